// Rows in a table's columns that are no items of it.
import { Decimal } from 'decimal.js';
import { weightOf } from '../../labels/label.ts';
import type { TextRow } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import type { Column } from '../head/header-column.ts';
import type { Header } from '../head/line-headers.ts';
import type { LineDraft } from '../line-draft.ts';

/** 'Surcharge   0,00' under the items: nothing, of which nobody counts any. */
export const isNothing = ({ netTotal, quantity }: Pick<LineDraft, 'netTotal' | 'quantity'>): boolean =>
  quantity === undefined && new Decimal(netTotal ?? 0).isZero();

const FIGURES: ReadonlySet<Column> = new Set(['colQuantity', 'colUnitPrice', 'colTotal', 'colGross']);

/**
 * 'Shipping   10.00' under the prices, where a table's items stand left of them: a row of the sums. What counts something, or says
 * what one costs, is none.
 */
export function isRightOfText({ cells }: TextRow, line: LineDraft, { columns }: Header): boolean {
  if (line.quantity !== undefined || line.unitPrice !== undefined) return false;
  const text = columns.find(({ kind }) => kind === 'colDesignation')?.box;
  const figures = columns.filter(({ kind, box }) => FIGURES.has(kind) && text && box.x0 > text.x1);
  const said = cells.filter((cell) => /\p{L}{3}/u.test(cell.text));
  if (said.some(({ labels: [label] }) => label?.from === 0 && weightOf(label, 'colUnitPrice') > 0)) return false;
  const left = Math.min(...figures.map(({ box }) => box.x0));
  return figures.length > 1 && said.length > 0 && said.every(({ x0 }) => x0 >= left);
}

/** 'Dont éco-participation   0,02' under an item, in the column of its total: held in that item, which says so itself. */
export const isHeldInItem = ({ cells }: TextRow, { quantity }: LineDraft): boolean =>
  quantity === undefined && HELD.test(fold(cells.find(({ text }) => /\p{L}{3}/u.test(text))?.text ?? ''));
const HELD =
  /^\W*(?:dont|davon|darin enthalten|of which|thereof|de los cuales|de las cuales|di cui|waarvan|dos quais)\b/;

/** 'Preis pro Stunde: 60 €' under '1 Stunde   60,00 €', in the column of totals: what one of that line costs, and so noted there. */
export function tellsPrice(
  { cells }: TextRow,
  { quantity, netTotal }: LineDraft,
  above: LineDraft | undefined,
): boolean {
  const [label] = cells.find((cell) => /\p{L}{3}/u.test(cell.text))?.labels ?? [];
  if (label?.from !== 0 || weightOf(label, 'colUnitPrice') === 0 || quantity !== undefined || netTotal === undefined)
    return false;
  if (!above || above.quantity === undefined || above.unitPrice !== undefined) return false;
  if (!new Decimal(above.quantity).times(netTotal).eq(above.netTotal ?? 0)) return false;
  above.unitPrice = netTotal;
  return true;
}

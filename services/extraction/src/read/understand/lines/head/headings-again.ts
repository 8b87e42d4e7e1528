import { boundsOf } from '../../../page-model.ts';
import { type Label, weightOf } from '../../labels/label.ts';
import type { Meaning } from '../../labels/vocabulary/phrase.ts';
import type { DocumentText, TextRow } from '../../text/document-text.ts';
import type { HeaderColumn } from './header-column.ts';
import { columnsOf, overlap } from './header-columns.ts';

type TableBefore = { readonly lastRow: number; readonly columns: readonly HeaderColumn[] };

/** In heights of a line. */
const SAME_EDGE = 1.5;

const ENDS = ['netTotal', 'vatTotal', 'grossTotal', 'amountDue'] as const satisfies readonly Meaning[];

/**
 * 'Übernachtung | Datum | Betrag', 'Sonstiges | Betrag' under a table of items: another part of them, under what it holds and the
 * same heading of totals in the same column, from the same left edge. Nothing between may have named the invoice's sums.
 */
export function headsAgain(text: DocumentText, row: TextRow, before: TableBefore): HeaderColumn[] | undefined {
  const [first] = row.cells;
  const total = before.columns.find(({ kind }) => kind === 'colTotal');
  if (!first || !total || row.cells.length < 2 || first.labels.length > 0 || /\d/.test(row.text)) return undefined;
  const left = Math.min(...before.columns.map(({ box }) => box.x0));
  if (Math.abs(first.x0 - left) > SAME_EDGE * (first.y1 - first.y0)) return undefined;
  const own = columnsOf(row).filter(({ box }) => box.x0 > first.x1);
  const last = own.at(-1);
  const right = Math.max(...row.cells.map(({ x1 }) => x1));
  if (last?.kind !== 'colTotal' || last.box.x1 < right || overlap(last.box, total.box) <= 0) return undefined;
  const from = first.row;
  const isEnded = text.rows.slice(before.lastRow + 1, from).some(({ cells, text: said }) => {
    const isSum = (label: Label | undefined) => label?.from === 0 && ENDS.some((role) => weightOf(label, role) >= 0.9);
    return /\d/.test(said) && cells.some(({ labels: [label] }) => isSum(label));
  });
  return isEnded ? undefined : [{ kind: 'colDesignation', box: boundsOf([first]) }, ...own];
}

import { boundsOf } from '../../../page-model.ts';
import { monthOf } from '../../dates/months.ts';
import type { Cell, DocumentText, TextRow } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { isAligned } from '../aligned.ts';
import { countOf } from '../row/count-of.ts';
import { endsTable } from '../table/table-ends.ts';
import type { HeaderColumn } from './header-column.ts';
import { overlap } from './header-columns.ts';
import { isMoneyUnder } from './unnamed-columns.ts';

/** So many rows tell what stands under a heading at the least, where no unit does. */
const FEWEST_COUNTED = 2;
/** Rows of a table that are looked at. */
const MOST_ROWS = 60;

/** '2', '2,5', '3 h', '12 kg': a number or a code of four figures and more is none, nor is '07'. */
const COUNT = /^(?!0\d)\d{1,3}(?:[.,]\d{1,3})?(?: ?\p{L}{1,5}[²³]?\.?)?$/u;

/**
 * 'Descrizione | Ore | Importo', 'Service | Time | Cost': what stands between text and totals, under a name we do not know, is the count
 * where no other column is, nor a price. So its figures tell, which make the totals of prices in whole cents, and are no money, no rates
 * of the page's taxes, no numbers of rows and no codes.
 */
export function withCountsBetween(
  columns: readonly HeaderColumn[],
  row: TextRow,
  text: DocumentText,
  lastRow: number,
): HeaderColumn[] {
  const at = (kind: HeaderColumn['kind']) => columns.find((column) => column.kind === kind);
  const [named, total] = [at('colDesignation')?.box, at('colTotal')?.box];
  if (!named || !total || at('colQuantity') || at('colUnitPrice') || at('colDiscount')) return [...columns];
  const isFree = (cell: Cell) => columns.every(({ box }) => overlap(box, cell) <= 0);
  const [heading, ...others] = row.cells.filter((cell) => cell.x0 > named.x1 && cell.x1 < total.x0 && isFree(cell));
  if (!heading || others.length > 0 || heading.labels.length > 0) return [...columns];
  const counts = rowsBelow(text, row, lastRow, columns).flatMap(({ cells }): Counted[] => {
    const sum = cells.find((cell) => isMoneyUnder(total, cell));
    const under =
      cells.find((cell) => overlap(cell, heading) > 0 || isAligned(cell, heading)) ??
      cells.find(({ x0, x1 }) => sum && x0 >= heading.x0 && x1 < sum.x0);
    return sum && under ? [{ said: under.text, cents: Number(sum.text.replace(/\D/g, '')) }] : [];
  });
  return areCounts(counts, text) ? [...columns, { kind: 'colQuantity', box: boundsOf([heading]) }] : [...columns];
}

function rowsBelow(
  { rows }: DocumentText,
  { page }: TextRow,
  lastRow: number,
  columns: readonly HeaderColumn[],
): TextRow[] {
  const below = rows.slice(lastRow + 1, lastRow + 1 + MOST_ROWS).filter((one) => one.page === page);
  const end = below.findIndex((one) => endsTable(one, { columns }));
  return end < 0 ? below : below.slice(0, end);
}

/** What stands under the heading, and the total beside it. */
type Counted = { readonly said: string; readonly cents: number };

function areCounts(counts: readonly Counted[], text: DocumentText): boolean {
  if (counts.length === 0 || !counts.every((one) => COUNT.test(one.said) && isPriced(one))) return false;
  const said = counts.map((one) => one.said);
  if (said.every(hasUnit)) return true;
  const values = said.map(numberOf);
  const [first = 0] = values;
  const isNumbered =
    values.every((value, at) => value === first + at) && (first === 1 || values.length > FEWEST_COUNTED);
  const isMoney = said.every((one) => /[.,]\d{2}$/.test(one));
  const isCode = values.every((value) => Number.isInteger(value) && value >= 100);
  const rates = new Set(text.rows.flatMap((row) => [...row.text.matchAll(RATE)].map(([, rate]) => numberOf(rate))));
  const areRates = values.every((value) => value === 0 || rates.has(value));
  return new Set(values).size >= FEWEST_COUNTED && !isNumbered && !isMoney && !isCode && !areRates;
}
/** '3 h', and not '3 Feb'. */
const hasUnit = (said: string): boolean =>
  /\p{L}/u.test(said) && monthOf(fold(said).replace(/\P{L}/gu, '')) === undefined;
const RATE = /(\d{1,2}(?:[.,]\d+)?) ?%/g;
const numberOf = (said = ''): number => countOf(said)?.toNumber() ?? 0;

/** Whether a price in whole cents makes the total: to the cent where the count is whole, else but for what rounding takes. */
function isPriced({ said, cents }: Counted): boolean {
  const count = numberOf(said);
  if (count === 0) return false;
  if (Number.isInteger(count)) return cents % count === 0;
  return Math.abs(Math.round(cents / count) * count - cents) < 1;
}

import { boundsOf } from '../../../page-model.ts';
import type { Cell, DocumentText, TextRow } from '../../text/document-text.ts';
import { isAligned } from '../aligned.ts';
import { countOf } from '../row/factors.ts';
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
 * where no other column is, nor a price. So its figures tell, which are no money, no rates of the page's taxes, no numbers of rows and no
 * codes.
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
  const counts = rowsBelow(text, row, lastRow, columns).flatMap(({ cells }): string[] => {
    const sum = cells.find((cell) => isMoneyUnder(total, cell));
    const under =
      cells.find((cell) => overlap(cell, heading) > 0 || isAligned(cell, heading)) ??
      cells.find(({ x0, x1 }) => sum && x0 >= heading.x0 && x1 < sum.x0);
    if (!sum) return [];
    return under ? [under.text] : [];
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

function areCounts(said: readonly string[], text: DocumentText): boolean {
  if (said.length === 0 || !said.every((one) => COUNT.test(one))) return false;
  if (said.every((one) => /\p{L}/u.test(one))) return true;
  const values = said.map((one) => countOf(one)?.toNumber() ?? 0);
  const [first = 0] = values;
  const isNumbered =
    values.every((value, at) => value === first + at) && (first === 1 || values.length > FEWEST_COUNTED);
  const isMoney = said.every((one) => /[.,]\d{2}$/.test(one));
  const isCode = values.every((value) => Number.isInteger(value) && value >= 100);
  const rates = new Set(text.rows.flatMap((row) => [...row.text.matchAll(RATE)].map(([, rate]) => toNumber(rate))));
  const areRates = values.every((value) => value === 0 || rates.has(value));
  return new Set(values).size >= FEWEST_COUNTED && !isNumbered && !isMoney && !isCode && !areRates;
}
const RATE = /(\d{1,2}(?:[.,]\d+)?) ?%/g;
const toNumber = (written = ''): number => Number(written.replace(',', '.'));

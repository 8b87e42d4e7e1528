// Which of two columns of one name holds what one costs, and which what all of them do; and where the counts stand, told by the rows below.
import { boundsOf } from '../../../page-model.ts';
import type { TextRow } from '../../text/document-text.ts';
import type { HeaderColumn } from './header-column.ts';
import { overlap } from './header-columns.ts';
import { areProducts } from './products-of-rows.ts';

/**
 * The columns of a head, of two prices and of two totals each told by its figures, and the counts under a heading that nobody knows.
 * @param row the headings
 */
export const withPricesByProduct = (
  columns: readonly HeaderColumn[],
  row: TextRow,
  rowsBelow: readonly TextRow[],
): HeaderColumn[] =>
  withPriceCalledTotal(withTotalCalledPrice(withUnnamedCounts(columns, row, rowsBelow), rowsBelow), rowsBelow);

/** 'Produkt | Wolo | Preis | Summe': what stands under a heading of its own and makes each total of the price is the count. */
function withUnnamedCounts(
  columns: readonly HeaderColumn[],
  { cells }: TextRow,
  rowsBelow: readonly TextRow[],
): HeaderColumn[] {
  const at = (kind: HeaderColumn['kind']) => columns.find((column) => column.kind === kind)?.box;
  const [price, total, discount] = [at('colUnitPrice'), at('colTotal'), at('colDiscount')];
  if (!price || !total || at('colQuantity')) return [...columns];
  const unknown = cells.filter(
    (cell) => cell.labels.length === 0 && columns.every(({ box }) => overlap(box, cell) <= 0),
  );
  const counts = unknown.find((count) => areProducts({ count, price, total, discount }, rowsBelow));
  return counts ? [...columns, { kind: 'colQuantity', box: boundsOf([counts]) }] : [...columns];
}

/**
 * 'Množství | J.cena | Cena | DPH | Celkem', 'Qty | Unit price | Price | VAT | Total': of two columns called prices the second holds what all of
 * an item cost, where so many times the first is it. What is headed as a total behind it has the tax in it.
 */
function withTotalCalledPrice(columns: readonly HeaderColumn[], rowsBelow: readonly TextRow[]): HeaderColumn[] {
  const [price, called] = pairOf(columns, 'colUnitPrice');
  if (!price || !called || !isProduct(columns, price, called, rowsBelow)) return [...columns];
  return columns.map((column) => {
    if (column === called) return { ...column, kind: 'colTotal' };
    return column.kind === 'colTotal' && column.box.x0 > called.box.x1 ? { ...column, kind: 'colGross' } : column;
  });
}

/**
 * 'Qty | Price | Discount | Net price | Amount': of two columns that head totals the first holds what is left of one, where the second is
 * so many times it.
 */
function withPriceCalledTotal(columns: readonly HeaderColumn[], rowsBelow: readonly TextRow[]): HeaderColumn[] {
  const [called, total] = pairOf(columns, 'colTotal');
  if (!called || !total || !isProduct(columns, called, total, rowsBelow)) return [...columns];
  return columns.map((column) => (column === called ? { ...column, kind: 'colUnitPrice' } : column));
}

/** The two columns of a kind, left and right; none where there are more. */
function pairOf(columns: readonly HeaderColumn[], kind: HeaderColumn['kind']): readonly HeaderColumn[] {
  const own = columns.filter((column) => column.kind === kind);
  return own.length === 2 ? own.toSorted((one, other) => one.box.x0 - other.box.x0) : [];
}

function isProduct(
  columns: readonly HeaderColumn[],
  { box: price }: HeaderColumn,
  { box: total }: HeaderColumn,
  rowsBelow: readonly TextRow[],
): boolean {
  const count = columns.find(({ kind }) => kind === 'colQuantity')?.box;
  return count !== undefined && count.x0 < total.x0 && areProducts({ count, price, total }, rowsBelow);
}

import type { Cell, TextRow } from '../../text/document-text.ts';
import { isAligned } from '../aligned.ts';
import { countOf } from '../row/count-of.ts';
import type { HeaderColumn } from './header-column.ts';
import { overlap } from './header-columns.ts';

/** Rows of a table that are looked at. */
const MOST_ROWS = 12;

/**
 * 'Množství | J.cena | Cena | DPH | Celkem', 'Qty | Unit price | Price | VAT | Total': of two columns called prices the second holds what all of
 * an item cost, where so many times the first is it in each row that has the three, and not one of each alone. What is headed as a total
 * behind it has the tax in it.
 * @param rowsBelow the rows under the headings
 */
export function withTotalsCalledPrices(
  columns: readonly HeaderColumn[],
  rowsBelow: readonly TextRow[],
): HeaderColumn[] {
  const ordered = columns.toSorted((one, other) => one.box.x0 - other.box.x0);
  const [price, called, ...more] = ordered.filter(({ kind }) => kind === 'colUnitPrice');
  const count = ordered.find(({ kind }) => kind === 'colQuantity');
  if (!price || !called || !count || more.length > 0 || count.box.x0 > called.box.x0) return [...columns];
  const products = rowsBelow.slice(0, MOST_ROWS).flatMap(({ cells }) => {
    const [many, one, all] = [count, price, called].map((column) => figureUnder(cells, column));
    const times = many && countOf(many.text)?.toNumber();
    return times && one && all ? [{ times, isMade: times * digitsOf(one) === digitsOf(all) }] : [];
  });
  const isProven = products.some(({ times }) => times !== 1) && products.every(({ isMade }) => isMade);
  if (!isProven) return [...columns];
  return columns.map((column) => {
    if (column === called) return { ...column, kind: 'colTotal' };
    return column.kind === 'colTotal' && column.box.x0 > called.box.x1 ? { ...column, kind: 'colGross' } : column;
  });
}

const figureUnder = (cells: readonly Cell[], { box }: HeaderColumn): Cell | undefined =>
  cells.find((cell) => /\d/.test(cell.text) && (overlap(cell, box) > 0 || isAligned(cell, box)));

/** Price and total in one habit of writing: their figures alone are as many times one another. */
const digitsOf = ({ text }: Cell): number => Number(text.replace(/\D/g, ''));

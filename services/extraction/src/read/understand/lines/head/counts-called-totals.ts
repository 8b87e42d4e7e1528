import type { Cell, TextRow } from '../../text/document-text.ts';
import { isAligned } from '../aligned.ts';
import type { HeaderColumn } from './header-column.ts';
import { overlap } from './header-columns.ts';

/** Rows of a table that are looked at. */
const MOST_ROWS = 12;

/**
 * 'Harga | Jumlah | Total', 'Price | Amount | Total': a word that heads totals elsewhere heads the counts where no other column does, and
 * so many times the price is the last total in each row that has all three.
 * @param rowsBelow the rows under the headings
 */
export function withCountsCalledTotals(
  columns: readonly HeaderColumn[],
  rowsBelow: readonly TextRow[],
): HeaderColumn[] {
  const [price, ...prices] = columns.filter(({ kind }) => kind === 'colUnitPrice');
  const totals = columns.filter(({ kind }) => kind === 'colTotal').toSorted((one, other) => one.box.x0 - other.box.x0);
  const [called, last, ...more] = totals;
  const isCounted = columns.some(({ kind }) => kind === 'colQuantity');
  if (!price || !called || !last || prices.length + more.length > 0 || isCounted) return [...columns];
  const figureUnder = (cells: readonly Cell[], { box }: HeaderColumn) =>
    cells.find((cell) => /\d/.test(cell.text) && (overlap(cell, box) > 0 || isAligned(cell, box)));
  const products = rowsBelow.slice(0, MOST_ROWS).flatMap(({ cells }) => {
    const [count, one, all] = [called, price, last].map((column) => figureUnder(cells, column));
    // 'Subtotal 120.00' under the headings has no price.
    return count && one && all ? [COUNT.test(count.text) && Number(count.text) * digitsOf(one) === digitsOf(all)] : [];
  });
  const isProven = products.length > 0 && products.every((isProduct) => isProduct);
  return columns.map((column) => (isProven && column === called ? { ...column, kind: 'colQuantity' } : column));
}

const COUNT = /^[1-9]\d{0,4}$/;

/** Price and total in one habit of writing: their figures alone are as many times one another. */
const digitsOf = ({ text }: Cell): number => Number(text.replace(/\D/g, ''));

// Which of several columns that could be the total, the price or the count is which.
import type { HeaderColumn } from './header-column.ts';

/** The columns of a head, each price, count and total told by where it stands among the others. */
export const pricesAndTotals = (columns: readonly HeaderColumn[]): HeaderColumn[] =>
  withPriceBeforeTotal(withPricesTwice(withoutSecondTotal(columns)));

/**
 * 'Prix HT | Prix TTC | Total TTC', 'Preis netto | Preis brutto | Gesamt': what one costs without the tax and with it, one beside the
 * other, before what all of them come to.
 */
function withPricesTwice(columns: readonly HeaderColumn[]): HeaderColumn[] {
  const ordered = [...columns].sort((a, b) => a.box.x0 - b.box.x0);
  const last = ordered.findLastIndex(isTotal);
  const prices = new Set(
    ordered.filter((column, at) => {
      if (at >= last || !isTotal(column)) return false;
      const [before, next] = [ordered[at - 1], ordered[at + 1]];
      return (column.kind === 'colGross' && before?.kind === 'colUnitPrice') || next?.kind === 'colUnitPrice';
    }),
  );
  return columns.map((column) => (prices.has(column) ? { ...column, kind: 'colUnitPrice' } : column));
}

const isTotal = ({ kind }: HeaderColumn): boolean => kind === 'colTotal' || kind === 'colGross';

/** 'Amount | Total' side by side, or 'Amount | Quantity | Total', where nothing else is the price: what one costs, and what all of them do. */
function withPriceBeforeTotal(columns: readonly HeaderColumn[]): HeaderColumn[] {
  const ordered = [...columns].sort((a, b) => a.box.x0 - b.box.x0);
  const last = ordered.findLastIndex(({ kind }) => kind === 'colTotal');
  const before = ordered[last - 1]?.kind === 'colQuantity' ? ordered[last - 2] : ordered[last - 1];
  if (before?.kind !== 'colTotal' || columns.some(({ kind }) => kind === 'colUnitPrice')) return [...columns];
  return columns.map((column) => (column === before ? { ...column, kind: 'colUnitPrice' } : column));
}

/**
 * 'Amount | Product | Price | Total', 'Product | Amount | Price | Total': of two columns that may be the total, the one left of all the
 * text counts items, and so does the one left of the price.
 */
function withoutSecondTotal(columns: readonly HeaderColumn[]): HeaderColumn[] {
  const totals = columns.filter(({ kind }) => kind === 'colTotal').sort((a, b) => a.box.x0 - b.box.x0);
  const text = columns.find(({ kind }) => kind === 'colDesignation');
  const price = columns.find(({ kind }) => kind === 'colUnitPrice');
  if (totals.length < 2 || !text || columns.some(({ kind }) => kind === 'colQuantity')) return [...columns];
  const isCount = ({ kind, box }: HeaderColumn) =>
    kind === 'colTotal' &&
    (box.x1 <= text.box.x0 ||
      (price !== undefined && box.x1 <= price.box.x0 && price.box.x1 <= (totals[1]?.box.x0 ?? 0)));
  return columns.map((column) => (isCount(column) ? { ...column, kind: 'colQuantity' } : column));
}

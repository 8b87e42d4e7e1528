import { Decimal } from 'decimal.js';
import { type Boxes, money } from '../line-draft.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { sumOf } from './line-sums.ts';

/**
 * '2 of: Faucet 27.99', '2 | Faucet | 27.99': what one costs, in the last column of a table without another. Where each line is counted, and
 * not the amounts but so many of each come to one of the sums, those are the lines' totals (EN 16931 BT-131), and printed nowhere. So they
 * are where the column is called 'Unit price', whatever they come to with what is charged besides.
 * @param sums what the lines may come to
 */
export function withPricesForTotals(read: readonly LineOnPage[], sums: readonly Decimal[]): readonly LineOnPage[] {
  const lines = read.map(({ isOfOne: _told, ...line }) => line);
  const isNamed = (some: readonly LineOnPage[]) => {
    const total = sumOf(some);
    return sums.some((sum) => sum.gt(0) && sum.eq(total));
  };
  const isPriced = ({ quantity, unitPrice }: LineOnPage) => quantity !== undefined && unitPrice === undefined;
  if (isNamed(lines)) return lines;
  const multiplied = lines.map(multiply);
  if (lines.every(isPriced) && isNamed(multiplied)) return multiplied;
  return lines.map((line, at) => (read[at]?.isOfOne && isPriced(line) ? multiply(line) : line));
}

function multiply(line: LineOnPage): LineOnPage {
  const { quantity = '1', netTotal = '0' } = line;
  const whole = { ...line, unitPrice: netTotal, netTotal: money(new Decimal(netTotal).times(quantity)) };
  const { netTotal: price, ...others } = line.place?.boxes ?? {};
  const boxes: Boxes = price ? { ...others, unitPrice: price } : others;
  return line.place ? { ...whole, place: { ...line.place, boxes } } : whole;
}

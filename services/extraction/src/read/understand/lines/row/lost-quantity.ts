import { Decimal } from 'decimal.js';
import { isAligned } from '../aligned.ts';
import type { Header } from '../head/line-headers.ts';
import type { LineDraft, LinePlace } from '../line-draft.ts';

/** So many of one thing are counted at the most where the count itself was not seen. */
const MOST_LOST = 99;

/**
 * A recogniser loses a figure that stands alone. Where a table has a column of quantities, a line none, and its total is
 * its price so many times, that many it is; beside a reduction in percent, so many times what that leaves of the price.
 * @param reduction what stands in the line's column of reductions
 */
export function lostQuantity(line: LineDraft, { columns }: Header, reduction?: Decimal): void {
  const { quantity, unitPrice, netTotal } = line;
  if (quantity !== undefined || unitPrice === undefined || netTotal === undefined) return;
  if (columns.every(({ kind }) => kind !== 'colQuantity')) return;
  const [discount, priced] = (['colDiscount', 'colUnitPrice'] as const).map((kind) =>
    columns.find((one) => one.kind === kind),
  );
  // A price behind the reduction is what it leaves ('Listenpreis | Rabatt | Nettopreis').
  const isReduced = discount !== undefined && !(priced && priced.box.x0 > discount.box.x1);
  // What a reduction leaves of several may be the price of fewer.
  if (isReduced && !reduction && !new Decimal(unitPrice).eq(netTotal)) return;
  const left = isReduced ? reduction : undefined;
  if (left && (left.lt(0) || left.gte(100))) return;
  const price = new Decimal(unitPrice).times(new Decimal(100).minus(left ?? 0)).div(100);
  const count = countOfPrice(new Decimal(netTotal), price);
  if (count) line.quantity = count.toFixed();
}

/** So many lines that count something tell that a table does, whatever became of the heading. */
const FEWEST_COUNTED = 2;

/**
 * Where the heading of quantities was lost as well: counts that make the totals of their lines, right under one another, are
 * a column of them, and a line of that table without one has as many as its price makes of its total.
 */
export function withLostCounts<Line extends Omit<LineDraft, 'place'> & { readonly place?: LinePlace }>(
  lines: readonly Line[],
  { columns }: Pick<Header, 'columns'>,
): readonly Line[] {
  if (columns.some(({ kind }) => kind === 'colQuantity' || kind === 'colDiscount' || kind === 'colGross')) return lines;
  const counts = lines.flatMap(({ place }) => place?.boxes.quantity ?? []);
  const inColumn = Math.max(0, ...counts.map((one) => counts.filter((box) => isAligned(box, one)).length));
  // A one makes the total of its price wherever it stands: some of them are none of the column.
  if (inColumn < FEWEST_COUNTED || 2 * inColumn < counts.length) return lines;
  return lines.map((line) => {
    const { quantity, unitPrice, netTotal } = line;
    if (quantity !== undefined || unitPrice === undefined || netTotal === undefined) return line;
    const count = countOfPrice(new Decimal(netTotal), new Decimal(unitPrice));
    return count ? { ...line, quantity: count.toFixed() } : line;
  });
}

/** Whether a total is a price several times. */
export const isSoMany = (total: Decimal, price: Decimal): boolean => countOfPrice(total, price) !== undefined;

/** How many times a price makes a total, to the cent that it is rounded to. */
export function countOfPrice(total: Decimal, price: Decimal): Decimal | undefined {
  if (price.isZero()) return undefined;
  const count = total.div(price).toDecimalPlaces(0);
  if (count.lt(1) || count.gt(MOST_LOST)) return undefined;
  return price
    .times(count)
    .minus(total)
    .abs()
    .lte(price.decimalPlaces() > 2 ? '0.005' : '0')
    ? count
    : undefined;
}

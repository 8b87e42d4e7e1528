// What follows the items and says once more what they are, told by the sums that the page names.
import { Decimal } from 'decimal.js';
import type { LineOnPage } from './lines.ts';

/** Rounding each line may move a sum by half a cent. */
const HALF_A_CENT = '0.005';

/**
 * Lines that come to the net total, and behind them a row of just that: the total itself, under whatever name, ends them. What
 * stands below it is VAT and sums.
 * @param net the invoice's total without VAT
 */
export function upToNet(lines: readonly LineOnPage[], net: Decimal | undefined): readonly LineOnPage[] {
  if (!net || net.isZero()) return lines;
  let sum = new Decimal(0);
  for (const [at, line] of lines.entries()) {
    const isReached = at > 0 && sum.minus(net).abs().lte(new Decimal(HALF_A_CENT).times(at));
    if (isReached && net.eq(line.netTotal ?? 0)) return lines.slice(0, at);
    sum = sum.plus(line.netTotal ?? 0);
  }
  return lines;
}

/** The same where the page names no net total: the last row is the total itself, and says how many of nothing. */
export function upToGross(lines: readonly LineOnPage[], gross: Decimal | undefined): readonly LineOnPage[] {
  const [last, above] = [lines.at(-1), lines.slice(0, -1)];
  if (!gross || gross.isZero() || above.length < 2 || !last || last.quantity !== undefined) return lines;
  return gross.eq(last.netTotal ?? 0) && gross.eq(sumOf(above)) ? above : lines;
}

/**
 * Items with a quantity and a price that come to the net total, and others among them that say neither: those are sums, payments
 * and what was carried over. Another sum that the page names may be that of a part of the items.
 */
export function countedToNet(lines: readonly LineOnPage[], net: Decimal | undefined): readonly LineOnPage[] {
  if (!net || net.isZero()) return lines;
  const counted = lines.filter(({ quantity, unitPrice }) => quantity !== undefined && unitPrice !== undefined);
  const others = lines.filter(({ quantity, isReduction }) => quantity === undefined && !isReduction);
  if (counted.length === 0 || counted.length + others.length < lines.length || others.length === 0) return lines;
  return net.eq(sumOf(counted)) && !net.eq(sumOf(lines)) ? counted : lines;
}

/** Two copies of an invoice on one page: the same lines twice over, where the page names what they come to once. */
export function printedOnce(lines: readonly LineOnPage[], sums: readonly Decimal[]): readonly LineOnPage[] {
  const half = lines.slice(0, lines.length / 2);
  if (lines.length === 0 || lines.length % 2 === 1) return lines;
  const isTwice = half.every((line, at) => isSame(line, lines[half.length + at]));
  const sum = sumOf(half);
  const isNamed = sums.some((one) => one.eq(sum)) && !sums.some((one) => one.eq(sum.times(2)));
  if (!isTwice || !isNamed || sum.isZero()) return lines;
  return half.map((line, at) => (line.quantity === undefined ? (lines[half.length + at] ?? line) : line));
}

/** By what each comes to; a name is recognised otherwise in another place, and a count may be lost there. */
const isSame = (one: LineOnPage, other: LineOnPage | undefined): boolean =>
  other !== undefined &&
  one.netTotal === other.netTotal &&
  (['quantity', 'unitPrice'] as const).every(
    (name) => one[name] === undefined || other[name] === undefined || one[name] === other[name],
  );

const sumOf = (lines: readonly LineOnPage[]): Decimal =>
  lines.reduce((sum, { netTotal }) => sum.plus(netTotal ?? 0), new Decimal(0));

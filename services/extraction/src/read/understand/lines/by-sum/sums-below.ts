// What follows the items and says once more what they are, told by the sums that the page names.
import type { Decimal } from 'decimal.js';
import type { LineOnPage } from '../line-on-page.ts';
import { isWithinRounding, runningSums, sumOf } from './line-sums.ts';

/**
 * Lines that come to one of the sums before the last of them, where all come to none: what stands below is VAT, sums, or what they
 * are made of ('Détail carburant'). Where more lines below come to it as well, those above are the summary.
 * @param sums what the lines may come to, the likeliest first: the net total, and the total where each has its VAT in it
 */
export function upToSum(lines: readonly LineOnPage[], sums: readonly Decimal[]): readonly LineOnPage[] {
  const named = sums.filter((sum) => !sum.isZero());
  const comesTo = (some: readonly LineOnPage[], sum: Decimal) => isSum(sumOf(some), sum, some.length);
  if (named.some((sum) => comesTo(lines, sum))) return lines;
  const running = runningSums(lines);
  for (const sum of named) {
    const last = running.findLastIndex((one, at) => isSum(one, sum, at + 1));
    if (last < 0) continue;
    const [above, below] = [lines.slice(0, last + 1), lines.slice(last + 1)];
    return comesTo(below, sum) && below.length > above.length ? below : above;
  }
  return lines;
}

const isSum = (one: Decimal, sum: Decimal, count: number): boolean => count > 0 && isWithinRounding(one, sum, count);

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

/**
 * Lines without the one that has neither count nor price, and that the counted ones above it come to: 'Subtotal' under items. Where all of
 * them come to a sum of the page, they are what they are.
 * @param sums what the lines may come to
 */
export function withoutSumOfAbove(lines: readonly LineOnPage[], sums: readonly Decimal[]): readonly LineOnPage[] {
  if (sums.some((sum) => isSum(sumOf(lines), sum, lines.length))) return lines;
  const at = lines.findIndex(({ quantity, unitPrice, netTotal }, index) => {
    if (quantity !== undefined || unitPrice !== undefined || netTotal === undefined) return false;
    const counted = lines.slice(0, index).filter((line) => line.quantity !== undefined);
    return !sumOf(counted).isZero() && sumOf(counted).eq(netTotal);
  });
  return at < 0 ? lines : lines.toSpliced(at, 1);
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

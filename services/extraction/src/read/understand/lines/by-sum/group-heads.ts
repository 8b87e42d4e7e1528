// What a group of items is called, with what they come to, over them.
import { Decimal } from 'decimal.js';
import type { LineOnPage } from '../line-on-page.ts';
import { runningSums, sumOf } from './line-sums.ts';

/**
 * 'Servizi di rete   31,51' over the items that come to it, some of them counted and some not: where all lines come to none of the
 * sums that the page names and those that are no such head do, the heads say once more what their items do.
 * @param sums what the lines may come to
 */
export function withoutHeads(lines: readonly LineOnPage[], sums: readonly Decimal[]): readonly LineOnPage[] {
  const isNamed = (sum: Decimal) => sums.some((one) => one.eq(sum));
  /** What all before each place come to, and all of them. */
  const running = [new Decimal(0), ...runningSums(lines)];
  if (isNamed(running.at(-1) ?? new Decimal(0))) return lines;
  /** The last place at which the lines before it come to so much. */
  const last = new Map(running.map((sum, at) => [sum.toFixed(), at]));
  const items = lines.filter(({ netTotal, quantity, unitPrice }, at) => {
    const total = new Decimal(netTotal ?? 0);
    if (quantity !== undefined || unitPrice !== undefined || total.isZero()) return true;
    const own = running[at + 1]?.plus(total);
    return (last.get(own?.toFixed() ?? '') ?? 0) <= at + 1;
  });
  const left = sumOf(items);
  return items.length > 0 && isNamed(left) ? items : lines;
}

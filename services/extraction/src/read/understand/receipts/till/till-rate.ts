import type { Decimal } from 'decimal.js';
import { type TillRow, valuesOf } from './till-rows.ts';
import type { Derived } from './till-witness.ts';

/** No receipt has more rates. */
const MOST_RATES = 16;

/**
 * A line that calls itself the total and is, to the cent, a net one with a rate that is printed anywhere: the tax between
 * them need not be legible.
 */
export function netAtRate(rows: readonly TillRow[]): Derived[] {
  const rates = new Map(rows.flatMap((row) => row.rates).map((rate) => [rate.toString(), rate.div(100).plus(1)]));
  const factors = [...rates.values()].slice(0, MOST_RATES);
  const nets = valuesOf(rows, 'net');
  const isNetAtRate = (total: Decimal) =>
    nets.some((net) => net.lt(total) && factors.some((factor) => net.times(factor).toDecimalPlaces(2).eq(total)));
  return valuesOf(rows, 'total')
    .filter(isNetAtRate)
    .map((value) => ({ value, kind: 'tax', weight: 1.5 }));
}

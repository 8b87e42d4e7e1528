import { Decimal } from 'decimal.js';

/** Rounding moves a product by less, in the money's unit. */
const CENT = '0.011';

/** '25.00 per 100': of how many a price may be, beside one. */
export const PER = [new Decimal(100), new Decimal(1000)];

/**
 * On which terms a count and a price make a total: a reduction in percent, one in money of all or of each, and of how many the price is
 * ('25.00 per 100').
 */
export type Terms = {
  readonly reduction?: Decimal | undefined;
  readonly off?: Decimal | undefined;
  readonly per?: Decimal.Value;
};

/** Whether so many of a price, or what a reduction leaves of it, come to a total, to the cent. */
export function makes(
  count: Decimal.Value,
  price: Decimal.Value,
  total: Decimal.Value,
  { reduction, off, per = 1 }: Terms = {},
): boolean {
  const left = new Decimal(100).minus(reduction ?? 0).div(100);
  const full = new Decimal(count).times(price).div(per);
  const reduced = off ? [full.minus(off), full.minus(off.times(count))] : [];
  return [full.times(left), ...reduced].some((one) => one.minus(total).abs().lt(CENT));
}

/** Whether so many of a price come to a total, to the cent, with nothing taken off. */
export const isProduct = (count: Decimal, price: Decimal.Value, total: Decimal.Value): boolean =>
  makes(count, price, total);

import type { Decimal } from 'decimal.js';

/** Rounding moves a product by less, in the money's unit. */
const CENT = '0.011';

/** Whether so many of a price come to a total, to the cent. */
export const isProduct = (count: Decimal, price: Decimal.Value, total: Decimal.Value): boolean =>
  count.times(price).minus(total).abs().lt(CENT);

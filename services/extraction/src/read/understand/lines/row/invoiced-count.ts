import type { Amount } from '../../money/figures/amount.ts';
import { isProduct } from '../product.ts';

/**
 * 'Ordered 5 | Shipped 3 | Price 61.00 | Amount 183.00', 'Boxes 4 | Kg 48.50 | …': of several counts in a row the one that was invoiced
 * makes the total of the price (EN 16931 BT-129). As it was where that one does, or none.
 */
export function countInvoiced(
  own: Amount,
  price: Amount | undefined,
  total: Amount | undefined,
  amounts: readonly Amount[],
): Amount {
  if (!price || !total || price.value.isZero()) return own;
  const makesTotal = ({ value }: Amount) => isProduct(value, price.value, total.value);
  if (makesTotal(own)) return own;
  const isCount = (one: Amount) => one !== price && one !== total && !one.isPercent && one.box.x1 <= total.box.x0;
  return amounts.find((one) => isCount(one) && makesTotal(one)) ?? own;
}

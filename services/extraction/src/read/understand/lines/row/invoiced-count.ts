import type { Amount } from '../../money/figures/amount.ts';
import { makes, PER, type Terms } from '../product.ts';

/**
 * 'Ordered 5 | Shipped 3 | Price 61.00 | Amount 183.00', 'Boxes 4 | Kg 48.50 | …': of several counts in a row the one that was invoiced
 * makes the total of the price (EN 16931 BT-129), or of what a reduction leaves of it. As it was where that one does, or none.
 */
export function countInvoiced(
  own: Amount,
  price: Amount | undefined,
  total: Amount | undefined,
  amounts: readonly Amount[],
  terms: Pick<Terms, 'reduction' | 'off'>,
): Amount {
  if (!price || !total || price.value.isZero()) return own;
  const isCount = (one: Amount) => one !== price && one !== total && !one.isPercent && one.box.x1 <= total.box.x0;
  const counts = [own, ...amounts.filter(isCount)];
  const makesTotal = ({ value }: Amount, per: Terms['per'] = 1) =>
    makes(value, price.value, total.value, { ...terms, per });
  if (!own.isRescaled && makesTotal(own)) return own;
  // '250 | 10,00 | 100 | 25,00': the price of a hundred, where what a recogniser may have meant by 250, 2.50, makes the total too.
  const per = PER.find((many) => counts.some((one) => one !== own && one.value.eq(many)));
  const ofMany = counts.find((one) => per && !one.isRescaled && !one.value.eq(per) && makesTotal(one, per));
  return ofMany ?? counts.find((one) => makesTotal(one)) ?? own;
}

import type { Decimal } from 'decimal.js';
import { type Label, weightOf } from '../../labels/label.ts';
import type { Amount } from '../figures/amount.ts';

/** What rounding leaves. */
const CENT = '0.011';

/**
 * 'davon 7 % MwSt aus 190,00   12,43', '20 % TVA sur 250,00   50,00': of two sums behind a tax's label the second alone is the tax where
 * the rate of the row makes it of the first, which is with the tax or without.
 */
export function withoutTaxed(label: Label, money: readonly Amount[], row: readonly Amount[]): readonly Amount[] {
  const [base, tax, ...more] = money;
  if (!base || !tax || more.length > 0 || weightOf(label, 'vatTotal') === 0) return money;
  const rates = row.filter(({ isPercent, value }) => isPercent && value.gt(0));
  return rates.some(({ value }) => isTaxOf(tax.value, base.value, value)) ? [tax] : money;
}

const isTaxOf = (tax: Decimal, base: Decimal, rate: Decimal): boolean =>
  [rate.div(100), rate.div(rate.plus(100))].some((share) => base.times(share).minus(tax).abs().lt(CENT));

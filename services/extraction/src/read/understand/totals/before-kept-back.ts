import type { Decimal } from 'decimal.js';
import type { Contender } from './total-contenders.ts';

/** How surely labels have to call the VAT and what is kept back; a row with its rate says a little less of the VAT. */
const CALLED = 0.6;
/** Less than a label, and more than none. */
const BY_RATE = 0.4;

/**
 * 'Importe 500.00, IRPF 19 % -95.00, IGIC 7 % 35.00, Total 440.00': the net total that no label calls so, where a printed rate makes the VAT of
 * it, and what is kept back leads from both to the total.
 */
export function beforeKeptBack(
  { gross, vat, prepaid, anywhere }: Record<'gross' | 'vat' | 'prepaid' | 'anywhere', readonly Contender[]>,
  rates: readonly Decimal[],
): Contender[] {
  const kept = prepaid.filter(({ value, score }) => score >= CALLED && value.isNegative());
  if (kept.length === 0) return [];
  return anywhere
    .filter(({ value }) =>
      vat.some(
        (tax) =>
          tax.score >= CALLED &&
          rates.some((rate) => !rate.isZero() && value.times(rate).div(100).minus(tax.value).abs().lt('0.011')) &&
          kept.some((less) => gross.some((total) => value.plus(tax.value).plus(less.value).eq(total.value))),
      ),
    )
    .map((one) => ({ ...one, score: BY_RATE }));
}

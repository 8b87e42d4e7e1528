import { HIGHEST_RATE } from '../money/roles/sums-of-total-row.ts';
import type { Triple } from './total-certainty.ts';
import { type Contender, LABELLED } from './total-contenders.ts';

/** The VAT of one rate says as much as that of all. */
const BY_RATE = 0.75;

/**
 * 'Totaal excl. btw 310,00, 12 % BTW 37,20, Totaal incl. btw 34T,2O': what a bare 'Totaal' calls so too is the net total by name, and no
 * total where a VAT is added to it, though that total was not read.
 */
export function netByName(triple: Triple, named: Record<'net' | 'vat', readonly Contender[]>): Triple {
  const { net, gross, adds, isLeft } = triple;
  if (!gross || net || adds || isLeft) return triple;
  const isNet = named.net.some((one) => one.score >= LABELLED && one.value.eq(gross.value));
  const isTaxed = named.vat.some(
    ({ score, value, amount }) =>
      score >= BY_RATE && amount.isMoney && value.gt(0) && value.lte(gross.value.times(HIGHEST_RATE)),
  );
  return isNet && isTaxed ? { ...triple, net: gross, gross: undefined } : triple;
}

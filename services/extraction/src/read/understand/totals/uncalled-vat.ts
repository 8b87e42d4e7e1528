import type { Proofs, Triple } from './total-certainty.ts';
import { type Contender, UNLABELLED } from './total-contenders.ts';

/**
 * 'Total services 1,527.00, filing fee 125.00, total 1,652.00': what is added to a sum that is called so, up to a total that is called
 * so, is no VAT where the page calls nothing VAT and its other words are known. A recogniser may have lost VAT's name.
 */
export const isUncalledVat = ({ net, vat, gross, adds }: Triple, { namesVat, isPrinted }: Proofs): boolean =>
  isPrinted === true &&
  namesVat === false &&
  adds &&
  !vat?.value.isZero() &&
  isCalled(net) &&
  isCalled(gross) &&
  !isCalled(vat);

const isCalled = (one: Contender | undefined): boolean => one !== undefined && one.score > UNLABELLED + 0.01;

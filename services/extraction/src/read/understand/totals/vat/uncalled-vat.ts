import type { Decimal } from 'decimal.js';
import type { Proofs, Triple } from '../total-certainty.ts';
import { type Contender, UNLABELLED } from '../total-contenders.ts';

/** The tax of each line may be rounded by itself. */
const ROUNDED = '0.021';

/**
 * 'Total services 1,527.00, filing fee 125.00, total 1,652.00': what is added to a sum that is called so, up to a total that is called
 * so, is no VAT where the page calls nothing VAT and its other words are known. A recogniser may have lost VAT's name.
 */
export const isUncalledVat = ({ net, vat, gross, adds }: Triple, { namesVat, isPrinted, rates }: Proofs): boolean =>
  isPrinted === true &&
  namesVat === false &&
  adds &&
  !vat?.value.isZero() &&
  isCalled(net) &&
  isCalled(gross) &&
  !isCalled(vat) &&
  // 'Local supply of services 8 %   127.68': called so by its rate.
  !rates.some((rate) => net !== undefined && vat !== undefined && isShare(net, rate, vat));

const isShare = (net: Contender, rate: Decimal, vat: Contender): boolean =>
  net.value.times(rate).div(100).minus(vat.value).abs().lt(ROUNDED);

const isCalled = (one: Contender | undefined): boolean => one !== undefined && one.score > UNLABELLED + 0.01;

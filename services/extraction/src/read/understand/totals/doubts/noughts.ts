// Totals of nought: a form prints '0.00' in each of its boxes that nothing was written in.
import { Decimal } from 'decimal.js';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { Proofs, Triple } from '../total-certainty.ts';
import { type Contender, contenders, LABELLED } from '../total-contenders.ts';

const isNought = ({ net, gross }: Triple): boolean =>
  gross?.value.isZero() === true && (net === undefined || net.value.isZero());

/** What is left of the lines once what has one of these roles is taken off: each that is printed, and none. */
function leftOfLines(
  sumOfLines: Decimal,
  evidence: readonly AmountEvidence[],
  roles: readonly ('discount' | 'prepaid')[],
): Decimal[] {
  const taken = roles.flatMap((role) => contenders(evidence, { [role]: 1 }));
  return [new Decimal(0), ...taken.map(({ value }) => value.abs())].map((less) => sumOfLines.minus(less));
}

/** 'Taxa de livrare 8,99, Discount -8,99, Total 0,00': all that is printed is taken off again, and the three have labels of their own. */
const isCancelled = ({ net, vat, gross }: Triple, evidence: readonly AmountEvidence[]): boolean =>
  [net, vat, gross].every((one) => one !== undefined && one.score >= LABELLED) &&
  evidence.every(
    ({ amount: { value, isMoney } }) =>
      !isMoney || value.lte(0) || evidence.some((other) => other.amount.value.eq(value.negated())),
  );

/**
 * Whether net and total are nought while no lines of nought, nor a reduction by all that they come to, say why. An advance that pays all
 * leaves nought to pay, and not a total of nought (EN 16931 BR-CO-16).
 */
const isUnsaidNought = (triple: Triple, evidence: readonly AmountEvidence[], { sumOfLines }: Proofs): boolean =>
  isNought(triple) &&
  !isCancelled(triple, evidence) &&
  !(sumOfLines && leftOfLines(sumOfLines, evidence, ['discount']).some((left) => left.isZero()));

/** Whether they are nought while the lines come to more, all that is taken off of them counted: other boxes' values. */
export const isRefutedNought = (triple: Triple, evidence: readonly AmountEvidence[], { sumOfLines }: Proofs): boolean =>
  isNought(triple) &&
  sumOfLines !== undefined &&
  leftOfLines(sumOfLines, evidence, ['discount', 'prepaid']).every((left) => left.gt(0));

/**
 * Whether net and total are one figure by a VAT of nought, while a printed rate makes another VAT of it, or of a figure that is less, and
 * that VAT stands on the pages, and so does what the two come to ('Sum 80.00', 'XYZ 13 %: 10.40', 'Subtotal: 90.40'): the nought is another
 * tax's, or none.
 */
const isTaxedBeside = ({ net, vat }: Triple, anywhere: readonly Contender[], { rates }: Proofs): boolean => {
  if (!net || !vat?.value.isZero()) return false;
  const stands = (value: Decimal) => anywhere.some((one) => one.value.minus(value).abs().lt(CENT));
  return rates.some((rate) => {
    const [tax, within] = [net.value.times(rate).div(100), net.value.times(rate).div(rate.plus(100))];
    const isOnTop = tax.gt(0) && stands(tax) && stands(net.value.plus(tax));
    return isOnTop || (within.gt(0) && stands(within) && stands(net.value.minus(within)));
  });
};
/** What rounding makes of a tax. */
const CENT = '0.011';

/**
 * Whether net and total are one figure by a VAT of nought that neither a rate of nought nor the lines prove, while more money stands by
 * itself on the pages ('au capital de 50 000 €' does not): it may be any figure.
 */
const isNoughtOverMore = (
  { net, vat, gross }: Triple,
  anywhere: readonly Contender[],
  { rates, sumOfLines, isPrinted }: Proofs,
): boolean =>
  // In a picture a figure is misread into a greater one.
  isPrinted === true &&
  net !== undefined &&
  gross !== undefined &&
  !gross.value.isZero() &&
  vat?.value.isZero() === true &&
  !rates.some((rate) => rate.isZero()) &&
  sumOfLines?.eq(net.value) !== true &&
  anywhere.some(({ value, amount: { cell } }) => value.gt(gross.value.abs()) && cell.words.length <= WITH_SIGN);
/** A figure and the sign of its currency. */
const WITH_SIGN = 2;

/** Whether a total, or a VAT, of nought is doubted for one of these reasons. */
export const isDoubtfulNought = (
  triple: Triple,
  evidence: readonly AmountEvidence[],
  anywhere: readonly Contender[],
  proofs: Proofs,
): boolean =>
  isUnsaidNought(triple, evidence, proofs) ||
  isTaxedBeside(triple, anywhere, proofs) ||
  isNoughtOverMore(triple, anywhere, proofs);

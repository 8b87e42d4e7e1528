// Why totals that were settled together may be wrong all the same.
import { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import { HIGHEST_RATE } from '../../money/roles/sums-of-total-row.ts';
import { type Proofs, type Triple, UNPROVED } from '../total-certainty.ts';
import { type Contender, contenders, LABELLED, LATER, UNLABELLED } from '../total-contenders.ts';
import type { VatRow } from '../vat/vat-breakdown.ts';

/** Whether what adds up is called nothing, while another amount is called the net total, or the total; so surely at the least. */
export const isContradicted = (
  one: Contender | undefined,
  labelled: readonly Contender[],
  least: number = LABELLED,
): boolean =>
  one !== undefined &&
  one.score <= UNLABELLED + 0.01 &&
  labelled.some((other) => other.score >= least && !other.value.eq(one.value));

/** 'Tax  0.00' beside 'Freight  3.95': as surely as a heading over it says that an amount is the VAT. */
export const UNDER_HEADING = 0.8;

/** Whether one total is what net and VAT make, by name, and the one settled on what something else was added to. */
export function isTwofold({ net, vat, gross, isLeft }: Triple, labelled: readonly Contender[]): boolean {
  if (!net || !vat || !gross || isLeft) return false;
  const whole = net.value.plus(vat.value);
  return (
    whole.minus(gross.value).abs().gt(ROUNDING) &&
    labelled.some((one) => one.score >= LABELLED && one.value.minus(whole).abs().lt(ROUNDING))
  );
}

/** The VAT of one rate, or what those of several come to. */
const BY_RATE = 0.75;
/** What the bases of all rates come to is a net total too. */
const BASES = 0.6;
/** What rounding makes of a sum. */
const ROUNDING = '0.021';

/**
 * Whether a total was settled on without the net total and the VAT that stand there by name, since the three do not add up,
 * what is taken off and charged besides counted in: one of them is wrong, on the paper or as it was read.
 */
export function isUnbalanced(
  { net, vat, gross }: Triple,
  named: Record<'net' | 'vat', readonly Contender[]>,
  evidence: readonly AmountEvidence[],
): boolean {
  if (!gross || (net && vat)) return false;
  const isNamed = (one: Contender, least: number) =>
    one.score >= least && one.amount.isMoney && !one.value.isZero() && one.value.lt(gross.value);
  const nets = named.net.filter((one) => isNamed(one, BASES));
  const vats = named.vat.filter((one) => isNamed(one, BY_RATE));
  if (nets.length === 0 || vats.length === 0) return false;
  // Once: all evidence is gone through for them.
  const [charges, discounts] = (['charges', 'discount'] as const).map((role) => [
    new Decimal(0),
    ...contenders(evidence, { [role]: 1 }).map(({ value }) => value.abs()),
  ]);
  const leads = (base: Contender, tax: Contender) =>
    charges?.some((more) =>
      discounts?.some((less) =>
        base.value.plus(tax.value).plus(more).minus(less).minus(gross.value).abs().lt(ROUNDING),
      ),
    );
  return !nets.some((base) => vats.some((tax) => leads(base, tax)));
}

/**
 * Whether what is called VAT, and leads to no total, is more than any rate makes of the greatest sum of the page; or more than what it
 * is of, whatever it leads to ('$0.00' read as '30.00', and '$7.50' as '37.50').
 */
export const isTooMuchVat = ({ net, vat, adds }: Triple, anywhere: readonly Contender[]): boolean =>
  vat?.value.gt(0) === true &&
  ((net?.value.gt(0) === true && vat.value.gt(net.value)) ||
    (!adds && anywhere.every(({ value }) => value.times(HIGHEST_RATE).lt(vat.value))));

/** Whether a VAT that leads to no total may have lost the sign before its decimals: 'PDV: 315' is as often a number. */
export const isGuessedVat = ({ vat, adds }: Triple): boolean => !adds && vat?.amount.isRescaled === true;

/** The rows above or below in which others of a table's rows stand. */
const TABLE = 4;

/**
 * Whether the three are one row of several that add up alike ('312.00 | 28.08 | 340.08' over '158.06 | 14.22 | 172.28'), and not
 * that of their sums.
 */
export function isOneRowOfSeveral({ net, vat, gross, adds }: Triple, evidence: readonly AmountEvidence[]): boolean {
  if (!adds || !net || !vat || !gross) return false;
  const { page, row } = gross.amount.cell;
  if ([net, vat].some(({ amount: { cell } }) => cell.page !== page || cell.row !== row)) return false;
  const totalOf = (other: number): { whole: Decimal; isTaxed: boolean } | undefined => {
    const money = evidence.flatMap(({ amount }) =>
      amount.isMoney && amount.cell.page === page && amount.cell.row === other ? [amount.value] : [],
    );
    const [base, tax, whole, ...more] = money;
    if (!base || !tax || !whole || more.length > 0 || !base.plus(tax).eq(whole)) return undefined;
    return { whole, isTaxed: tax.gt(0) };
  };
  const sideOf = (step: number) =>
    Array.from({ length: TABLE }, (_, at) => totalOf(row + step * (at + 1))).flatMap((one) => one ?? []);
  const [above, below] = [sideOf(-1), sideOf(1)];
  const taxed = [...above, ...below].filter(({ isTaxed }) => isTaxed);
  const isSum = (some: readonly { whole: Decimal }[]) => {
    const [first, ...others] = some.map(({ whole }) => whole);
    return (
      first !== undefined &&
      (some.some(({ whole }) => whole.eq(gross.value)) || Decimal.sum(first, ...others).eq(gross.value))
    );
  };
  // A row without tax is one of the table's where the sum needs it, and items have such rows too.
  const areSummed = (side: typeof above) => isSum(side) || isSum(side.filter(({ isTaxed }) => isTaxed));
  return taxed.length > 0 && !areSummed(above) && !areSummed(below);
}

/** A nought that a recogniser thinks less of is as often the rest of another figure. */
const LEGIBLE = 0.7;

/** Whether net and total are one figure by a VAT of nought that is hardly legible, while another net total, or sum, is named. */
export const isWornNought = ({ net, vat }: Triple, named: readonly Contender[]): boolean =>
  net !== undefined &&
  vat?.value.isZero() === true &&
  vat.amount.confidence < LEGIBLE &&
  named.some((one) => one.score >= BASES && one.amount.isMoney && !one.value.eq(net.value));

/**
 * Whether net and total are one figure by a VAT of nought, while another amount beside it is called VAT and is none: 'GST 12 % 0.00' is one
 * rate's. So is the nought of 'A 0 % 4.27 0.00' over 'B 20 % 3.84 0.64'.
 */
export const isNoughtOfOne = (
  { net, vat, gross, adds }: Triple,
  named: readonly Contender[],
  evidence: readonly AmountEvidence[],
): boolean => {
  if (!adds || !net || !gross || !vat?.value.isZero()) return false;
  const isTax = ({ value, isMoney, cell }: Amount) =>
    isMoney && value.gt(0) && value.lt(gross.value.times(HIGHEST_RATE)) && cell.page === gross.amount.cell.page;
  const { cell, box } = vat.amount;
  const isNext = (other: Amount) =>
    Math.abs(other.cell.row - cell.row) === 1 && Math.abs(other.box.x1 - box.x1) < (box.y1 - box.y0) / 2;
  return (
    // As surely as the nought, which stands later among equals at the most.
    named.some(({ score, amount }) => score >= Math.min(BY_RATE, vat.score - LATER) && isTax(amount)) ||
    evidence.some(({ amount, hasRate }) => hasRate && isNext(amount) && isTax(amount))
  );
};

/** Whether the lines come to what is called the total, no other amount is, and nothing on the page is called VAT. */
export const isTotalOfLines = (
  { net, vat, gross, isLeft }: Triple,
  labelled: readonly Contender[],
  { sumOfLines, namesVat }: Proofs,
): boolean =>
  gross !== undefined &&
  !isLeft &&
  !net &&
  !vat &&
  namesVat === false &&
  gross.score >= BASES - 0.01 &&
  sumOfLines?.eq(gross.value) === true &&
  labelled.every((one) => one.score < LABELLED || one.value.eq(gross.value));

/**
 * Whether a VAT that no label speaks of, and none of the rates that are printed leads to, is more or less than any of them would
 * make of the net total: items add up as well as totals do. Of a sum that is called no net total any other is doubted.
 */
export function isOffRates({ net, vat, adds }: Triple, rows: readonly VatRow[], rates: readonly Decimal[]): boolean {
  const printed = rates.filter((rate) => !rate.isZero());
  if (!adds || !net || !vat || net.value.isZero() || vat.value.isZero() || printed.length === 0) return false;
  if (vat.score > UNLABELLED + 0.01 || rows.some((row) => row.tax.value.minus(vat.value).abs().lt(ROUNDING)))
    return false;
  const offs = printed.map((rate) => net.value.times(rate).div(100).abs().minus(vat.value.abs()));
  if (net.score < CALLED && offs.every((off) => off.abs().gt(ROUNDING))) return true;
  return offs.every((off) => off.gt(ROUNDING)) || offs.every((off) => off.lt(`-${ROUNDING}`));
}

/** A net total by name; a sum of lines, or a base, is called less. */
const CALLED = 0.7;

/** What does not agree with its own labels is certain in nothing. */
export const doubted = (sure: Record<'net' | 'vat' | 'gross', number>) => ({
  net: Math.min(UNPROVED, sure.net),
  vat: Math.min(UNPROVED, sure.vat),
  gross: Math.min(UNPROVED, sure.gross),
});

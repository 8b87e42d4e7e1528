import type { Decimal } from 'decimal.js';
import type { SpelledSum } from '../money/figures/spelled-out.ts';
import { isOfRate } from './of-rate.ts';
import { isSpelledOut } from './spelled-totals.ts';
import type { TaxWithin } from './total.ts';
import { type Contender, isChangeOf, LABELLED, UNLABELLED } from './total-contenders.ts';
import type { VatRow } from './vat/vat-breakdown.ts';

/** Net, VAT and total as they were settled together, and whether they add up. */
export type Triple = {
  readonly net: Contender | undefined;
  readonly vat: Contender | undefined;
  readonly gross: Contender | undefined;
  readonly score: number;
  readonly adds: boolean;
  /** What is called the total is what is left of net and VAT once a payment is taken off: the amount due. */
  readonly isLeft: boolean;
  /** The total is in whole money, and what rounding made of it is not printed. */
  readonly isRounded?: boolean;
  /** Net and VAT make the total with what is printed behind them and nobody knows: a tax-free item, or an older bill's balance. */
  readonly isBehind?: boolean;
};

/** What the rest of the page says of the totals, without knowing them. */
export type Proofs = {
  /** A statement that the invoice bears no VAT. */
  readonly isExempt: boolean;
  /** A statement that the buyer pays the VAT to the state. */
  readonly isSplit?: boolean;
  /** India's two halves of one tax are named. */
  readonly isHalved?: boolean;
  /** Rates that are printed, in percent. */
  readonly rates: readonly Decimal[];
  /** What the net amounts of its lines come to; undefined where no line was read whole. */
  readonly sumOfLines: Decimal | undefined;
  /** Figures without any sign before decimals, or with one that may part thousands: each sum holds a hundred or a thousand times over. */
  readonly isUnscaled?: boolean;
  /** Its words are those that were printed, none of them recognised. */
  readonly isPrinted?: boolean;
  /** A cell that says by itself that the invoice is paid. */
  readonly saysPaid?: boolean;
  /** A line of the page that is called VAT. */
  readonly namesVat?: boolean;
  /** A tax that the prices hold. */
  readonly taxWithin?: TaxWithin | undefined;
  /** Sums in words. */
  readonly spelled?: readonly SpelledSum[];
};

/** A net total or a VAT that no sum proves: what is added up on a page has many sums that are not the last. */
export const UNPROVED = 0.49;

/** Three that add up but for what may be rounding. */
const ROUNDED = 0.8;

/** A net total that no VAT and total prove, but its lines. */
const SUMMED_UP = 0.85;

/** How sure each of the three is, 0 to 1: by their sum, their labels, and what proves one of them without the others. */
export function confidenceOf(
  triple: Triple,
  rates: readonly VatRow[],
  prepaid: readonly Contender[],
  proofs: Proofs,
): { net: number; vat: number; gross: number } {
  if (triple.adds && triple.net && triple.vat && triple.gross) {
    const sum = sureOfSum({ ...triple, net: triple.net, vat: triple.vat, gross: triple.gross }, rates, proofs);
    const sure = triple.isRounded ? Math.min(ROUNDED, sum) : sum;
    const isAny = isAnySum(triple.net, triple.vat, rates, proofs);
    const [parts, whole] = isAny ? [Math.min(UNPROVED, sure), alone(triple.gross)] : [sure, sure];
    return { net: parts, vat: parts, gross: Math.max(whole, inWords(triple.gross, proofs)) };
  }
  const paid = triple.gross && isChangeOf(triple.gross, prepaid) ? 0.88 : 0;
  const isSumOfLines = triple.net && isSummedUp(triple.net, proofs);
  const labelled = Math.max(saidTwice(triple.gross), inWords(triple.gross, proofs), alone(triple.gross));
  return {
    net: isSumOfLines ? Math.max(SUMMED_UP, alone(triple.net)) : Math.min(UNPROVED, alone(triple.net) * 0.92),
    vat: Math.min(UNPROVED, alone(triple.vat) * 0.85),
    gross: Math.max(paid, isOverVat(triple) ? Math.min(UNPROVED, labelled) : labelled),
  };
}

/** How sure one is by its labels. */
const alone = (one: Contender | undefined): number =>
  one ? Math.min(0.82, 0.3 + 0.42 * Math.min(1, one.score) + 0.03 * Math.min(3, one.seen)) * trust(one) : 0;

/**
 * 'Fees 83,54, Expenses 0,71, Total 84,25': what stands between two sums and nobody calls a tax is none of theirs where no rate makes it
 * of the one, or the paper says that it bears none.
 */
const isAnySum = (net: Contender, vat: Contender, rows: readonly VatRow[], proofs: Proofs): boolean =>
  vat.score <= UNLABELLED + 0.01 &&
  !vat.value.isZero() &&
  (proofs.isExempt || !(isOfRate(net, vat) || isRatedBy(net, vat, rows, proofs) || isNearlyRated(net, vat, proofs)));

/** Whether a printed rate nearly makes the VAT of the net total: each item's was rounded on its own. */
const isNearlyRated = (net: Contender, vat: Contender, { rates }: Proofs): boolean =>
  !net.value.isZero() &&
  rates.some((rate) => !rate.isZero() && vat.value.div(net.value).times(100).minus(rate).abs().lt(NEARLY));
/** In percent. */
const NEARLY = '0.02';

/** Whether a rate that is printed makes the VAT of the net total, or the VAT is that of a row of rates. */
const isRatedBy = (net: Contender, vat: Contender, rows: readonly VatRow[], { rates }: Proofs): boolean =>
  rows.some((row) => row.tax.value.minus(vat.value).abs().lt('0.02')) ||
  rates.some((rate) => net.value.times(rate).div(100).minus(vat.value).abs().lt('0.011'));

/** A total that two labels name, read alike at both. */
const SAID_TWICE = 0.86;

const saidTwice = (gross: Contender | undefined): number =>
  gross && gross.seen >= 2 && gross.score >= LABELLED ? SAID_TWICE * trust(gross) : 0;

/** A total in words and in figures. */
const SPELLED_OUT = 0.96;

const inWords = (gross: Contender | undefined, proofs: Proofs): number =>
  gross && isSpelledOut(gross, proofs) ? SPELLED_OUT * trust(gross) : 0;

/** 'Total charges this month 800.00', 'Sales tax 104.00': a tax below what is called the total may be added to it, where no sum tells. */
export const isOverVat = ({ vat, gross }: Triple): boolean =>
  vat !== undefined &&
  gross !== undefined &&
  vat.score >= LABELLED &&
  vat.amount.cell.page === gross.amount.cell.page &&
  vat.amount.cell.row > gross.amount.cell.row;

/** Three that add up, not all of them by labels, where no printed rate and no lines say the same. */
export const ADDED_UP = 0.85;

/** How sure three are that add up: by their labels, and by what proves one of them without the others. */
function sureOfSum(
  { net, vat, gross }: Record<'net' | 'vat' | 'gross', Contender>,
  rows: readonly VatRow[],
  proofs: Proofs,
): number {
  const isSumOfLines = isSummedUp(net, proofs);
  const trusted = trust(net, vat, gross);
  // Net and total are one figure: that they agree proves nothing, a rate of nought or the lines do.
  // 'Ahorro (incluye IVA)  0.00': a nought of which a sentence speaks is hardly the VAT.
  if (vat.value.isZero() && vat.score < TOLD) return UNPROVED;
  if (vat.value.isZero()) return (isSumOfLines || proofs.rates.some((rate) => rate.isZero()) ? 0.93 : 0.8) * trusted;
  const isRated = isRatedBy(net, vat, rows, proofs);
  const labelled = [net, vat, gross].filter((one) => one.score > UNLABELLED + 0.01).length;
  if (labelled === 3) return (isRated || isSumOfLines ? 0.98 : 0.96) * trusted;
  // 'OTHER CHARGES  1.00' under taxes that are all of nought.
  if (proofs.rates.length > 0 && proofs.rates.every((rate) => rate.isZero())) return UNPROVED;
  return (isRated || isSumOfLines ? 0.93 : ADDED_UP) * trusted;
}

/** A label in a sentence says no more than this. */
const TOLD = 0.5;

const isSummedUp = (net: Contender, { sumOfLines }: Proofs): boolean =>
  sumOfLines?.minus(net.value).abs().lt('0.006') ?? false;

function trust(...contenders: readonly Contender[]): number {
  const least = Math.min(1, ...contenders.map((one) => one.amount.confidence));
  return least >= 1 ? 1 : 0.9 + 0.1 * least;
}

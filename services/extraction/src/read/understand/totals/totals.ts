import type { Decimal } from 'decimal.js';
import type { AmountEvidence } from '../money/roles/amount-roles.ts';
import { settleAdjustments } from './adjustments.ts';
import { bestTriple, type Parts } from './best-triple.ts';
import { isDoubtful } from './doubts/is-doubtful.ts';
import { isRefutedNought } from './doubts/noughts.ts';
import { dueAbove } from './doubts/outranked.ts';
import { doubted, isGuessedVat, isTooMuchVat, isTotalOfLines } from './doubts/sum-doubts.ts';
import { settleDue } from './due/amount-due.ts';
import { beforeRounding } from './due/before-rounding.ts';
import { addedTotal, chargedTotal, higherTotal, isAddedToDue } from './due/higher-total.ts';
import { mayBeLeft } from './due/may-be-left.ts';
import { isSettledBelow } from './due/paid-already.ts';
import { gatherParts } from './gather-parts.ts';
import { GREATEST, isGreatest } from './greatest-total.ts';
import { netBeforeRounding } from './net-before-rounding.ts';
import { netByName } from './net-by-name.ts';
import { withoutParts } from './parts-of-total.ts';
import { withoutUnreduced } from './reduced-totals.ts';
import type { Total, TotalName } from './total.ts';
import { confidenceOf, type Proofs, type Triple, UNPROVED } from './total-certainty.ts';
import { type Contender, LABELLED } from './total-contenders.ts';
import { settleContained } from './vat/contained-vat.ts';
import { withKeptVat } from './vat/kept-vat.ts';
import { settleWithin } from './vat/taxes-within.ts';
import { isUncalledVat } from './vat/uncalled-vat.ts';
import type { VatRow } from './vat/vat-breakdown.ts';
import { settleExempt, totalOfNet } from './vat/without-vat.ts';

/**
 * Settles the totals together. A labelled value alone may be another table's; net, VAT and total that add up
 * (EN 16931 BR-CO-15) prove one another, so the three that add up with the best labels win over better labels
 * that do not.
 */
export function settleTotals(
  named: readonly AmountEvidence[],
  vatRows: readonly VatRow[],
  proofs: Proofs,
): Partial<Record<TotalName, Total>> {
  const evidence = withoutUnreduced(withoutParts(withKeptVat(named, proofs)));
  const parts = gatherParts(evidence, vatRows, proofs);
  const agreed = bestOfDue(parts, evidence);
  if (!agreed || isRefutedNought(agreed, evidence, proofs)) return {};
  const triple = netByName(netBeforeRounding(beforeRounding(agreed, evidence), evidence, proofs), parts);
  const higher =
    triple.gross && parts.isSpelledOut(triple.gross)
      ? undefined
      : (higherTotal(triple, parts) ??
        chargedTotal(triple, parts.gross, parts.stamps) ??
        addedTotal(triple, parts, evidence));
  const isDoubted = isDoubtful(triple, parts, { evidence, proofs, higher });
  const sure = sureOf(triple, parts, { evidence, proofs, isDoubted });
  const settled = settleThree(triple, sure, proofs, parts);
  if (!isDoubted && parts.rates.length < 2) settleContained(settled, proofs);
  if (proofs.isExempt) settleExempt(settled, { ...parts, sumOfLines: proofs.sumOfLines });
  settleWithin(settled, proofs.taxWithin);
  const untaxed = totalOfNet(settled, { anywhere: parts.anywhere, namesVat: proofs.namesVat });
  if (untaxed) settled.grossTotal = untaxed;
  // What no VAT is added to was given as the total above.
  const total = triple.gross ?? (settled.grossTotal && { ...settled.grossTotal, score: LABELLED, seen: 1 });
  const isAdded = isAddedToDue(triple, { gross: parts.called, due: parts.due }, evidence);
  const isUnsaid = isAdded || triple.isBehind === true;
  if (settled.grossTotal && (isUnsaid || mayBeLeftOf(triple, parts))) settled.grossTotal = unproved(settled.grossTotal);
  // What is added bears no VAT, and may be part of the net total as well.
  if (settled.netTotal && isUnsaid) settled.netTotal = unproved(settled.netTotal);
  if (higher) settled.grossTotal = { value: higher.value, amount: higher.amount, confidence: UNPROVED };
  const sureOfTotal =
    higher || triple.isBehind ? UNPROVED : triple.gross ? sure.gross : (settled.grossTotal?.confidence ?? UNPROVED);
  const toPay =
    triple.isLeft && triple.gross
      ? toTotal(triple.gross, sure.gross)
      : settleDue(
          higher ?? total,
          { due: parts.due, prepaid: parts.prepaid, anywhere: evidence, parts: partsOf(triple, proofs) },
          sureOfTotal,
        );
  if (toPay) settled.amountDue = isPaid(toPay, total, proofs, evidence) ? unproved(toPay) : toPay;
  return { ...settled, ...settleAdjustments(evidence, triple) };
}

/**
 * The three that agree best. Where more is to be paid than their total is, they are those of a part of the paper: then the three of what is
 * more, where these add up too, or nothing calls the first a total.
 */
function bestOfDue(parts: Parts, evidence: readonly AmountEvidence[]): Triple | undefined {
  const agreed = bestTriple(parts);
  const more = agreed && dueAbove(agreed, parts, evidence);
  const whole = more && bestTriple(parts, more.value);
  if (!whole) return agreed;
  const isCalled = parts.called.some((one) => one.score >= LABELLED && agreed.gross?.value.eq(one.value));
  return !isCalled || (whole.adds && !whole.vat?.value.isZero()) ? whole : agreed;
}

type Sureness = ReturnType<typeof confidenceOf>;

/** How sure the three are, with what their lines come to, what speaks against them, and how much else is printed. */
function sureOf(
  triple: Triple,
  parts: Parts,
  page: { evidence: readonly AmountEvidence[]; proofs: Proofs; isDoubted: boolean },
): Sureness {
  const proved = confidenceOf(triple, parts.rates, parts.prepaid, page.proofs);
  const told = [
    proved.gross,
    ...(isTotalOfLines(triple, parts.gross, page.proofs) ? [OF_LINES] : []),
    ...(isGreatest(triple, parts, page) ? [GREATEST] : []),
  ];
  const sure = { ...proved, gross: Math.max(...told) };
  return page.isDoubted ? doubted(sure) : sure;
}

/** The three as totals, without what is no more than a guess. */
function settleThree(
  triple: Triple,
  sure: Sureness,
  proofs: Proofs,
  { anywhere }: Parts,
): Partial<Record<TotalName, Total>> {
  const { net, vat, gross, isLeft } = triple;
  const isUncalled = isUncalledVat(triple, proofs);
  const isGuess = isGuessedVat(triple) || isTooMuchVat(triple, anywhere);
  return {
    ...(gross && !isLeft && { grossTotal: toTotal(gross, sure.gross) }),
    ...(net && !isUncalled && { netTotal: toTotal(net, sure.net) }),
    ...(vat &&
      !isUncalled &&
      !isGuess && { vatTotal: { ...toTotal(vat, sure.vat), value: withSign(vat.value, triple) } }),
  };
}

/** Whether what was settled as the total may be what a payment left of it. */
const mayBeLeftOf = ({ gross }: Triple, { called, prepaid, due, anywhere }: Parts) =>
  mayBeLeft(gross, { gross: called, prepaid, due }, anywhere);

/** Whether the page says that the whole of it is paid: what is left is not sure then. */
const isPaid = (
  toPay: Total,
  total: Contender | undefined,
  { saysPaid }: Proofs,
  evidence: readonly AmountEvidence[],
): boolean =>
  total !== undefined && toPay.value.eq(total.value) && (saysPaid === true || isSettledBelow(total, evidence));

const toTotal = ({ value, amount }: Contender, confidence: number): Total => ({ value, amount, confidence });

const unproved = (total: Total): Total => ({ ...total, confidence: Math.min(UNPROVED, total.confidence) });

/** Net and VAT, none of which is what is left to pay, but where the buyer keeps the VAT. */
const partsOf = ({ net, vat }: Triple, { isSplit }: Proofs): Decimal[] =>
  isSplit ? [] : [net, vat].flatMap((part) => part?.value ?? []);

/** A total that its lines come to, where nothing is called VAT. */
const OF_LINES = 0.88;

function withSign(vat: Decimal, { net, gross, adds }: Triple): Decimal {
  return adds && net?.value.isNegative() && gross?.value.isNegative() ? vat.abs().negated() : vat;
}

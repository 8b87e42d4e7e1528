import type { Decimal } from 'decimal.js';
import type { AmountEvidence } from '../money/roles/amount-roles.ts';
import { isAdjusted, settleAdjustments } from './adjustments.ts';
import { bestTriple } from './best-triple.ts';
import { calledNet } from './called-net.ts';
import { withoutDetails } from './details.ts';
import { settleDue } from './due/amount-due.ts';
import { beforeRounding } from './due/before-rounding.ts';
import { addedTotal, chargedTotal, higherTotal, isAddedToDue } from './due/higher-total.ts';
import { mayBeLeft } from './due/may-be-left.ts';
import { isSettledBelow } from './due/paid-already.ts';
import { paidInFull } from './due/paid-in-full.ts';
import { netBeforeRounding } from './net-before-rounding.ts';
import { netByName } from './net-by-name.ts';
import { isDoubtfulNought, isRefutedNought } from './nought-totals.ts';
import { isOutranked, mayBeTaxed } from './outranked-totals.ts';
import { withoutParts } from './parts-of-total.ts';
import { areRescaled, isFarFromRates } from './recognised-doubts.ts';
import { rowsOfSums } from './rows-of-sums.ts';
import type { Total, TotalName } from './total.ts';
import { confidenceOf, type Proofs, type Triple, UNPROVED } from './total-certainty.ts';
import {
  beforePayment,
  contenders,
  contendersAnywhere,
  LABELLED,
  paidInCash,
  summedUp,
  sumOf,
  taxesByRate,
} from './total-contenders.ts';
import {
  doubted,
  isContradicted,
  isGuessedVat,
  isNoughtOfOne,
  isOffRates,
  isOneRowOfSeveral,
  isTooMuchVat,
  isTotalOfLines,
  isTwofold,
  isUnbalanced,
  isWornNought,
} from './total-doubts.ts';
import { unnamedTotal } from './unnamed-totals.ts';
import { settleContained, withVatContained } from './vat/contained-vat.ts';
import { withHalvesAdded } from './vat/halves-of-tax.ts';
import { withKeptVat } from './vat/kept-vat.ts';
import { withoutShares } from './vat/shares-of-total.ts';
import { summedColumns } from './vat/summed-columns.ts';
import { twoTaxes } from './vat/two-taxes.ts';
import { isUncalledVat } from './vat/uncalled-vat.ts';
import { distinctRates, type VatRow } from './vat/vat-breakdown.ts';
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
  const evidence = withoutParts(withKeptVat(named, proofs));
  const due = contenders(evidence, { amountDue: 1 });
  const prepaid = contenders(evidence, { prepaid: 1 });
  const roundings = contenders(evidence, { rounding: 1 });
  const rates = withoutShares(distinctRates(vatRows), due, proofs);
  const whole = rates.length > 1 ? withoutRows(evidence, rates) : evidence;
  const inRows = rowsOfSums(evidence);
  const inColumns = summedColumns(evidence);
  const gross = [
    ...inRows.gross,
    ...withoutDetails(contenders(whole, { grossTotal: 1, amountDue: 0.8 }), evidence),
    ...paidInCash(evidence),
    ...summedUp(evidence),
    ...paidInFull(evidence),
    ...beforePayment(evidence),
    ...withVatContained(evidence, proofs.rates),
  ];
  const net = [
    ...inRows.net,
    ...inColumns.net,
    ...contenders(whole, { netTotal: 1, lineSum: 0.62, taxBase: 0.4 }),
    ...sumOf(
      rates.map((row) => row.base),
      0.7,
    ),
  ];
  // A row that names its rate is one rate's share; all of it where it is that rate of what is called the net total.
  const rated = whole.filter(({ hasRate, scores }) => hasRate && (scores.vatTotal ?? 0) > 0);
  const isWhole = ({ amount }: AmountEvidence) =>
    net.some((base) =>
      proofs.rates.some((rate) => base.value.times(rate).div(100).minus(amount.value).abs().lt('0.011')),
    );
  const anywhere = contendersAnywhere(evidence);
  const taxes = [
    ...inRows.vat,
    ...inColumns.vat,
    ...contenders(
      whole.filter(({ hasRate }) => !hasRate),
      { vatTotal: 1 },
    ),
    ...contenders(rated.filter(isWhole), { vatTotal: 1 }),
    ...contenders(rated, { vatTotal: 0.75 }),
    ...sumOf(
      rates.map((row) => row.tax),
      0.85,
    ),
    ...sumOf(taxesByRate(evidence), 0.78),
    ...twoTaxes(evidence, { net, gross, rates: proofs.rates, roundings, anywhere }),
  ];
  const vat = proofs.isHalved ? withHalvesAdded(taxes, evidence) : taxes;
  for (const called of [
    calledNet({ net, vat, gross, roundings }),
    unnamedTotal({ vat, gross, anywhere, rates: proofs.rates }),
  ]) {
    gross.push(...called.gross);
    net.push(...called.net);
  }

  const negative = anywhere.filter((one) => one.value.isNegative()).length;
  const stamps = contenders(evidence, { charges: 1 });
  const agreed = bestTriple({
    isMostlyPositive: anywhere.length > 3 * negative,
    net,
    vat,
    gross,
    due,
    anywhere,
    rates,
    prepaid,
    stamps,
    reductions: contenders(evidence, { discount: 1 }),
    roundings,
    sumOfLines: proofs.sumOfLines,
  });
  const settled: Partial<Record<TotalName, Total>> = {};
  if (!agreed || isRefutedNought(agreed, evidence, proofs)) return settled;
  const triple = netByName(netBeforeRounding(beforeRounding(agreed, evidence), evidence, proofs), { net, vat });
  const called = contenders(whole, { grossTotal: 1 });
  const higher =
    higherTotal(triple, { gross, prepaid, due }) ??
    chargedTotal(triple, gross, stamps) ??
    addedTotal(triple, { gross, due }, evidence);
  const proved = confidenceOf(triple, rates, prepaid, proofs);
  const isDoubtful =
    proofs.isUnscaled === true ||
    isContradicted(triple.net, net) ||
    (!triple.isLeft && isContradicted(triple.gross, gross)) ||
    isTwofold(triple, gross) ||
    isAdjusted(triple, evidence) ||
    isUnbalanced(triple, { net, vat }, evidence) ||
    isOneRowOfSeveral(triple, evidence) ||
    areRescaled(triple, evidence) ||
    isFarFromRates(triple, proofs) ||
    isWornNought(triple, net) ||
    isNoughtOfOne(triple, vat, evidence) ||
    isDoubtfulNought(triple, evidence, anywhere, proofs) ||
    (higher ? mayBeTaxed(triple, rates) : isOutranked(triple, called)) ||
    isOffRates(triple, rates, proofs.rates);
  const summed = isTotalOfLines(triple, gross, proofs)
    ? { ...proved, gross: Math.max(OF_LINES, proved.gross) }
    : proved;
  const sure = isDoubtful ? doubted(summed) : summed;
  const isUncalled = isUncalledVat(triple, proofs);
  if (triple.gross && !triple.isLeft)
    settled.grossTotal = { value: triple.gross.value, amount: triple.gross.amount, confidence: sure.gross };
  if (triple.net && !isUncalled)
    settled.netTotal = { value: triple.net.value, amount: triple.net.amount, confidence: sure.net };
  if (triple.vat && !isUncalled && !isGuessedVat(triple) && !isTooMuchVat(triple, anywhere))
    settled.vatTotal = { value: withSign(triple.vat.value, triple), amount: triple.vat.amount, confidence: sure.vat };
  if (!isDoubtful && rates.length < 2) settleContained(settled, proofs);
  if (proofs.isExempt) settleExempt(settled, { sumOfLines: proofs.sumOfLines, anywhere, stamps });
  const untaxed = totalOfNet(settled, { anywhere, namesVat: proofs.namesVat });
  if (untaxed) settled.grossTotal = untaxed;
  // What no VAT is added to was given as the total above.
  const exempt = triple.gross ?? (settled.grossTotal && { ...settled.grossTotal, score: LABELLED, seen: 1 });
  const isUnsure =
    mayBeLeft(triple.gross, { gross: called, prepaid, due }, anywhere) ||
    isAddedToDue(triple, { gross: called, due }, evidence);
  if (settled.grossTotal && isUnsure)
    settled.grossTotal = { ...settled.grossTotal, confidence: Math.min(UNPROVED, settled.grossTotal.confidence) };
  if (higher) settled.grossTotal = { value: higher.value, amount: higher.amount, confidence: UNPROVED };
  const toPay =
    triple.isLeft && triple.gross
      ? { value: triple.gross.value, amount: triple.gross.amount, confidence: sure.gross }
      : settleDue(
          higher ?? exempt,
          { due, prepaid, anywhere: evidence, parts: partsOf(triple, proofs) },
          higher ? UNPROVED : triple.gross ? sure.gross : (settled.grossTotal?.confidence ?? UNPROVED),
        );
  const isSettled =
    exempt !== undefined &&
    toPay?.value.eq(exempt.value) === true &&
    (proofs.saysPaid === true || isSettledBelow(exempt, evidence));
  if (toPay) settled.amountDue = isSettled ? { ...toPay, confidence: Math.min(UNPROVED, toPay.confidence) } : toPay;
  return { ...settled, ...settleAdjustments(evidence, triple) };
}

/** Net and VAT, none of which is what is left to pay, but where the buyer keeps the VAT. */
const partsOf = ({ net, vat }: Triple, { isSplit }: Proofs): Decimal[] =>
  isSplit ? [] : [net, vat].flatMap((part) => part?.value ?? []);

/** A total that its lines come to, where nothing is called VAT. */
const OF_LINES = 0.88;

/** Of several rates each row has a net, a VAT and a total of its own, which add up as well as the invoice's. */
function withoutRows(evidence: readonly AmountEvidence[], rates: readonly VatRow[]): AmountEvidence[] {
  const rows = new Set(rates.map(({ base }) => base.cell.row));
  return evidence.filter(({ amount }) => !rows.has(amount.cell.row));
}

function withSign(vat: Decimal, { net, gross, adds }: Triple): Decimal {
  return adds && net?.value.isNegative() && gross?.value.isNegative() ? vat.abs().negated() : vat;
}

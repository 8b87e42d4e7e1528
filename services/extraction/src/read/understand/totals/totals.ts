import { Decimal } from 'decimal.js';
import { type AmountEvidence, HIGHEST_RATE } from '../money/amount-roles.ts';
import type { Amount } from '../money/amounts.ts';
import { confidenceOf, type Proofs, type Triple, UNPROVED } from './total-certainty.ts';
import {
  type Contender,
  contenders,
  contendersAnywhere,
  isChangeOf,
  paidInCash,
  summedUp,
  sumOf,
  taxesByRate,
  UNLABELLED,
} from './total-contenders.ts';
import { distinctRates, type VatRow } from './vat-breakdown.ts';

export type TotalName = 'netTotal' | 'vatTotal' | 'grossTotal' | 'amountDue' | 'discount' | 'charges';

/** A total as it was settled: where it stands, and how sure that is. */
export type Total = { readonly value: Decimal; readonly amount: Amount; readonly confidence: number };

const CENTS = new Decimal('0.021');

/**
 * Settles the totals together. A labelled value alone may be another table's; net, VAT and total that add up
 * (EN 16931 BR-CO-15) prove one another, so the three that add up with the best labels win over better labels
 * that do not.
 */
export function settleTotals(
  evidence: readonly AmountEvidence[],
  vatRows: readonly VatRow[],
  proofs: Proofs,
): Partial<Record<TotalName, Total>> {
  const due = contenders(evidence, { amountDue: 1 });
  const prepaid = contenders(evidence, { prepaid: 1 });
  const rates = distinctRates(vatRows);
  const whole = rates.length > 1 ? withoutRows(evidence, rates) : evidence;
  const gross = [
    ...contenders(whole, { grossTotal: 1, amountDue: 0.8 }),
    ...paidInCash(evidence),
    ...summedUp(evidence),
  ];
  const net = [
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
  const vat = [
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
  ];
  const anywhere = contendersAnywhere(evidence);

  const negative = anywhere.filter((one) => one.value.isNegative()).length;
  const triple = bestTriple({
    isMostlyPositive: anywhere.length > 3 * negative,
    net,
    vat,
    gross,
    due,
    anywhere,
    rates,
    prepaid,
  });
  const settled: Partial<Record<TotalName, Total>> = {};
  if (!triple) return settled;
  const proved = confidenceOf(triple, rates, prepaid, proofs);
  const sure = isContradicted(triple, net) || isAdjusted(triple, evidence) ? doubted(proved) : proved;
  if (triple.gross && !triple.isLeft)
    settled.grossTotal = { value: triple.gross.value, amount: triple.gross.amount, confidence: sure.gross };
  if (triple.net) settled.netTotal = { value: triple.net.value, amount: triple.net.amount, confidence: sure.net };
  if (triple.vat)
    settled.vatTotal = { value: withSign(triple.vat.value, triple), amount: triple.vat.amount, confidence: sure.vat };
  if (proofs.isExempt) settleExempt(settled, proofs.sumOfLines);
  const higher = higherTotal(triple, { gross, prepaid, due });
  if (higher) settled.grossTotal = { value: higher.value, amount: higher.amount, confidence: UNPROVED };
  const toPay =
    triple.isLeft && triple.gross
      ? { value: triple.gross.value, amount: triple.gross.amount, confidence: sure.gross }
      : settleDue(higher ?? triple.gross, { due, prepaid, anywhere: evidence }, higher ? UNPROVED : sure.gross);
  if (toPay) settled.amountDue = toPay;
  return { ...settled, ...settleAdjustments(evidence, triple) };
}

/** Of several rates each row has a net, a VAT and a total of its own, which add up as well as the invoice's. */
function withoutRows(evidence: readonly AmountEvidence[], rates: readonly VatRow[]): AmountEvidence[] {
  const rows = new Set(rates.map(({ base }) => base.cell.row));
  return evidence.filter(({ amount }) => !rows.has(amount.cell.row));
}

/**
 * A total above the one that net and VAT make, which less what is paid is the amount due: something without VAT was added
 * to it (a town's tax, an outlay). It is the total, though no sum proves it.
 */
function higherTotal(
  { gross, adds, isLeft }: Triple,
  labelled: Record<'gross' | 'prepaid' | 'due', readonly Contender[]>,
): Contender | undefined {
  if (!gross || !adds || isLeft || leavesDue(gross, labelled.prepaid, labelled.due)) return undefined;
  return labelled.gross.find(
    (one) => one.value.gt(gross.value) && one.score >= LABELLED && leavesDue(one, labelled.prepaid, labelled.due),
  );
}

/** Said to be the net total by its label, and no mistake. */
const LABELLED = 0.9;

/** Whether the net total that adds up is called nothing, while another amount is called the net total. */
const isContradicted = ({ net }: Triple, labelled: readonly Contender[]): boolean =>
  net !== undefined &&
  net.score <= UNLABELLED + 0.01 &&
  labelled.some((one) => one.score >= LABELLED && !one.value.eq(net.value));

/** The sum of lines is no net total where a reduction or a charge follows it and no sum of the three says otherwise. */
function isAdjusted({ net, adds }: Triple, evidence: readonly AmountEvidence[]): boolean {
  if (adds || !net) return false;
  const isSum = evidence.some(({ amount, scores }) => amount.value.eq(net.value) && (scores.lineSum ?? 0) >= LABELLED);
  const adjustments = [...contenders(evidence, { discount: 1 }), ...contenders(evidence, { charges: 1 })];
  return isSum && adjustments.some((one) => !one.value.isZero() && one.amount.cell.row > net.amount.cell.row);
}

/** What does not agree with its own labels is certain in nothing. */
const doubted = (sure: Record<'net' | 'vat' | 'gross', number>) => ({
  net: Math.min(UNPROVED, sure.net),
  vat: Math.min(UNPROVED, sure.vat),
  gross: Math.min(UNPROVED, sure.gross),
});

function withSign(vat: Decimal, { net, gross, adds }: Triple): Decimal {
  return adds && net?.value.isNegative() && gross?.value.isNegative() ? vat.abs().negated() : vat;
}

/** What such an invoice's lines sum up to was read twice over. */
const SUMMED_UP = 0.9;

/**
 * Where the invoice says that it bears no VAT, net total and total are one figure and the VAT is nought; surer where the
 * lines come to that figure too.
 */
function settleExempt(settled: Partial<Record<TotalName, Total>>, sumOfLines: Decimal | undefined): void {
  const { netTotal: net, grossTotal: gross, vatTotal: vat } = settled;
  if (!gross || vat) return;
  if (net && !net.value.eq(gross.value)) return;
  const isSummedUp = sumOfLines?.eq(gross.value) ?? false;
  const told = net ? Math.max(0.85, gross.confidence) : gross.confidence * 0.95;
  const confidence = isSummedUp ? Math.max(SUMMED_UP, told) : told;
  if (!net || isSummedUp) settled.netTotal = { ...(net ?? gross), confidence };
  if (isSummedUp) settled.grossTotal = { ...gross, confidence };
  settled.vatTotal = { value: new Decimal(0), amount: gross.amount, confidence };
}

/**
 * An invoice without a word of VAT whose lines, less a reduction, sum up to its total (a foreign customer's, a small business's): the total
 * is its net total. Said of nothing else that was settled.
 */
export function netOfLines(
  settled: Partial<Record<TotalName, Total>>,
  namesVat: boolean,
  lines: readonly { readonly netTotal?: string }[],
): Total | undefined {
  const { netTotal, vatTotal, grossTotal, discount, charges } = settled;
  if (netTotal || vatTotal || !grossTotal || lines.length === 0 || namesVat) return netTotal;
  const sum = lines
    .reduce((total, line) => total.plus(line.netTotal ?? 0), new Decimal(0))
    .minus(discount?.value ?? 0)
    .plus(charges?.value ?? 0);
  return sum.eq(grossTotal.value) ? { ...grossTotal, confidence: 0.8 * grossTotal.confidence } : undefined;
}

type Parts = {
  isMostlyPositive: boolean;
  due: readonly Contender[];
  net: readonly Contender[];
  vat: readonly Contender[];
  gross: readonly Contender[];
  anywhere: readonly Contender[];
  rates: readonly VatRow[];
  prepaid: readonly Contender[];
};

function bestTriple(parts: Parts): Triple | undefined {
  const find = (value: Decimal) => parts.anywhere.find((one) => one.value.minus(value).abs().lt('0.006'));
  let best: Triple | undefined;
  const consider = (net: Contender | undefined, vat: Contender | undefined, gross: Contender | undefined) => {
    const triple = judge(net, vat, gross, parts);
    if (!best || triple.score > best.score) best = triple;
  };
  for (const gross of [...parts.gross, undefined]) {
    for (const net of [...parts.net, undefined]) {
      for (const vat of [...parts.vat, undefined]) {
        if (!gross && !net && !vat) continue;
        consider(net, vat, gross);
        if (gross && net && !vat && gross.value.gt(net.value)) consider(net, find(gross.value.minus(net.value)), gross);
        if (gross && vat && !net) consider(find(gross.value.minus(vat.value)), vat, gross);
        if (net && vat && !gross && !vat.value.isZero()) consider(net, vat, find(net.value.plus(vat.value)));
      }
    }
  }
  return best;
}

function judge(
  net: Contender | undefined,
  vat: Contender | undefined,
  gross: Contender | undefined,
  parts: Parts,
): Triple {
  let score = (net?.score ?? 0) + (vat?.score ?? 0) + 1.15 * (gross?.score ?? 0);
  const isLeft = isLeftOf(net, vat, gross, parts);
  let adds = isLeft;
  if (isLeft) {
    score += 1.4;
  } else if (net && vat && gross) {
    // Net and VAT add up to the total whichever is which: no country taxes more than the smaller of the two says.
    adds = addsUp(net.value, vat.value, gross.value) && vat.value.abs().lte(net.value.abs().times(HIGHEST_RATE));
    score += adds ? (vat.value.isZero() ? 0.8 : 1.4) : -2.4;
    if (adds && parts.rates.some((row) => row.tax.value.minus(vat.value).abs().lt('0.02'))) score += 0.3;
  } else if (net && gross) {
    const isRatePlausible = gross.value.gte(net.value) && gross.value.lte(net.value.times('1.3'));
    score -= isRatePlausible ? 0.35 : 1.2;
  } else if (vat && gross) {
    score -= vat.value.abs().lt(gross.value.abs().times('0.25')) ? 0.2 : 1.2;
  } else if (net && vat) {
    score -= 0.3;
  } else if (vat) {
    // VAT that leads to no total says less than a total whose VAT is not known.
    score -= 0.4;
  }
  if (gross?.value.isNegative() && parts.isMostlyPositive) score -= 0.5;
  if (gross && isChangeOf(gross, parts.prepaid)) score += 0.6;
  if (gross && leavesDue(gross, parts.prepaid, parts.due)) score += 0.8;
  if (gross?.value.isZero() && parts.gross.some((other) => !other.value.isZero())) score -= 0.8;
  return { net, vat, gross, score, adds, isLeft };
}

/** 'Subtotal 100.00, VAT 20.00, Paid -30.00, Total 90.00': a total from which a payment, or what is kept back, is taken off already. */
function isLeftOf(
  net: Contender | undefined,
  vat: Contender | undefined,
  gross: Contender | undefined,
  { prepaid, anywhere }: Pick<Parts, 'prepaid' | 'anywhere'>,
): boolean {
  if (!net || !vat || !gross || vat.value.lte(0) || vat.value.gt(net.value.times(HIGHEST_RATE))) return false;
  const whole = net.value.plus(vat.value);
  if (anywhere.some((one) => one.value.eq(whole))) return false;
  return prepaid.some(
    (paid) =>
      !paid.value.isZero() &&
      paid.amount.cell.row < gross.amount.cell.row &&
      whole.minus(paid.value.abs()).eq(gross.value),
  );
}

/** Credit notes print some of the three with a minus and some without: with one sign they must add up. */
function addsUp(net: Decimal, vat: Decimal, gross: Decimal): boolean {
  if (net.plus(vat).minus(gross).abs().lte(CENTS)) return true;
  return net.isNegative() && gross.isNegative() && net.minus(vat).minus(gross).abs().lte(CENTS);
}

/** The total less what is paid is the amount due: BR-CO-16. */
function leavesDue(gross: Contender, prepaid: readonly Contender[], due: readonly Contender[]): boolean {
  return due.some((one) =>
    prepaid.some(
      (paid) =>
        !paid.value.isZero() && gross.value.abs().minus(paid.value.abs()).minus(one.value.abs()).abs().lt('0.011'),
    ),
  );
}

/** BT-115 = BT-112 − BT-113: labelled, or the total where nothing says that part of it is paid. */
function settleDue(
  gross: Contender | undefined,
  said: {
    readonly due: readonly Contender[];
    readonly prepaid: readonly Contender[];
    anywhere: readonly AmountEvidence[];
  },
  sureGross: number,
): Total | undefined {
  const { due: announced, prepaid } = said;
  // 'Please pay … within 30 days' announces no amount: a figure that is no money counts where it is the total.
  const due = announced.filter((one) => one.amount.isMoney || (gross && one.value.eq(gross.value)));
  if (!gross) return due[0] && { value: due[0].value, amount: due[0].amount, confidence: 0.6 };
  const proved = due.find((one) =>
    prepaid.some((paid) => gross.value.minus(paid.value.abs()).minus(one.value).abs().lt('0.011')),
  );
  if (proved) return { value: proved.value, amount: proved.amount, confidence: Math.min(0.96, sureGross) };
  const equal = due.find((one) => one.value.eq(gross.value));
  const first = equal ?? due[0];
  if (first)
    return { value: first.value, amount: first.amount, confidence: equal ? sureGross : Math.min(0.65, sureGross) };
  const left = leftBelow(gross, said.anywhere);
  if (left) return { value: left.value, amount: left, confidence: Math.min(0.96, sureGross) };
  const isPaid = prepaid.some((paid) => !paid.value.isZero() && paid.score > 0.5);
  return isPaid ? undefined : { value: gross.value, amount: gross.amount, confidence: sureGross * 0.9 };
}

/**
 * 'Rechnungsbetrag 1.800,01' over '… -1.440,00' over '… 360,01': below the total something is taken off, and what is then left
 * stands below that. Whatever they are called, it is what is due; but for what is taken off who pays early (Skonto).
 */
function leftBelow(gross: Contender, evidence: readonly AmountEvidence[]): Amount | undefined {
  const { page, row } = gross.amount.cell;
  const below = evidence.filter(({ amount: { isMoney, cell } }) => isMoney && cell.page === page && cell.row > row);
  const taken = below.filter(
    ({ amount: { value }, scores }) => value.isNegative() && value.abs().lt(gross.value) && !scores.discount,
  );
  const isLeft = (left: Amount) =>
    taken.some(({ amount: one }) => one.cell.row < left.cell.row && gross.value.plus(one.value).eq(left.value));
  return below.map(({ amount }) => amount).find(isLeft);
}

/** BT-107 and BT-108: labelled reductions and charges, certain where they lead from the sum of lines to the net total. */
function settleAdjustments(evidence: readonly AmountEvidence[], triple: Triple): Partial<Record<TotalName, Total>> {
  const discount = contenders(evidence, { discount: 1 }).find((one) => !one.value.isZero());
  const charges = contenders(evidence, { charges: 1 }).find((one) => !one.value.isZero());
  const lineSums = contenders(evidence, { lineSum: 1 });
  const leads = (less: Decimal, more: Decimal) =>
    triple.net &&
    lineSums.some((lines) => triple.net && lines.value.minus(less).plus(more).minus(triple.net.value).abs().lt('0.02'));
  const less = discount?.value.abs() ?? new Decimal(0);
  const more = charges?.value.abs() ?? new Decimal(0);
  const found: Partial<Record<TotalName, Total>> = {};
  const both = leads(less, more);
  if (discount && (both || leads(less, new Decimal(0))))
    found.discount = { value: less, amount: discount.amount, confidence: 0.93 };
  else if (discount && discount.score > 0.95 && isAmongTotals(discount, triple))
    found.discount = { value: less, amount: discount.amount, confidence: 0.6 };
  if (charges && (both || leads(new Decimal(0), more)))
    found.charges = { value: more, amount: charges.amount, confidence: 0.93 };
  else if (charges && charges.score > 0.95 && isAmongTotals(charges, triple))
    found.charges = { value: more, amount: charges.amount, confidence: 0.6 };
  return found;
}

function isAmongTotals(one: Contender, triple: Triple): boolean {
  const anchor = triple.gross ?? triple.net;
  return Boolean(
    anchor &&
      anchor.amount.cell.page === one.amount.cell.page &&
      Math.abs(anchor.amount.cell.row - one.amount.cell.row) <= 8 &&
      one.value.abs().lt(anchor.value.abs()),
  );
}

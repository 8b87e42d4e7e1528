import type { ReadLine, ReadVat } from '@comptoir/contracts';
import { Decimal } from 'decimal.js';
import type { Placed } from '../../../page-model.ts';
import type { Amount } from '../../money/figures/amount.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { VatRow } from './vat-breakdown.ts';

/** What the breakdown must lead to; absent where the page's totals were not settled. */
type SumsTo = { readonly net: Decimal | undefined; readonly vat: Decimal | undefined };

/** A rate's share of the invoice, all of it told. */
export type BreakdownRow = Placed<Required<Pick<ReadVat, 'rate' | 'base' | 'amount'>>>;

type RateShare = {
  readonly rate: Decimal;
  readonly base: Decimal;
  readonly tax: Decimal;
  readonly place?: BreakdownRow['place'];
};

const CENT = new Decimal('0.011');
const ROUNDED_CENT = new Decimal('0.0151');

/**
 * The VAT breakdown (BG-23), whole or not at all: half of one would be taken for the whole. The rows the page proves
 * are given where they sum up to the net total or the VAT total (BR-CO-14); where the page prints only the tax of each
 * rate, its base is the sum of the lines of that rate, if everything agrees.
 */
export function settleBreakdown(
  rows: readonly VatRow[],
  { amounts, evidence, lines }: BreakdownSources,
  sums: SumsTo,
): BreakdownRow[] {
  const printed = rows.map(toShare);
  const settled = isWhole(printed, sums) ? printed : fromLines(printedTaxes(amounts, evidence), lines, sums);
  return settled.map(({ rate, base, tax, place }) => ({
    rate: rate.toFixed(),
    base: base.toFixed(2),
    amount: tax.toFixed(2),
    ...(place && { place }),
  }));
}

const toShare = ({ rate, at, base, tax }: VatRow): RateShare => ({
  rate,
  base: base.value,
  tax: tax.value,
  place: { page: at.cell.page, boxes: { rate: at.box, base: base.box, amount: tax.box } },
});

export type BreakdownSources = {
  readonly amounts: readonly Amount[];
  readonly evidence: readonly AmountEvidence[];
  readonly lines: readonly ReadLine[];
};

/** Whether the shares make one of the totals: what lacks a rate, or counts one twice, makes neither. */
function isWhole(shares: readonly RateShare[], { net, vat }: SumsTo): boolean {
  if (shares.length === 0) return false;
  return (
    isSum(
      shares.map((share) => share.base),
      net,
    ) ||
    isSum(
      shares.map((share) => share.tax),
      vat,
    )
  );
}

/** Signs aside: credit notes print some amounts with a minus and some without. */
function isSum(parts: readonly Decimal[], whole: Decimal | undefined): boolean {
  if (!whole || whole.isZero()) return false;
  const sum = parts.reduce((total, part) => total.plus(part), new Decimal(0));
  return sum.abs().minus(whole.abs()).abs().lte(CENT);
}

type PrintedTax = Pick<RateShare, 'tax' | 'place'>;

/** Rows labelled as tax with their rate and nothing else proved: 'TVA 20 % … 1 470,28'. One a rate. */
function printedTaxes(amounts: readonly Amount[], evidence: readonly AmountEvidence[]): Map<string, PrintedTax> {
  const found = new Map<string, PrintedTax>();
  for (const { amount, scores, hasRate } of evidence) {
    if (!hasRate || !amount.isMoney || (scores.vatTotal ?? 0) < 0.9) continue;
    const rates = amounts.filter((one) => one.isPercent && one.cell.row === amount.cell.row);
    const [rate, ...others] = rates;
    if (!rate || others.length > 0 || found.has(rate.value.toFixed())) continue;
    found.set(rate.value.toFixed(), {
      tax: amount.value,
      place: { page: amount.cell.page, boxes: { rate: rate.box, amount: amount.box } },
    });
  }
  return found;
}

/** The lines of each rate summed up, where each makes the tax printed and together they make the totals. */
function fromLines(taxes: ReadonlyMap<string, PrintedTax>, lines: readonly ReadLine[], sums: SumsTo): RateShare[] {
  const bases = new Map<string, Decimal>();
  for (const { vatRate, netTotal } of lines) {
    if (vatRate === undefined || netTotal === undefined) return [];
    bases.set(vatRate, (bases.get(vatRate) ?? new Decimal(0)).plus(netTotal));
  }
  const shares = [...bases].map(([rate, base]) => ({
    rate: new Decimal(rate),
    base,
    ...(taxes.get(rate) ?? (Number(rate) === 0 ? { tax: new Decimal(0) } : {})),
  }));
  const agreeing = shares.flatMap(({ tax, ...share }) =>
    tax && share.base.times(share.rate).div(100).abs().minus(tax.abs()).abs().lte(ROUNDED_CENT)
      ? [{ ...share, tax }]
      : [],
  );
  const agrees =
    agreeing.length === shares.length &&
    [...taxes.keys()].every((rate) => bases.has(rate)) &&
    isSum(
      agreeing.map((share) => share.base),
      sums.net,
    ) &&
    isSum(
      agreeing.map((share) => share.tax),
      sums.vat,
    );
  return agrees ? agreeing : [];
}

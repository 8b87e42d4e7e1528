import type { Decimal } from 'decimal.js';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { Total, TotalName } from '../total.ts';
import type { Proofs } from '../total-certainty.ts';
import { type Contender, contenders, LABELLED } from '../total-contenders.ts';

/** 'Summe 96,00, enthält 10 % USt 8,73': sums of lines that hold a VAT by a printed rate are totals. */
export function withVatContained(evidence: readonly AmountEvidence[], rates: readonly Decimal[]): Contender[] {
  const taxes = contenders(evidence, { vatTotal: 1 });
  return contenders(evidence, { lineSum: 1 })
    .filter(
      ({ value, score }) =>
        score >= LABELLED &&
        taxes.some((vat) => vat.value.gt(0) && rates.some((rate) => isVatOf(value.minus(vat.value), rate, vat.value))),
    )
    .map((one) => ({ ...one, score: LABELLED }));
}

/** Total, VAT and rate agree to the cent; with the lines' sum, or alone. */
const WITH_LINES = 0.93;
const BY_RATE = 0.85;
const CENT = '0.011';

/**
 * 'Total 139.90, including 19 % VAT 22.34': shops print no net total. Where a printed rate of what is left of the total
 * gives that VAT to the cent, what is left is the net total (EN 16931 BR-CO-15), found where its VAT stands; surer where
 * the lines, VAT included, come to the total.
 */
export function settleContained(
  settled: Partial<Record<TotalName, Total>>,
  { rates, sumOfLines }: Pick<Proofs, 'rates' | 'sumOfLines'>,
): void {
  const { netTotal, vatTotal: vat, grossTotal: gross } = settled;
  if (netTotal || !vat?.value.gt(0) || !gross?.value.gt(vat.value)) return;
  const net = gross.value.minus(vat.value);
  if (!rates.some((rate) => isVatOf(net, rate, vat.value))) return;
  const isSummedUp = sumOfLines?.eq(gross.value) ?? false;
  const confidence = (isSummedUp ? WITH_LINES : BY_RATE) * Math.min(vat.amount.confidence, gross.amount.confidence);
  settled.netTotal = { value: net, amount: vat.amount, confidence };
  settled.vatTotal = { ...vat, confidence: Math.max(vat.confidence, confidence) };
  settled.grossTotal = { ...gross, confidence: Math.max(gross.confidence, confidence) };
}

/** Whether a rate, in percent, of the net total is that VAT, however it was rounded. */
const isVatOf = (net: Decimal, rate: Decimal, vat: Decimal): boolean =>
  rate.gt(0) && net.times(rate).div(100).minus(vat).abs().lt(CENT);

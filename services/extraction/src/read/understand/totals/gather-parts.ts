import type { AmountEvidence } from '../money/roles/amount-roles.ts';
import { beforeKeptBack } from './before-kept-back.ts';
import type { Parts } from './best-triple.ts';
import { calledNet } from './called-net.ts';
import { withoutDetails } from './details.ts';
import { paidInFull } from './due/paid-in-full.ts';
import { rowsOfSums } from './rows-of-sums.ts';
import { isSpelledOut, spelledTotals } from './spelled-totals.ts';
import type { Proofs } from './total-certainty.ts';
import {
  beforePayment,
  type Contender,
  contenders,
  contendersAnywhere,
  paidInCash,
  summedUp,
  sumOf,
  taxesByRate,
} from './total-contenders.ts';
import { unnamedTotal } from './unnamed-totals.ts';
import { withVatContained } from './vat/contained-vat.ts';
import { withHalvesAdded } from './vat/halves-of-tax.ts';
import { withoutShares } from './vat/shares-of-total.ts';
import { summedColumns } from './vat/summed-columns.ts';
import { twoTaxes } from './vat/two-taxes.ts';
import { distinctRates, type VatRow } from './vat/vat-breakdown.ts';

/** Everything on the pages that may be net total, VAT or total: by labels, by tables of rates, by what is paid, and by what others come to. */
export function gatherParts(evidence: readonly AmountEvidence[], vatRows: readonly VatRow[], proofs: Proofs): Parts {
  const due = contenders(evidence, { amountDue: 1 });
  const roundings = contenders(evidence, { rounding: 1 });
  const anywhere = contendersAnywhere(evidence);
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
  const taxes = [
    ...inRows.vat,
    ...inColumns.vat,
    ...calledVat(whole, net, proofs),
    ...sumOf(
      rates.map((row) => row.tax),
      0.85,
    ),
    ...sumOf(taxesByRate(evidence), 0.78),
    ...twoTaxes(evidence, { net, gross, rates: proofs.rates, roundings, anywhere }),
  ];
  const vat = proofs.isHalved ? withHalvesAdded(taxes, evidence) : taxes;
  const inWords = spelledTotals({ anywhere, vat }, proofs);
  const byName = calledNet({ net, vat, gross, roundings });
  const byRate = unnamedTotal({ vat, gross, evidence, rates: proofs.rates });
  const prepaid = contenders(evidence, { prepaid: 1 });
  const negative = anywhere.filter((one) => one.value.isNegative()).length;
  return {
    ...{ due, rates, roundings, anywhere },
    vat: [...vat, ...byRate.vat],
    net: [...net, ...byName.net, ...byRate.net, ...beforeKeptBack({ gross, vat, prepaid, anywhere }, proofs.rates)],
    gross: [...inWords, ...gross, ...byName.gross, ...byRate.gross],
    isSpelledOut: (total) => isSpelledOut(total, proofs),
    called: contenders(whole, { grossTotal: 1 }),
    prepaid,
    stamps: contenders(evidence, { charges: 1 }),
    reductions: contenders(evidence, { discount: 1 }),
    sumOfLines: proofs.sumOfLines,
    isMostlyPositive: anywhere.length > 3 * negative,
  };
}

/** What is called VAT. A row that names its rate is one rate's share; all of it where it is that rate of what is called the net total. */
function calledVat(evidence: readonly AmountEvidence[], net: readonly Contender[], { rates }: Proofs): Contender[] {
  const rated = evidence.filter(({ hasRate, scores }) => hasRate && (scores.vatTotal ?? 0) > 0);
  const isWhole = ({ amount }: AmountEvidence) =>
    net.some((base) => rates.some((rate) => base.value.times(rate).div(100).minus(amount.value).abs().lt('0.011')));
  return [
    ...contenders(
      evidence.filter(({ hasRate }) => !hasRate),
      { vatTotal: 1 },
    ),
    ...contenders(rated.filter(isWhole), { vatTotal: 1 }),
    ...contenders(rated, { vatTotal: 0.75 }),
  ];
}

/**
 * Of several rates each row has a net, a VAT and a total of its own, which add up as well as the invoice's; beside its last columns may stand a
 * sum that is called the net total ('4,10 | 23 % | 0,94 | 5,04 | VALOR LÍQUIDO 35,16').
 */
function withoutRows(evidence: readonly AmountEvidence[], rates: readonly VatRow[]): AmountEvidence[] {
  const rows = new Set(rates.map(({ base }) => base.cell.row));
  const bases = new Set(rates.map(({ base }) => base));
  return evidence.filter(
    ({ amount, scores }) => !rows.has(amount.cell.row) || (scores.netTotal === BY_NAME && !bases.has(amount)),
  );
}
const BY_NAME = 1;

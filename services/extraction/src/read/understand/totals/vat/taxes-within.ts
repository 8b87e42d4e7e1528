import { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import type { TaxWithin, Total, TotalName } from '../total.ts';
import { UNPROVED } from '../total-certainty.ts';

const CENT = '0.0151';

/**
 * Brazil's VAT on goods and energy, which is within the prices (Lei Complementar 87/1996, article 13): rows that begin with its name and go
 * on with base, rate and tax, proved by the product: 'ICMS  412,40  18,00  74,23'. Noughts prove nothing. Those of several rates make one tax; a bill of groups
 * has a table for each of them, on pages of their own, of which none tells the whole.
 */
export function taxWithin(text: DocumentText, amounts: readonly Amount[]): TaxWithin | undefined {
  const rows = text.cells
    .filter((cell) => fold(cell.text) === 'icms')
    .flatMap(({ page, row, x1 }) => {
      const [base, rate, tax] = amounts
        .filter(({ cell, box }) => cell.page === page && cell.row === row && box.x0 >= x1)
        .sort((one, other) => one.box.x0 - other.box.x0);
      return base && rate && tax && isProduct(base, rate, tax) ? [{ base, rate, tax }] : [];
    });
  const [first] = rows;
  if (!first || rows.some(({ tax }) => tax.cell.page !== first.tax.cell.page)) return undefined;
  const greatest = rows.reduce((most, { tax }) => (tax.value.gt(most.value) ? tax : most), first.tax);
  return { value: Decimal.sum(0, ...rows.map(({ tax }) => tax.value)), amount: greatest };
}

const isProduct = (base: Amount, rate: Amount, tax: Amount): boolean =>
  rate.value.gt(0) && base.value.times(rate.value).div(100).minus(tax.value).abs().lte(CENT);

/**
 * The VAT of what has a total is what is within the prices; what other sums made of it, an excise that was added ('323,84' and
 * '18,05' of lighting), is none, and no net total stands before it. Not sure: other taxes are within the prices too.
 */
export function settleWithin(settled: Partial<Record<TotalName, Total>>, within: TaxWithin | undefined): void {
  const { grossTotal, vatTotal } = settled;
  if (!within || !grossTotal || vatTotal?.value.eq(within.value)) return;
  if (vatTotal && !vatTotal.value.isZero()) delete settled.netTotal;
  settled.vatTotal = { ...within, confidence: UNPROVED };
}

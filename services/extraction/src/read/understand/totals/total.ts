import type { Decimal } from 'decimal.js';
import type { Candidate } from '../candidate.ts';
import type { Amount } from '../money/figures/amount.ts';

export type TotalName = 'netTotal' | 'vatTotal' | 'grossTotal' | 'amountDue' | 'discount' | 'charges';

/** A total as it was settled: where it stands, and how sure that is. */
export type Total = { readonly value: Decimal; readonly amount: Amount; readonly confidence: number };

/** A tax that the prices hold, and where it stands. */
export type TaxWithin = Omit<Total, 'confidence'>;

/** A total as money is written, where it stands. */
export const candidateOf = ({ value, confidence, amount }: Total): Candidate => ({
  value: value.toFixed(Math.max(2, value.decimalPlaces())),
  score: confidence,
  page: amount.cell.page,
  box: amount.box,
});

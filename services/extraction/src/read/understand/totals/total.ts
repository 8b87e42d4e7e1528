import type { Decimal } from 'decimal.js';
import type { Amount } from '../money/figures/amount.ts';

export type TotalName = 'netTotal' | 'vatTotal' | 'grossTotal' | 'amountDue' | 'discount' | 'charges';

/** A total as it was settled: where it stands, and how sure that is. */
export type Total = { readonly value: Decimal; readonly amount: Amount; readonly confidence: number };

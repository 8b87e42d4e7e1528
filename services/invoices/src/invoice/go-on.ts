import { bankHoldOf } from './bank-hold.ts';
import type { Rules, SupplierFacts } from './rules.ts';
import type { Invoice } from './state.ts';

/**
 * Whether an invoice may be verified by nobody (FULLY_GOES_ON): read FULLY, with no warning of any kind, no other
 * invoice like it, none that it replaces, and no bank change of its supplier that payments still wait for.
 */
export function isBeyondDoubt(
  { level, warnings, duplicates, predecessors }: Pick<Invoice, 'level' | 'warnings' | 'duplicates' | 'predecessors'>,
  { supplier, rules, now }: { readonly supplier: SupplierFacts | undefined; readonly rules: Rules; readonly now: Date },
): boolean {
  const change = supplier?.bankChange;
  const isHeld = change !== undefined && bankHoldOf(change.at, rules.bankChangeHoldDays, now) !== undefined;
  return level === 'FULLY' && !isHeld && warnings.length + duplicates.length + predecessors.length === 0;
}

import { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';

/** A word of a sum among others says so much: 'Total delivery charges', 'Net transportation charges'. */
const CALLED = 0.5;
const ROLES = ['grossTotal', 'netTotal', 'lineSum'] as const;
/** One item that costs what the one under it does is a chance. */
const FEWEST_ITEMS = 2;
const MOST_ITEMS = 20;

/**
 * 'Freight 148.30', 'Discount -51.91', 'Net freight 96.39': what is called a sum, and is that of the items right above it, says once more
 * what they are.
 * @param column amounts right under one another, bottom up
 * @param evidence what their labels say of them
 */
export function withoutGroupSums(column: readonly Amount[], evidence: readonly AmountEvidence[]): Amount[] {
  const called = new Set(
    evidence.flatMap(({ amount, scores }) => (ROLES.some((role) => (scores[role] ?? 0) >= CALLED) ? [amount] : [])),
  );
  return column.filter(
    (amount, at) => !called.has(amount) || !isSumOf(amount, column.slice(at + 1, at + 1 + MOST_ITEMS)),
  );
}

/** Whether an amount is what the first ones above it come to. */
function isSumOf({ value }: Amount, above: readonly Amount[]): boolean {
  let sum = new Decimal(0);
  return above.some((item, at) => {
    sum = sum.plus(item.value);
    return at + 1 >= FEWEST_ITEMS && sum.eq(value);
  });
}

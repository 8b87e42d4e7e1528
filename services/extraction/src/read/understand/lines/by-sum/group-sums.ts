import { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';

/** A word of a sum among others says so much: 'Total delivery charges', 'Net transportation charges'. */
const CALLED = 0.5;
/** Words of a chart beside it leave it so much. */
const FAINT = 0.3;
const ROLES = ['grossTotal', 'netTotal', 'lineSum'] as const;
/** One item that costs what the one under it does is a chance. */
const FEWEST_ITEMS = 2;
const MOST_ITEMS = 20;

/**
 * 'Freight 148.30', 'Discount -51.91', 'Net freight 96.39': what is called a sum, and is that of the items right above it, says once more
 * what they are. So does 'Total services 0.88' under a single item, which calls itself a total before all else.
 * @param column amounts right under one another, bottom up
 * @param evidence what their labels say of them
 */
export function withoutGroupSums(
  text: DocumentText,
  column: readonly Amount[],
  evidence: readonly AmountEvidence[],
): Amount[] {
  const scoreOf = new Map(
    evidence.map(({ amount, scores }) => [amount, Math.max(...ROLES.map((role) => scores[role] ?? 0))]),
  );
  return column.filter((amount, at) => {
    const isTotal = saysTotal(text, amount);
    const isCalled = (scoreOf.get(amount) ?? 0) >= (isTotal ? FAINT : CALLED);
    return !isCalled || !isSumOf(amount, column.slice(at + 1, at + 1 + MOST_ITEMS), isTotal ? 1 : FEWEST_ITEMS);
  });
}

/** Whether an amount is what the first ones above it come to. */
function isSumOf({ value }: Amount, above: readonly Amount[], fewest: number): boolean {
  let sum = new Decimal(0);
  return above.some((item, at) => {
    sum = sum.plus(item.value);
    return at + 1 >= fewest && sum.eq(value);
  });
}

const saysTotal = ({ rows }: DocumentText, { cell }: Amount): boolean =>
  /^total(?:e|es|s)? \p{L}/u.test(fold(rows[cell.row]?.cells[0]?.text ?? ''));

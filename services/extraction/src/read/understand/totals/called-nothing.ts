import type { AmountEvidence } from '../money/roles/amount-roles.ts';
import type { Total, TotalName } from './total.ts';

/** Nobody calls it the total: to be looked at. */
const UNCALLED = 0.45;
/** A VAT is at most so much of its net total, as the highest rates of Europe. */
const MOST_OF_NET = 0.27;

/**
 * The total of a paper without a word for it, or whose words a recogniser lost: the most money that is printed, where it stands in two rows at the
 * least, or is what two others above it come to, one of which may be the other's VAT.
 */
export function calledNothing(
  evidence: readonly AmountEvidence[],
  { grossTotal, netTotal, amountDue }: Partial<Record<TotalName, Total>>,
): Partial<Record<TotalName, Total>> {
  if (grossTotal || netTotal || amountDue) return {};
  const money = evidence.filter(({ amount }) => amount.isMoney && amount.value.gt(0));
  const [first] = money.toSorted((a, b) => b.amount.value.comparedTo(a.amount.value));
  if (!first) return {};
  const greatest = money.filter(({ amount }) => amount.value.eq(first.amount.value));
  const last = greatest.at(-1) ?? first;
  const rows = evidence.filter(({ amount }) => amount.value.eq(first.amount.value)).map(({ amount }) => rowOf(amount));
  // By value: a page may print thousands of sums, and each would be added to each.
  const above = new Map(
    money.flatMap(({ amount: { value, cell } }) =>
      cell.row < last.amount.cell.row ? [[value.toFixed(), value] as const] : [],
    ),
  );
  const isSum = [...above.values()].some((net) => {
    const vat = first.amount.value.minus(net);
    return vat.lte(net.times(MOST_OF_NET)) && above.has(vat.toFixed());
  });
  if (new Set(rows).size < 2 && !isSum) return {};
  const total = { value: last.amount.value, amount: last.amount, confidence: UNCALLED };
  return { grossTotal: total, amountDue: total };
}

const rowOf = ({ cell }: AmountEvidence['amount']): string => `${cell.page} ${cell.row}`;

// Totals of what details the invoice: a specification or an annex behind it, with tables and sums of its own.
import { Decimal } from 'decimal.js';
import type { AmountEvidence } from '../money/roles/amount-roles.ts';
import type { Contender } from './total-contenders.ts';

const place = ({ amount: { cell } }: Pick<Contender, 'amount'>): number => cell.row;

/** What is called the total, without those of one item of a greater total before them, or of the parts that it is made of. */
export const withoutDetails = (called: readonly Contender[], evidence: readonly AmountEvidence[]): Contender[] => {
  const parts = new Set(called.flatMap((whole) => partsOf(whole, called, evidence)));
  return called.filter((one) => !parts.has(one) && !isOfItem(one, called, evidence));
};

/** 'Materiaal 281,70' among the items of 'Totaal 703,15', and below it 'Kosten materiaal' with a 'Totaal 281,70' of its own. */
const isOfItem = (one: Contender, called: readonly Contender[], evidence: readonly AmountEvidence[]): boolean =>
  called.some(
    (whole) =>
      place(whole) < place(one) &&
      whole.value.gt(one.value) &&
      one.value.gt(0) &&
      evidence.some(
        (item) =>
          place(item) < place(whole) &&
          item.amount.value.eq(one.value) &&
          item.amount.isMoney &&
          Object.keys(item.scores).length === 0,
      ),
  );

/**
 * 'Total 211.48' over three shipments with a 'Total' of their own, 105.90, 40.44 and 65.14: those after a total that come to it
 * exactly, two or more of them. Of so few contenders every choice can be tried.
 */
function partsOf(
  whole: Contender,
  called: readonly Contender[],
  evidence: readonly AmountEvidence[],
): readonly Contender[] {
  const first = Math.min(
    ...evidence
      .filter(({ amount, scores }) => (scores.grossTotal ?? 0) > 0 && amount.value.eq(whole.value))
      .map(({ amount }) => amount.cell.row),
  );
  const later = called.filter((one) => one.value.gt(0) && one.value.lt(whole.value) && place(one) > first);
  for (let choice = 1; choice < 2 ** later.length; choice += 1) {
    const some = later.filter((_, at) => (choice >> at) & 1);
    if (some.length > 1 && Decimal.sum(...some.map(({ value }) => value)).eq(whole.value)) return some;
  }
  return [];
}

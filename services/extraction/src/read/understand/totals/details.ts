// Totals of what details the invoice: a specification or an annex behind it, with tables and sums of its own.
import type { AmountEvidence } from '../money/roles/amount-roles.ts';
import type { Contender } from './total-contenders.ts';

const place = ({ amount: { cell } }: Pick<Contender, 'amount'>): number => cell.row;

/**
 * What is called the total, without those that come to one item of a greater total before them: 'Materiaal 281,70' among the items of
 * 'Totaal 703,15', and below it 'Kosten materiaal' with a 'Totaal 281,70' of its own.
 */
export const withoutDetails = (called: readonly Contender[], evidence: readonly AmountEvidence[]): Contender[] =>
  called.filter(
    (one) =>
      !called.some(
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
      ),
  );

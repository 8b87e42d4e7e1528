import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { Triple } from '../total-certainty.ts';
import { type Contender, LABELLED, UNLABELLED } from '../total-contenders.ts';
import { leavesDue } from './amount-due.ts';

/**
 * A total above the one that net and VAT make, which less what is paid is the amount due: something without VAT was added
 * to it (a town's tax, an outlay). It is the total, though no sum proves it.
 */
export function higherTotal(
  { gross, adds, isLeft }: Triple,
  labelled: Record<'gross' | 'prepaid' | 'due', readonly Contender[]>,
): Contender | undefined {
  if (!gross || !adds || isLeft || leavesDue(gross, labelled.prepaid, labelled.due)) return undefined;
  return labelled.gross.find(
    (one) => one.value.gt(gross.value) && one.score >= LABELLED && leavesDue(one, labelled.prepaid, labelled.due),
  );
}

/**
 * A total by name that is more than net and VAT make, and by just what is charged beside them among the items; or than what is called the
 * total above: 'Sous-total TTC 40.00', 'Port 5.00', 'TOTAL 45.00'.
 */
export function chargedTotal(
  { gross, adds, isLeft }: Triple,
  labelled: readonly Contender[],
  charges: readonly Contender[],
): Contender | undefined {
  if (!gross || isLeft) return undefined;
  const isCalled = gross.score > UNLABELLED + 0.01;
  if (!adds && !isCalled) return undefined;
  return labelled.find(
    (one) =>
      one.score >= (isCalled ? PLAIN : LABELLED) &&
      charges.some(
        (charge) =>
          charge.value.gt(0) &&
          gross.value.plus(charge.value).eq(one.value) &&
          (!isCalled || areInOrder(gross, charge, one)),
      ),
  );
}

/** 'Total', which may be anything's. */
const PLAIN = 0.55;

/** Whether they stand under one another on one page. */
const areInOrder = (...contenders: readonly Contender[]): boolean =>
  contenders.every(({ amount: { cell } }, index) => {
    const above = contenders[index - 1]?.amount.cell;
    return !above || (above.page === cell.page && above.row < cell.row);
  });

/** 'Totale bolletta 355,67', 'Canone di abbonamento 18,00', 'Totale 373,67': a total further down that an amount between the two makes. */
export function addedTotal(
  { gross, adds, isLeft }: Triple,
  labelled: Record<'gross' | 'due', readonly Contender[]>,
  anywhere: readonly AmountEvidence[],
): Contender | undefined {
  if (!gross || !adds || isLeft) return undefined;
  const { page, row } = gross.amount.cell;
  return labelled.gross.find((one) => {
    const { cell } = one.amount;
    // What is called due is what an older bill is part of as well.
    if (labelled.due.some(({ value }) => value.eq(one.value))) return false;
    if (cell.page !== page || cell.row <= row + 1 || cell.row > row + BELOW || one.value.lte(gross.value)) return false;
    return anywhere.some(
      ({ amount }) =>
        amount.isMoney &&
        amount.cell.page === page &&
        amount.cell.row > row &&
        amount.cell.row < cell.row &&
        amount.value.gt(0) &&
        gross.value.plus(amount.value).eq(one.value),
    );
  });
}
/**
 * 'Subtotal de la operación 56.50', 'No afectas (cuenta ajena) 234.67', 'Total a pagar 291.17': whether something that is not called an older
 * balance was added to what is called no total, on the way to what is due. It may be part of the total as well.
 */
export function isAddedToDue(
  { gross, isLeft }: Triple,
  named: Record<'gross' | 'due', readonly Contender[]>,
  anywhere: readonly AmountEvidence[],
): boolean {
  if (!gross || isLeft) return false;
  if (named.gross.some((one) => one.score >= LABELLED && one.value.eq(gross.value))) return false;
  const { page, row } = gross.amount.cell;
  return named.due.some(
    ({ value, score, amount: { cell } }) =>
      score >= LABELLED &&
      cell.page === page &&
      cell.row > row + 1 &&
      anywhere.some(
        ({ amount, scores }) =>
          amount.isMoney &&
          amount.value.gt(0) &&
          amount.cell.page === page &&
          amount.cell.row > row &&
          amount.cell.row < cell.row &&
          // Another's sum, however many rows it has: 'Subtotal 36.84' of the water works, 'Subtotal 15.40' of the land.
          (cell.row <= row + BELOW || (scores.lineSum ?? 0) >= LABELLED) &&
          (scores.otherAmount ?? 0) < LABELLED &&
          gross.value.plus(amount.value).eq(value),
      ),
  );
}

/** So many rows further down at the most. */
const BELOW = 6;

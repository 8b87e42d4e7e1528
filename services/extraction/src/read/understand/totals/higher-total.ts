import { leavesDue } from './amount-due.ts';
import type { Triple } from './total-certainty.ts';
import { type Contender, LABELLED, UNLABELLED } from './total-contenders.ts';

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

/** A total by name that is more than net and VAT make, and by just what is charged beside them among the items. */
export function chargedTotal(
  { gross, adds, isLeft }: Triple,
  labelled: readonly Contender[],
  charges: readonly Contender[],
): Contender | undefined {
  if (!gross || !adds || isLeft || gross.score > UNLABELLED + 0.01) return undefined;
  return labelled.find(
    (one) => one.score >= LABELLED && charges.some(({ value }) => value.gt(0) && gross.value.plus(value).eq(one.value)),
  );
}

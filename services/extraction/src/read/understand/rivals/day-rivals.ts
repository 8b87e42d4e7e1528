import type { ReadFields } from '@comptoir/contracts';
import type { Considered } from '../considered.ts';

/** Labels that differ by less in how surely they say so. */
const CLOSE = 0.15;

/** Whether a label announces another day about as surely as this one, which is not when the invoice is due: a slip's, or the last reading's. */
export function hasRivalDay(
  { days }: Pick<Considered, 'days'>,
  scored: Pick<ReadFields, 'issueDate' | 'dueDate'>,
): boolean {
  const { issueDate, dueDate } = scored;
  return (
    issueDate !== undefined &&
    days.some(
      ({ value, score }) =>
        value !== issueDate.value && value !== dueDate?.value && score > issueDate.confidence - CLOSE && score > 0,
    )
  );
}

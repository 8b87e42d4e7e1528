import type { ReadFields } from '@comptoir/contracts';
import type { Considered } from '../considered.ts';

/** Labels that differ by less in how surely they say so. */
const CLOSE = 0.15;

/**
 * Whether another day, which is not when the invoice is due, may be the invoice's: a label announces it about as surely as this one, a
 * slip's or the last reading's, or no label announces this one.
 */
export function hasRivalDay(
  { days }: Pick<Considered, 'days'>,
  scored: Pick<ReadFields, 'issueDate' | 'dueDate'>,
): boolean {
  const { issueDate, dueDate } = scored;
  if (!issueDate) return false;
  const others = days.filter(({ value }) => value !== issueDate.value && value !== dueDate?.value);
  const isAnnounced = days.some(({ value, score }) => value === issueDate.value && score > 0);
  return isAnnounced
    ? others.some(({ score }) => score > 0 && score > issueDate.confidence - CLOSE)
    : others.length > 0;
}

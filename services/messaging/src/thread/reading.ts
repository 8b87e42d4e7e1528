import type { Conversation } from './conversation.ts';
import { lengthOf } from './conversation.ts';
import { type Counts, otherOf, type Side } from './message.ts';

/** How far somebody has read a supplier's thread. */
export interface Reading {
  readonly userId: string;
  readonly supplierId: string;
  /** The number up to which all is read, and how many comments of the other side that were. */
  readonly upTo: number;
  readonly seen: number;
  /** The numbers of the other side's comments read after that, beside an invoice. */
  readonly apart: readonly number[];
  /** The number up to which they were told by mail. */
  readonly notified: number;
}

export const unreadYet = (userId: string, supplierId: string): Reading => ({
  ...{ userId, supplierId, upTo: 0, seen: 0, apart: [], notified: 0 },
});

export const hasRead = ({ upTo, apart }: Pick<Reading, 'upTo' | 'apart'>, number: number): boolean =>
  number <= upTo || apart.includes(number);

/**
 * How many comments wait for a reader of that side. A supplier's people read what the staff wrote; the staff shares a
 * supplier's questions: what one of them answered waits for nobody, what one has read waits for the others.
 */
export function unreadOf(side: Side, { counts, waiting }: Conversation, reading: Reading): number {
  if (side === 'staff') return waiting.filter(({ number }) => !hasRead(reading, number)).length;
  return counts.staff - reading.seen - reading.apart.length;
}

/** Whether a comment is one of those that `unreadOf` counts. */
export function isUnread(
  side: Side,
  { waiting }: Pick<Conversation, 'waiting'>,
  reading: Reading,
  comment: { readonly side: Side; readonly number: number },
): boolean {
  if (comment.side === side || hasRead(reading, comment.number)) return false;
  return side === 'supplier' || waiting.some(({ number }) => number === comment.number);
}

/** After somebody read the whole thread up to a comment. What was read before stays read. */
export function readThread(
  side: Side,
  reading: Reading,
  last: { readonly number: number; readonly counts: Counts },
): Reading {
  if (last.number <= reading.upTo) return reading;
  return {
    ...reading,
    upTo: last.number,
    seen: last.counts[otherOf(side)],
    apart: reading.apart.filter((number) => number > last.number),
  };
}

/** After somebody read comments of the other side that stand apart, by their numbers. */
export function readApart(
  side: Side,
  reading: Reading,
  conversation: Conversation,
  numbers: readonly number[],
): Reading {
  const apart = [...new Set([...reading.apart, ...numbers])].filter((number) => number > reading.upTo);
  const theirs = conversation.counts[otherOf(side)];
  // Nothing is left in between: one number says it all again.
  if (reading.seen + apart.length >= theirs)
    return { ...reading, upTo: lengthOf(conversation), seen: theirs, apart: [] };
  return { ...reading, apart: apart.sort((a, b) => a - b) };
}

import { type Counts, otherOf, type Side } from './message.ts';

/** A comment of the supplier's that nobody of the staff has answered yet. */
export interface Waiting {
  readonly number: number;
  readonly invoiceId: string | null;
}

/** A supplier's thread as a whole: what is kept of it so that nobody has to count its comments. */
export interface Conversation {
  readonly supplierId: string;
  readonly counts: Counts;
  readonly lastAt: Date;
  /** The supplier's comments since the staff last wrote: in the thread, or in what of it is about the same invoice. */
  readonly waiting: readonly Waiting[];
  /** Those of the staff who wrote, the last of them at the end. */
  readonly writers: readonly string[];
  /** For each side that is to be told by mail soon, the number of the first comment it is about. */
  readonly notices: Readonly<Partial<Record<Side, number>>>;
}

/** What somebody is about to say. */
interface NewComment {
  readonly supplierId: string;
  readonly invoiceId: string | null;
  readonly side: Side;
  readonly writerId: string;
}

/** Comments kept as waiting, and writers remembered: the older ones go first. */
const MOST_WAITING = 200;
const MOST_WRITERS = 20;

export const lengthOf = ({ counts }: Pick<Conversation, 'counts'>): number => counts.supplier + counts.staff;

const EMPTY: Omit<Conversation, 'supplierId'> = {
  counts: { supplier: 0, staff: 0 },
  lastAt: new Date(0),
  waiting: [],
  writers: [],
  notices: {},
};

/** The thread with one comment more, its last. `begins` is where that comment begins what its readers are to be told of. */
export function addComment(
  before: Conversation | undefined,
  { supplierId, invoiceId, side, writerId }: NewComment,
  now: Date,
): { conversation: Conversation; begins: boolean } {
  const { counts, lastAt, waiting, writers, notices } = before ?? EMPTY;
  const number = lengthOf({ counts }) + 1;
  const reader = otherOf(side);
  const begins = notices[reader] === undefined;
  const fromStaff = side === 'staff';
  return {
    begins,
    conversation: {
      supplierId,
      counts: { ...counts, [side]: counts[side] + 1 },
      // What was said later is shown later, also where two processes' clocks differ.
      lastAt: now > lastAt ? now : lastAt,
      waiting: fromStaff
        ? waiting.filter((one) => one.invoiceId !== invoiceId)
        : [...waiting, { number, invoiceId }].slice(-MOST_WAITING),
      writers: fromStaff ? [...writers.filter((id) => id !== writerId), writerId].slice(-MOST_WRITERS) : writers,
      notices: begins ? { ...notices, [reader]: number } : notices,
    },
  };
}

/** The thread once a side was told. */
export function withoutNotice(conversation: Conversation, side: Side): Conversation {
  const { [side]: _told, ...notices } = conversation.notices;
  return { ...conversation, notices };
}

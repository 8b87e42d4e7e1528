import { type Kept, readList, writeList } from '../../shared/kept-list.ts';
import type { StaffCommand } from '../commands/shown-commands.ts';

export interface Refusal {
  readonly sentence: string;
  readonly stale: boolean;
  /** Sentences by field. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A command that somebody gave and went on from before it was answered; what was typed is a draft until it is taken. */
export interface Sending {
  readonly invoiceId: string;
  /** What people call the invoice. */
  readonly name: string;
  readonly command: StaffCommand;
  /** Why it was not taken; absent while that is not known. */
  readonly refusal?: Refusal;
}

export const isUnderWay = (sending: Sending | undefined): boolean =>
  sending !== undefined && sending.refusal === undefined;

export interface Sendings {
  of(invoiceId: string): Sending | undefined;
  /** Those that were not taken; the same array until one comes or goes. */
  refused(): readonly Sending[];
  /** How many are not answered yet. */
  underWay(): number;
  /**
   * Keeps it, before it is sent; false where there is no room to. Tells no listener: who gives it is on the way to the
   * next invoice, and need not be drawn again for it.
   */
  begin(sending: Omit<Sending, 'refusal'>): boolean;
  refuse(invoiceId: string, refusal: Refusal): void;
  /** Taken, or let go of by the person. */
  end(invoiceId: string): void;
  subscribe(listener: () => void): () => void;
}

/**
 * What was given and not taken yet outlives the desk that gave it, and the page: a session that ended meanwhile leads to
 * the sign-in screen and back. What no answer came to is then said not to be known.
 * @param kept where it is kept for as long as the tab is open
 * @param unanswered the refusal of what was under way when the page was left
 */
export function createSendings(kept: Kept, key: string, unanswered: Refusal): Sendings {
  let all = new Map<string, Sending>(
    readList<Sending>(kept, key).map((one) => [one.invoiceId, { refusal: unanswered, ...one }]),
  );
  let refused = refusedOf(all);
  const listeners = new Set<() => void>();
  const put = (next: Map<string, Sending>): boolean => {
    all = next;
    // This page knows it all the same.
    return writeList(kept, key, [...next.values()]);
  };
  const tell = () => {
    refused = refusedOf(all);
    for (const listener of listeners) listener();
  };
  return {
    of: (invoiceId) => all.get(invoiceId),
    refused: () => refused,
    underWay: () => all.size - refused.length,
    begin(sending) {
      const before = all;
      const isKept = put(new Map(all).set(sending.invoiceId, sending));
      if (!isKept) all = before;
      return isKept;
    },
    refuse(invoiceId, refusal) {
      const sending = all.get(invoiceId);
      if (!sending) return;
      put(new Map(all).set(invoiceId, { ...sending, refusal }));
      tell();
    },
    end(invoiceId) {
      if (!all.has(invoiceId)) return;
      put(new Map([...all].filter(([id]) => id !== invoiceId)));
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const refusedOf = (all: ReadonlyMap<string, Sending>): readonly Sending[] =>
  [...all.values()].filter(({ refusal }) => refusal !== undefined);

import { type Kept, readList, writeList } from '../../shared/kept-list.ts';
import type { Draft } from './draft.ts';

export interface Drafts {
  of(invoiceId: string): Draft | undefined;
  /** What is typed into an invoice's form now; undefined where nothing in it is the person's own any more. */
  put(invoiceId: string, draft: Draft | undefined): void;
  isEmpty(): boolean;
  /** Writes it all down for when the page is left; false where there is no room to. */
  save(): boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * What was typed into invoices and is not theirs yet, by invoice: it outlives the desk it was typed at and, written down,
 * the page too.
 * @param kept where it is written for as long as the tab is open
 */
export function createDrafts(kept: Kept, key: string): Drafts {
  const all = new Map(readList<readonly [string, Draft]>(kept, key));
  const listeners = new Set<() => void>();
  return {
    of: (invoiceId) => all.get(invoiceId),
    put(invoiceId, draft) {
      if (draft) all.set(invoiceId, draft);
      else if (!all.delete(invoiceId)) return;
      for (const listener of listeners) listener();
    },
    isEmpty: () => all.size === 0,
    save: () => writeList(kept, key, [...all]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

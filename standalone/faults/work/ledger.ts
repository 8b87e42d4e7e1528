/** What the portal promised to the people who worked with it: what it answered 2xx to. */
export interface Ledger {
  /** Files, by their name: the id of the document each was answered with. */
  readonly files: Map<string, string>;
  /** Commands on invoices that were answered 200, or seen done after an answer that was lost: `id action`. */
  readonly commands: Set<string>;
  /** Payments as they were recorded: invoice, reference, amount. */
  readonly payments: Array<{ readonly invoiceId: string; readonly reference: string; readonly amount: string }>;
  /** Comments, by their text; those whose answer was lost may be there or not. */
  readonly comments: Set<string>;
  readonly maybeComments: Set<string>;
  /** Calls that were answered otherwise than they may be: never a 5xx but 503 and 507, never a wrong refusal. */
  readonly wrong: string[];
  /** Work that did not get done within its time. */
  readonly undone: string[];
  /** How often somebody had to try again. */
  retries: number;
}

export const createLedger = (): Ledger => ({
  files: new Map(),
  commands: new Set(),
  payments: [],
  comments: new Set(),
  maybeComments: new Set(),
  wrong: [],
  undone: [],
  retries: 0,
});

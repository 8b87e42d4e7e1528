import type { HistoryAction, InvoiceStatus } from '@comptoir/contracts';

/**
 * What each action may do to an invoice, of those that people and the system do here: said once more, by the domain's
 * own table of states, and not read from the code that is checked.
 */
const LEGAL: Readonly<Partial<Record<HistoryAction, readonly string[]>>> = {
  CREATE: ['→INTEGRATION_IN_PROGRESS'],
  START_READING: ['INTEGRATION_IN_PROGRESS→PROCESSING'],
  READ: ['PROCESSING→TO_VERIFY', 'PROCESSING→EXCEPTION', 'PROCESSING→DUPLICATED'],
  VERIFY: ['TO_VERIFY→TO_VERIFY'],
  SEND_FOR_CONTROL: ['TO_VERIFY→TO_CONTROL'],
  CONTROL: ['TO_CONTROL→TO_PAY'],
  PAY: ['TO_PAY→TO_PAY', 'TO_PAY→PAID'],
  REJECT: ['TO_VERIFY→REJECTED', 'TO_CONTROL→REJECTED', 'TO_PAY→REJECTED'],
};

export interface Step {
  readonly action: HistoryAction;
  readonly from?: InvoiceStatus;
  readonly to: InvoiceStatus;
}

/** Why a history, oldest first, is no legal path to `status`; undefined where it is one. */
export function complaintAbout(history: readonly Step[], status: InvoiceStatus): string | undefined {
  let at: InvoiceStatus | undefined;
  for (const [place, { action, from, to }] of history.entries()) {
    if (from !== at) return `line ${place} (${action}) begins at ${from}, not at ${at}`;
    if (!LEGAL[action]?.includes(`${from ?? ''}→${to}`)) return `line ${place}: ${action} from ${from} to ${to}`;
    at = to;
  }
  return at === status ? undefined : `ends at ${at}, the invoice is ${status}`;
}

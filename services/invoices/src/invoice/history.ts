import type { HistoryAction, InvoiceStatus } from '@comptoir/contracts';
import { type Change, changesBetween } from './changes.ts';
import { NO_CONTENT } from './content.ts';
import type { InvoiceEvent } from './events.ts';
import { toText } from './money.ts';
import type { Invoice, Who } from './state.ts';

/** One line of an invoice's history: who did what, when, why, and what it changed. */
export type HistoryLine = {
  readonly at: Date;
  readonly by: Who;
  readonly action: HistoryAction;
  readonly from?: InvoiceStatus;
  readonly to: InvoiceStatus;
  readonly reason?: string;
  readonly details?: string;
  /** Other invoices that it made, or was made of, with the pages. */
  readonly links?: NonNullable<Invoice['splitInto']>;
  readonly changes: readonly Change[];
};

/** How an event reads in the history. Verifying writes two lines: verify, send for control. */
export function historyOf(before: Invoice | undefined, event: InvoiceEvent): HistoryLine[] {
  const { at, by, from, to } = event;
  const line = (action: HistoryAction, more: Partial<HistoryLine> = {}): HistoryLine => ({
    at,
    by,
    action,
    ...(from && { from }),
    to,
    changes: [],
    ...more,
  });
  const content = (after: Invoice['content']) => ({ changes: before ? changesBetween(before.content, after) : [] });

  switch (event.type) {
    case 'Received':
      return [
        line('CREATE', {
          ...receivedBy(event),
          details: event.document.fileName,
          changes: changesBetween(NO_CONTENT, event.content),
        }),
      ];
    case 'ReadingStarted':
      return [line('START_READING')];
    case 'Read':
      return [line('READ', { reason: event.level, ...duplicateDetails(event), ...content(event.content) })];
    case 'Unreadable':
      return [line('READ', { reason: event.reason })];
    case 'ReadingIgnored':
      return [line('READ', { reason: 'IGNORED', details: String(event.run) })];
    case 'Verified':
      return [
        line('VERIFY', {
          to: 'TO_VERIFY',
          ...(by.side === 'system' && { reason: 'FULLY' }),
          ...content(event.content),
        }),
        line('SEND_FOR_CONTROL'),
      ];
    case 'Entered':
      return [line('ENTER', content(event.content))];
    case 'Split':
      return [line('SPLIT', { details: String(event.parts.length), links: event.parts, ...content(event.content) })];
    case 'Controlled':
      return [line('CONTROL')];
    case 'SentBack':
      return [line('SEND_BACK', { reason: event.reason })];
    case 'PaymentRecorded':
      return [
        line('PAY', {
          ...paymentDetails(before, event.payment),
          ...(event.bankHoldUntil && { reason: `BANK_HOLD ${event.bankHoldUntil}` }),
        }),
      ];
    case 'PaymentReversed':
      return [line('REVERSE', { ...paymentDetails(before, event.reversal), reason: event.reason })];
    case 'Rejected':
      return [line('REJECT', { reason: event.reason, ...(event.details && { details: event.details }) })];
    case 'Relaunched':
      return [line('RELAUNCH_EXTRACTION')];
    case 'Kept':
      return [line('KEEP', { details: event.with.join(' ') })];
    case 'Discarded':
      return [line('DISCARD')];
    case 'Withdrawn':
      return [line('WITHDRAW')];
    case 'Canceled':
      return [line('CANCEL', { reason: event.reason })];
    case 'Closed':
      return [line('CLOSE')];
    case 'Deleted':
      return [line('DELETE')];
  }
}

/** How it came: the channel, where it is not the portal; of a part, the file that held it. */
function receivedBy({ sender, partOf }: InvoiceEvent & { type: 'Received' }): Partial<HistoryLine> {
  if (partOf) {
    const { invoiceId, from, to } = partOf;
    return { reason: 'SPLIT', links: [{ invoiceId, from, to }] };
  }
  return sender.channel ? { reason: sender.channel.toUpperCase() } : {};
}

function duplicateDetails({ duplicates }: Pick<Invoice, 'duplicates'>): { details?: string } {
  const reasons = [...new Set(duplicates.flatMap((duplicate) => duplicate.reasons))];
  return reasons.length > 0 ? { details: reasons.join(' ') } : {};
}

function paymentDetails(before: Invoice | undefined, payment: Invoice['payments'][number]): { details: string } {
  const { decimals, currency } = before?.content ?? { decimals: 2 };
  const amount = [toText(payment.amount, decimals), currency].filter(Boolean).join(' ');
  return { details: [amount, payment.date, payment.method, payment.reference].join(' · ') };
}

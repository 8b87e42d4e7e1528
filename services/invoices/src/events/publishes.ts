import {
  type Decider,
  type Decision,
  decisionOf,
  type EventData,
  type EventType,
  type HistoryAction,
  type NewEvent,
} from '@comptoir/contracts';
import { amountToSettle, contentToWire } from '../invoice/content.ts';
import type { InvoiceEvent } from '../invoice/events.ts';
import { toText } from '../invoice/money.ts';
import type { Invoice } from '../invoice/state.ts';

type Fact = EventData<'InvoiceRead'>;
type Told = { [T in EventType]: { readonly type: T; readonly data: EventData<T> } }[EventType];

/**
 * What the other services hear of an event, with the invoice as it is after it: one event a command.
 * Nothing for a late reading, which changed nothing.
 */
export function publishes(
  event: InvoiceEvent,
  before: Invoice | undefined,
  after: Invoice,
  { decider, ...chain }: { correlationId?: string; causationId?: string; decider?: Decider },
): NewEvent[] {
  const told = tell(event, after);
  if (!told) return [];
  const { supplierId } = after.content;
  const decision = decider && !NO_DECISION.has(told.type) ? decisionOn(told, before, after, decider) : undefined;
  const data = { ...told.data, ...(decision && { decision }) };
  const subject = { subject: after.id, sequence: after.version, ...(supplierId && { supplierId }) };
  return [{ ...told, data, ...subject, ...chain }];
}

/** To have a document read again decides nothing about the invoice. */
const NO_DECISION: ReadonlySet<EventType> = new Set(['InvoiceExtractionRelaunched']);

/** What a person decided, for the audit trail: the status before and after, and what they said with it. */
function decisionOn(told: Told, before: Invoice | undefined, after: Invoice, decider: Decider): Decision {
  const fact = told.data as Fact & Partial<Record<(typeof SAID)[number], unknown>>;
  const said = SAID.flatMap((name) => (fact[name] === undefined || fact[name] === null ? [] : [[name, fact[name]]]));
  if (fact.amount !== undefined && fact.currency !== null) said.push(['currency', fact.currency]);
  return decisionOf(decider, {
    action: `invoice.${fact.action}`,
    about: {
      kind: 'invoice',
      id: after.id,
      name: [fact.invoiceNumber ?? fact.fileName, fact.supplierName].filter(Boolean).join(' · '),
    },
    before: before ? { status: before.status } : null,
    after: { status: fact.status, ...Object.fromEntries(said) },
  });
}

const SAID = ['reason', 'details', 'corrected', 'date', 'amount', 'method', 'reference', 'bankHoldUntil'] as const;

function tell(event: InvoiceEvent, after: Invoice): Told | undefined {
  const fact = (action: HistoryAction): Fact => factOf(event, action, after);
  const amount = (minor: number): string =>
    toText(amountToSettle(after.content).isCredit ? -minor : minor, after.content.decimals);
  switch (event.type) {
    case 'ReadingIgnored':
      return undefined;
    case 'Received': {
      const { mediaType, sha256, size } = event.document;
      return { type: 'InvoiceReceived', data: { ...fact('CREATE'), mediaType, sha256, size } };
    }
    case 'ReadingStarted':
      return { type: 'InvoiceReadingStarted', data: fact('START_READING') };
    case 'Read':
    case 'Unreadable':
      return { type: 'InvoiceRead', data: fact('READ') };
    case 'Verified':
      return {
        type: 'InvoiceVerified',
        data: { ...fact('VERIFY'), content: contentToWire(event.content), corrected: [...event.corrected] },
      };
    case 'Controlled':
      return { type: 'InvoiceControlled', data: fact('CONTROL') };
    case 'SentBack':
      return { type: 'InvoiceSentBack', data: { ...fact('SEND_BACK'), reason: event.reason } };
    case 'PaymentRecorded': {
      const { id: paymentId, date, method, reference } = event.payment;
      const settled = event.to !== 'TO_PAY';
      return {
        type: 'InvoicePaymentRecorded',
        data: {
          ...fact('PAY'),
          ...{ paymentId, date, amount: amount(event.payment.amount), method, reference, settled },
          ...(event.bankHoldUntil && { bankHoldUntil: event.bankHoldUntil }),
        },
      };
    }
    case 'PaymentReversed': {
      const { id: reversalId, reverses = '', date } = event.reversal;
      return {
        type: 'InvoicePaymentReversed',
        data: {
          ...fact('REVERSE'),
          paymentId: reverses,
          reversalId,
          date,
          amount: amount(event.reversal.amount),
          reason: event.reason,
        },
      };
    }
    case 'Rejected':
      return {
        type: 'InvoiceRejected',
        data: { ...fact('REJECT'), reason: event.reason, details: event.details ?? null },
      };
    case 'Relaunched':
      return {
        type: 'InvoiceExtractionRelaunched',
        data: { ...fact('RELAUNCH_EXTRACTION'), mediaType: after.document.mediaType, run: event.run },
      };
    case 'Deleted':
      return { type: 'InvoiceDeleted', data: fact('DELETE') };
    case 'Canceled':
      return moved(fact('CANCEL'), event.reason);
    case 'Split':
      return moved(fact('SPLIT'));
    case 'Entered':
      return moved(fact('ENTER'));
    case 'Kept':
      return moved(fact('KEEP'));
    case 'Discarded':
      return moved(fact('DISCARD'));
    case 'Withdrawn':
      return moved(fact('WITHDRAW'));
    case 'Closed':
      return moved(fact('CLOSE'));
  }
}

const moved = (fact: Fact, reason: string | null = null): Told => ({ type: 'InvoiceMoved', data: { ...fact, reason } });

/** What every event of an invoice says, of the invoice as it is after it. */
export function factOf(
  { from, to, by }: Pick<InvoiceEvent, 'from' | 'to' | 'by'>,
  action: HistoryAction,
  { document, content, supplier }: Invoice,
): Fact {
  const text = (minor: number | undefined): string | null =>
    minor === undefined ? null : toText(minor, content.decimals);
  return {
    from,
    status: to,
    action,
    by: { id: by.id, name: by.name, kind: by.kind },
    fileName: document.fileName,
    documentId: document.id,
    supplierId: content.supplierId ?? null,
    supplierName: supplier?.name ?? content.supplierName ?? null,
    invoiceNumber: content.invoiceNumber ?? null,
    currency: content.currency ?? null,
    grossTotal: text(content.grossTotal),
    amountDue: text(content.amountDue ?? content.grossTotal),
  };
}

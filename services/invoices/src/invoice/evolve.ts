import type { InvoiceEvent } from './events.ts';
import type { Invoice } from './state.ts';

/** The invoice after an event. Only a Received event makes one out of nothing. */
export function evolve(invoice: Invoice | undefined, event: InvoiceEvent): Invoice {
  if (event.type === 'Received') return received(event);
  if (!invoice) throw new Error(`${event.type} of an invoice that was never received`);
  if (event.type === 'ReadingIgnored') return invoice;
  const moved = { ...invoice, version: invoice.version + 1, status: event.to, updatedAt: event.at };
  return { ...moved, ...changeOf(invoice, event) };
}

function received(event: InvoiceEvent & { type: 'Received' }): Invoice {
  const { id, document, sender, supplier, partOf, content, at, to } = event;
  return {
    id,
    version: 1,
    status: to,
    document,
    receivedAt: event.receivedAt ?? at,
    updatedAt: at,
    sender,
    run: 1,
    ...(supplier && { supplier }),
    content,
    warnings: [],
    duplicates: [],
    predecessors: [],
    keptWith: [],
    payments: [],
    ...(partOf && { partOf }),
    exported: false,
    onHold: false,
  };
}

/** What an event changes beside the status; a key set to undefined is taken away. */
function changeOf(
  invoice: Invoice,
  event: Exclude<InvoiceEvent, { type: 'Received' | 'ReadingIgnored' }>,
): Partial<Invoice> {
  const stamp = { by: event.by, at: event.at };
  switch (event.type) {
    case 'Read':
      return { ...assessed(event), content: event.content, level: event.level, exceptionReason: undefined };
    case 'Unreadable':
      return { exceptionReason: event.reason, level: event.level };
    case 'Verified':
      return { ...assessed(event), content: event.content, verified: stamp };
    case 'Entered':
      return { ...assessed(event), content: event.content, exceptionReason: undefined };
    case 'Split':
      return {
        splitInto: event.parts,
        content: event.content,
        ...(event.content.supplierId === undefined && { supplier: undefined }),
      };
    case 'Controlled':
      return { controlled: stamp };
    case 'SentBack':
      return event.to === 'TO_VERIFY' ? { verified: undefined } : { controlled: undefined };
    case 'PaymentRecorded':
      return { payments: [...invoice.payments, event.payment] };
    case 'PaymentReversed':
      return { payments: [...invoice.payments, event.reversal] };
    case 'Rejected':
      return { rejection: { ...stamp, reason: event.reason, ...(event.details && { details: event.details }) } };
    case 'Relaunched':
      return { run: event.run, exceptionReason: undefined, warnings: [], duplicates: [], predecessors: [] };
    case 'Kept':
      return { keptWith: [...new Set([...invoice.keptWith, ...event.with])] };
    default:
      return {};
  }
}

type Assessed = Pick<Invoice, 'supplier' | 'warnings' | 'duplicates' | 'predecessors'>;

function assessed({ supplier, warnings, duplicates, predecessors }: Assessed): Assessed {
  return { supplier, warnings, duplicates, predecessors };
}

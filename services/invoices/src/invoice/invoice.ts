import { coversOnce } from '@comptoir/contracts';
import { bankHoldOf } from './bank-hold.ts';
import { isCalendarDay } from './calendar.ts';
import { changesBetween } from './changes.ts';
import { amountsComplaint, paidComplaint } from './checks.ts';
import { type Assessed, type Command, type CommandOf, whoIs } from './commands.ts';
import { amountToSettle, type Content, NO_CONTENT } from './content.ts';
import type { InvoiceEvent } from './events.ts';
import { isBeyondDoubt } from './go-on.ts';
import { isAboveThreshold, refusalOf, refuseTransition } from './may.ts';
import { toText } from './money.ts';
import { isRefusal, type Refusal, refuse, refuseFields } from './refusal.ts';
import type { SupplierFacts } from './rules.ts';
import { type Invoice, paidOf, type SupplierOnFile, standingPayment } from './state.ts';

/**
 * What a command makes of an invoice at a time: the events that then happened, or why it cannot be.
 * All it knows is in its arguments; `transitions.ts` says from where to where, `may.ts` who.
 */
export function decide(invoice: Invoice | undefined, command: Command, now: Date): readonly InvoiceEvent[] | Refusal {
  if (command.name === 'receive') return invoice ? refuseTransition(invoice.status) : [received(command, now)];
  if (!invoice) return refuse('not.found');
  const outdated = ignored(invoice, command, now);
  if (outdated) return [outdated];
  const outcome = refusalOf(invoice, command.name, command) ?? outcomeOf(invoice, command, now);
  if (isRefusal(outcome)) return outcome;
  return [{ at: now, by: whoIs(command.by), from: invoice.status, ...outcome } as InvoiceEvent];
}

type Outcome = { [E in InvoiceEvent as E['type']]: Omit<E, 'at' | 'by' | 'from'> }[InvoiceEvent['type']];

function outcomeOf(invoice: Invoice, command: Exclude<Command, { name: 'receive' }>, now: Date): Outcome | Refusal {
  switch (command.name) {
    case 'startReading':
      return { type: 'ReadingStarted', to: 'PROCESSING' };
    case 'read':
      return read(command);
    case 'goOn':
      return isBeyondDoubt(invoice, { supplier: command.supplier, rules: command.rules, now })
        ? verify(invoice, command)
        : refuseTransition(invoice.status);
    case 'unreadable':
      return { type: 'Unreadable', to: 'EXCEPTION', reason: command.reason };
    case 'verify':
      return verify(invoice, command);
    case 'enter':
      return enter(command);
    case 'split':
      return split(invoice, command);
    case 'control':
      return { type: 'Controlled', to: afterControl(invoice, command) };
    case 'sendBack':
      return { type: 'SentBack', to: invoice.status === 'TO_PAY' ? 'TO_CONTROL' : 'TO_VERIFY', reason: command.reason };
    case 'pay':
      return pay(invoice, command, now);
    case 'reverse':
      return reverse(invoice, command, now);
    case 'reject':
      return reject(command);
    case 'relaunch':
      return { type: 'Relaunched', to: 'PROCESSING', run: invoice.run + 1 };
    case 'keep':
      return { type: 'Kept', to: 'TO_VERIFY', with: invoice.duplicates.map(({ invoiceId }) => invoiceId) };
    case 'discard':
      return { type: 'Discarded', to: 'CANCELED' };
    case 'withdraw':
      return { type: 'Withdrawn', to: 'CANCELED' };
    case 'cancel':
      return { type: 'Canceled', to: 'CANCELED', reason: command.reason };
    case 'close':
      return { type: 'Closed', to: 'PROCESSED' };
    case 'delete':
      return { type: 'Deleted', to: invoice.status };
  }
}

function received({ id, document, sender, outOf, onFile, by }: CommandOf<'receive'>, at: Date): InvoiceEvent {
  return {
    type: 'Received',
    at,
    by: outOf ? whoIs(by) : sender.by,
    from: null,
    to: 'INTEGRATION_IN_PROGRESS',
    id,
    document,
    sender,
    ...(onFile && { supplier: onFile }),
    ...outOf,
    content: sender.supplierId ? { ...NO_CONTENT, supplierId: sender.supplierId } : NO_CONTENT,
  };
}

/** The answer of another run than the awaited one, or to an invoice that moved on meanwhile: noted, nothing else. */
function ignored(invoice: Invoice, command: Command, at: Date): InvoiceEvent | undefined {
  if (command.name !== 'startReading' && command.name !== 'read' && command.name !== 'unreadable') return undefined;
  const awaits = command.name === 'startReading' ? 'INTEGRATION_IN_PROGRESS' : 'PROCESSING';
  if (command.run === invoice.run && invoice.status === awaits) return undefined;
  return {
    type: 'ReadingIgnored',
    at,
    by: whoIs(command.by),
    from: invoice.status,
    to: invoice.status,
    run: command.run,
  };
}

function read({ level, assessed, supplier }: CommandOf<'read'>): Outcome {
  if (level === 'NOT_AN_INVOICE') return { type: 'Unreadable', to: 'EXCEPTION', reason: 'NOT_AN_INVOICE', level };
  const to = assessed.duplicates.some(({ certain }) => certain) ? 'DUPLICATED' : 'TO_VERIFY';
  return { type: 'Read', to, level, ...assessed, supplier: onFile(supplier) };
}

function verify(invoice: Invoice, { assessed, supplier, rules }: CommandOf<'verify' | 'goOn'>): Outcome | Refusal {
  const { content } = assessed;
  const refusal =
    missingComplaint(content) ??
    (supplier ? undefined : refuse('invoice.supplierUnknown')) ??
    amountsComplaint(content, rules) ??
    paidComplaint(invoice.content, content, paidOf(invoice)) ??
    duplicateComplaint(assessed);
  if (refusal) return refusal;
  const corrected = changesBetween(invoice.content, content).map(({ field }) => field);
  return { type: 'Verified', to: 'TO_CONTROL', corrected, ...assessed, supplier: onFile(supplier) };
}

function enter({ assessed, supplier }: CommandOf<'enter'>): Outcome | Refusal {
  const refusal = duplicateComplaint(assessed);
  return refusal ?? { type: 'Entered', to: 'TO_VERIFY', ...assessed, supplier: onFile(supplier) };
}

/** Specification 000 §5: total and supplier are required. Every field that is missing is named. */
function missingComplaint({ supplierId, grossTotal, currency }: Content): Refusal | undefined {
  const missing = [
    ...(supplierId === undefined ? [{ code: 'invoice.supplierRequired', field: 'content.supplierId' } as const] : []),
    ...(grossTotal === undefined ? [{ code: 'invoice.totalRequired', field: 'content.grossTotal' } as const] : []),
    ...(currency === undefined ? [{ code: 'invoice.currencyRequired', field: 'content.currency' } as const] : []),
  ];
  const [first] = missing;
  return first && { refused: first.code, fields: missing.map(({ field }) => ({ field, code: 'required' })) };
}

function duplicateComplaint({ duplicates }: Pick<Assessed, 'duplicates'>): Refusal | undefined {
  const other = duplicates.find(({ certain }) => certain);
  return other && refuse('invoice.duplicateCertain', { other: other.invoiceNumber ?? other.invoiceId });
}

/**
 * Each page goes to one part, none is lost, and they keep their order. Where nobody said whose the file is, who one of
 * its invoices was read as coming from must not go on to see the others' pages in it.
 */
function split({ sender, content }: Invoice, { parts, pages }: CommandOf<'split'>): Outcome | Refusal {
  if (!coversOnce(parts, pages)) return refuse('invoice.splitRanges', { pages });
  const { supplierId: _supplierId, ...ownerless } = content;
  return { type: 'Split', to: 'CANCELED', parts, content: sender.supplierId === undefined ? ownerless : content };
}

/** Above the threshold somebody else approves; where nothing is left to settle, nothing waits for a payment. */
function afterControl(invoice: Invoice, { rules }: CommandOf<'control'>): 'PENDING_APPROVAL' | 'TO_PAY' | 'PAID' {
  if (rules.dualControl && isAboveThreshold(invoice, rules)) return 'PENDING_APPROVAL';
  return remainingOf(invoice) === 0 ? 'PAID' : 'TO_PAY';
}

const remainingOf = (invoice: Invoice): number => amountToSettle(invoice.content).amount - paidOf(invoice);

function pay(invoice: Invoice, command: CommandOf<'pay'>, now: Date): Outcome | Refusal {
  const { payment, alike, by, supplier, rules, madeByBank } = command;
  const { decimals } = invoice.content;
  if (!isCalendarDay(payment.date)) return refuseFields(['date']);
  if (payment.amount <= 0) return refuse('invoice.amountPositive');
  const remaining = remainingOf(invoice);
  if (payment.amount > remaining) {
    return refuse('invoice.overpaid', {
      remaining: toText(remaining, decimals),
      amount: toText(payment.amount, decimals),
    });
  }
  const duplicate = duplicateComplaint(alike);
  if (duplicate) return duplicate;
  const bankHoldUntil = supplier?.bankChange && bankHoldOf(supplier.bankChange.at, rules.bankChangeHoldDays, now);
  if (bankHoldUntil && !madeByBank) return refuse('invoice.bankChangeHold', { until: bankHoldUntil });
  const isSettled = payment.amount === remaining;
  return {
    type: 'PaymentRecorded',
    ...(bankHoldUntil && { bankHoldUntil }),
    to: isSettled ? (invoice.exported ? 'EXPORTED' : 'PAID') : 'TO_PAY',
    payment: { ...payment, type: 'Payment', recorded: { by: whoIs(by), at: now } },
  };
}

function reverse(invoice: Invoice, command: CommandOf<'reverse'>, now: Date): Outcome | Refusal {
  const payment = standingPayment(invoice, command.paymentId);
  if (!payment) return refuse('invoice.paymentUnknown');
  if (command.reason.trim() === '') return refuse('invoice.reasonRequired');
  const { amount, method, reference, id: reverses } = payment;
  const recorded = { by: whoIs(command.by), at: now };
  return {
    type: 'PaymentReversed',
    to: 'TO_PAY',
    reason: command.reason,
    reversal: {
      id: command.reversalId,
      type: 'Reversal',
      date: command.date,
      amount,
      method,
      reference,
      reverses,
      recorded,
    },
  };
}

function reject({ reason, details }: CommandOf<'reject'>): Outcome | Refusal {
  if (reason === 'OTHER' && !details?.trim()) {
    return { refused: 'invoice.reasonRequired', fields: [{ field: 'details', code: 'required' }] };
  }
  return { type: 'Rejected', to: 'REJECTED', reason, ...(details?.trim() && { details: details.trim() }) };
}

const onFile = (supplier: SupplierFacts | undefined): SupplierOnFile | undefined =>
  supplier && { id: supplier.id, name: supplier.name, code: supplier.code };

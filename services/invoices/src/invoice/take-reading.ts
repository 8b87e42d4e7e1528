import { type EventOf, type InvoiceWarning, SCOPE_ALL, SYSTEM } from '@comptoir/contracts';
import { PermanentFailure } from '@comptoir/event-bus';
import type { Session } from '@comptoir/storage';
import { type ResolvedSupplier, resolveSupplier } from '../suppliers/resolve-supplier.ts';
import type { SupplierCopy } from '../suppliers/supplier-copy.store.ts';
import type { AssessContent } from './assess-content.ts';
import type { ChangeInvoice } from './change-invoice.ts';
import type { Content } from './content.ts';
import { contentFromReading } from './content-from-reading.ts';
import { causedBy, type InvoiceStore } from './invoice.store.ts';
import { asksForEyes, type ExtractionDemands, judgeLevel } from './judge-level.ts';
import type { Rules } from './rules.ts';
import type { Invoice } from './state.ts';
import { findingWarnings } from './warnings.ts';

type Parts = {
  change: ChangeInvoice;
  store: InvoiceStore;
  suppliers: SupplierCopy;
  assess: AssessContent;
  rules: () => Rules;
  demands: (supplierId?: string) => ExtractionDemands;
};
type FromExtraction = EventOf<'ReadingStarted'> | EventOf<'DocumentRead'> | EventOf<'DocumentUnreadable'>;

/** What extraction says of an invoice: that it began to read, what it read, or that it could not. */
export function createTakeReading({ change, store, suppliers, assess, rules: rulesNow, demands: demandsOn }: Parts) {
  /** Undefined for one that was deleted meanwhile: nobody awaits its reading. */
  async function invoiceOf(event: FromExtraction, session: Session): Promise<Invoice | undefined> {
    const invoice = await store.load(SCOPE_ALL, event.subject, session);
    if (invoice || (await store.isDeleted(event.subject, session))) return invoice;
    throw new PermanentFailure(`${event.type} of an invoice that is not here: ${event.subject}`);
  }

  /** An answer tells that reading had begun, whether or not that was heard. */
  async function begun(
    event: EventOf<'DocumentRead'> | EventOf<'DocumentUnreadable'>,
    session: Session,
  ): Promise<Invoice | undefined> {
    const invoice = await invoiceOf(event, session);
    if (invoice?.status !== 'INTEGRATION_IN_PROGRESS' || event.data.run !== invoice.run) return invoice;
    const command = { name: 'startReading', by: SYSTEM, rules: rulesNow(), run: event.data.run } as const;
    return change.inTransaction(session, invoice, command, causedBy(event));
  }

  return {
    async started(event: EventOf<'ReadingStarted'>, session: Session): Promise<void> {
      const invoice = await invoiceOf(event, session);
      if (!invoice) return;
      // after a relaunch it is being processed already: that reading began changes nothing
      if (invoice.status === 'PROCESSING' && event.data.run === invoice.run) return;
      const command = { name: 'startReading', by: SYSTEM, rules: rulesNow(), run: event.data.run } as const;
      await change.inTransaction(session, invoice, command, causedBy(event));
    },

    async read(event: EventOf<'DocumentRead'>, session: Session): Promise<void> {
      const { run, reading } = event.data;
      const invoice = await begun(event, session);
      if (!invoice) return;
      const rules = rulesNow();
      const read = contentFromReading(reading);
      const resolved = await resolve(suppliers, invoice, read, session);
      const supplierId = resolved.supplier?.id ?? invoice.sender.supplierId;
      const content = supplierId ? { ...read, supplierId } : read;
      const { assessed, supplier } = await assess(session, { ...invoice, warnings: [] }, content, rules);
      const warned = {
        ...assessed,
        warnings: [
          ...assessed.warnings.map((warning) => withSuggestion(warning, resolved)),
          ...contradictions(resolved),
          ...findingWarnings(reading.findings),
        ],
      };
      const demands = demandsOn(supplierId);
      const level = judgeLevel(reading, warned, demands, rules);
      const circumstances = { by: SYSTEM, rules, assessed: warned, ...(supplier && { supplier }) } as const;
      const after = await change.inTransaction(
        session,
        invoice,
        { name: 'read', run, level, ...circumstances },
        causedBy(event),
      );
      if (after.version === invoice.version) return;
      await store.keepReading(session, invoice.id, run, reading);
      if (demands.goesOn && !asksForEyes(reading.findings))
        await change.ifAllowed(session, after, { name: 'goOn', ...circumstances }, causedBy(event));
    },

    async unreadable(event: EventOf<'DocumentUnreadable'>, session: Session): Promise<void> {
      const { run, reason } = event.data;
      const invoice = await begun(event, session);
      if (!invoice) return;
      const command = { name: 'unreadable', by: SYSTEM, rules: rulesNow(), run, reason } as const;
      await change.inTransaction(session, invoice, command, causedBy(event));
    },
  };
}

async function resolve(
  suppliers: SupplierCopy,
  invoice: Invoice,
  read: Content,
  session: Session,
): Promise<ResolvedSupplier> {
  const sentFor = await suppliers.get(invoice.sender.supplierId, session);
  const byVatNumber = await suppliers.byVatNumber(read.supplierVatNumber, session);
  const byIban = await suppliers.byIban(read.iban, session);
  const byName = await suppliers.byName(read.supplierName, session);
  return resolveSupplier({ ...(sentFor && { sentFor }), byVatNumber, byIban, byName });
}

const contradictions = ({ contradiction, supplier }: ResolvedSupplier): InvoiceWarning[] =>
  contradiction && supplier
    ? [{ code: 'SUPPLIER_DIFFERS', values: { read: contradiction.name, onFile: supplier.name } }]
    : [];

/** Whom the name points at goes with the warning that nobody is known: a person may take the suggestion. */
function withSuggestion(warning: InvoiceWarning, { suggestion }: ResolvedSupplier): InvoiceWarning {
  if (warning.code !== 'SUPPLIER_UNKNOWN' || !suggestion) return warning;
  return { ...warning, values: { ...warning.values, suggestedId: suggestion.id, suggestedName: suggestion.name } };
}

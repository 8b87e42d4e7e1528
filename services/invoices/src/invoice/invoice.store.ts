import type { Decider, EventEnvelope, Reading, Scope } from '@comptoir/contracts';
import type { Outbox } from '@comptoir/event-bus';
import { createCounters, type Database, newId, type Session, scopeFilter } from '@comptoir/storage';
import type mongoose from 'mongoose';
import { publishes } from '../events/publishes.ts';
import type { InvoiceEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { type HistoryLine, historyOf } from './history.ts';
import { type HistoryRow, historyModel } from './history-model.store.ts';
import { deletedInvoiceModel, invoiceModel, listIndex, SORT_FIELDS, SUPPLIER_FIELD } from './invoice-model.store.ts';
import { type InvoiceRow, toRow } from './invoice-row.ts';
import { type ReadingRow, readingModel } from './reading-model.store.ts';
import type { Invoice, SupplierOnFile } from './state.ts';
import { amountMoves, countMoves } from './tallies.ts';

/** What the events belong to: the request or the event that caused them, and who asked, where a person did. */
export type Chain = { readonly correlationId?: string; readonly causationId?: string; readonly decider?: Decider };

const BY_SUPPLIER = listIndex([SUPPLIER_FIELD], SORT_FIELDS.receivedAt);

export type InvoiceStore = ReturnType<typeof createInvoiceStore>;

/** Invoices, their history and readings. A change of state, its history, its counts and its event are one transaction. */
export function createInvoiceStore(database: Database, outbox: Outbox) {
  const invoices = invoiceModel(database);
  const deleted = deletedInvoiceModel(database);
  const history = historyModel(database);
  const readings = readingModel(database);
  const counts = createCounters(database, 'invoices', {
    dimensions: ['supplierId', 'status', 'month'],
    rollups: [['status'], ['supplierId', 'status']],
  });
  const amounts = createCounters(database, 'invoice_amounts', {
    dimensions: ['supplierId', 'status', 'currency', 'measure'],
    rollups: [['status', 'currency', 'measure']],
  });

  async function load(scope: Scope, id: string, session?: Session): Promise<Invoice | undefined> {
    const query = invoices
      .findOne({ _id: id, ...scopeFilter(scope, SUPPLIER_FIELD) }, { invoice: 1 })
      .lean<Pick<InvoiceRow, 'invoice'>>();
    // by its id first: what is foreign and what is missing take the same way, and the same time
    query.hint({ _id: 1 });
    const row = await (session ? query.session(session) : query);
    return row?.invoice;
  }

  async function write(
    session: Session,
    before: Invoice | undefined,
    after: Invoice,
    isDeleted: boolean,
  ): Promise<void> {
    const rows = invoices.collection as unknown as mongoose.mongo.Collection<InvoiceRow>;
    const row = toRow(after);
    if (!before) {
      await rows.insertOne(row, { session, ignoreUndefined: true });
    } else {
      const current = { _id: before.id, version: before.version };
      const answer = isDeleted
        ? await rows.deleteOne(current, { session })
        : await rows.replaceOne(current, row, { session, ignoreUndefined: true });
      const touched = 'deletedCount' in answer ? answer.deletedCount : answer.matchedCount;
      if (touched !== 1) throw new Error(`invoice ${before.id} is not at version ${before.version}`);
    }
    if (isDeleted) {
      const kept = deleted.collection as unknown as mongoose.mongo.Collection<
        Pick<InvoiceRow, '_id' | 'version' | 'invoice'>
      >;
      await kept.insertOne(
        { _id: after.id, version: after.version, invoice: after },
        { session, ignoreUndefined: true },
      );
    }
  }

  return {
    /** The invoice, or undefined where there is none or the scope hides it. */
    load,

    /** The invoice opened for a document, whoever's it is: for events, which concern no caller. */
    async findByDocument(scope: Scope, documentId: string, session: Session): Promise<Invoice | undefined> {
      const filter = { 'invoice.document.id': documentId, ...scopeFilter(scope, SUPPLIER_FIELD) };
      const row = await invoices.findOne(filter, { invoice: 1 }).session(session).lean<Pick<InvoiceRow, 'invoice'>>();
      return row?.invoice;
    },

    /** Whether there was such an invoice once. */
    async isDeleted(id: string, session: Session): Promise<boolean> {
      return (await deleted.exists({ _id: id }).session(session)) !== null;
    },

    /** Writes what happened and answers the invoice after it. */
    async save(
      session: Session,
      before: Invoice | undefined,
      events: readonly InvoiceEvent[],
      chain: Chain,
    ): Promise<Invoice> {
      let invoice = before;
      const lines: HistoryRow[] = [];
      const told = [];
      for (const event of events) {
        const after = evolve(invoice, event);
        const { id: invoiceId, version } = after;
        lines.push(...historyOf(invoice, event).map((line) => ({ _id: newId(), invoiceId, version, ...line })));
        told.push(...publishes(event, invoice, after, chain));
        invoice = after;
      }
      if (!invoice) throw new Error('an invoice is saved by at least one event');
      const isDeleted = events.some(({ type }) => type === 'Deleted');
      if (invoice.version !== before?.version) {
        await write(session, before, invoice, isDeleted);
        const kept = isDeleted ? undefined : invoice;
        await counts.addAll(session, countMoves(before, kept));
        await amounts.addAll(session, amountMoves(before, kept));
      }
      const past = history.collection as unknown as mongoose.mongo.Collection<HistoryRow>;
      await past.insertMany(lines, { session, ignoreUndefined: true });
      if (told.length > 0) await outbox.append(session, told);
      return invoice;
    },

    /** Writes a line of its history beside what happened to it. */
    async note(session: Session, { id: invoiceId, version }: Invoice, line: HistoryLine): Promise<void> {
      const past = history.collection as unknown as mongoose.mongo.Collection<HistoryRow>;
      await past.insertOne({ _id: newId(), invoiceId, version, ...line }, { session, ignoreUndefined: true });
    },

    /** The ids of a supplier's invoices, in lists of `size`. */
    async *idsOf(scope: Scope, supplierId: string, size: number): AsyncGenerator<string[]> {
      const filter = { $and: [scopeFilter(scope, SUPPLIER_FIELD), { [SUPPLIER_FIELD]: supplierId }] };
      let ids: string[] = [];
      for await (const { _id } of invoices
        .find(filter, { _id: 1 })
        .hint(BY_SUPPLIER)
        .lean<Pick<InvoiceRow, '_id'>>()
        .cursor()) {
        ids.push(_id);
        if (ids.length < size) continue;
        yield ids;
        ids = [];
      }
      if (ids.length > 0) yield ids;
    },

    /** The next invoices by id, in the transaction. */
    async next(scope: Scope, session: Session, after: string, limit: number): Promise<Invoice[]> {
      const rows = await invoices
        .find({ $and: [{ _id: { $gt: after } }, scopeFilter(scope, SUPPLIER_FIELD)] }, { invoice: 1 })
        .session(session)
        .sort({ _id: 1 })
        .limit(limit)
        .hint({ _id: 1 })
        .lean<Array<Pick<InvoiceRow, 'invoice'>>>();
      return rows.map(({ invoice }) => invoice);
    },

    /** Writes a supplier's name on those of these invoices that are still its. No version grows: nothing happened to them. */
    async renameSupplier(session: Session, ids: readonly string[], supplier: SupplierOnFile): Promise<void> {
      const filter = { _id: { $in: ids }, [SUPPLIER_FIELD]: supplier.id };
      const found = await invoices
        .find(filter, { invoice: 1 })
        .session(session)
        .lean<Array<Pick<InvoiceRow, 'invoice'>>>();
      const rows = invoices.collection as unknown as mongoose.mongo.Collection<InvoiceRow>;
      for (const { invoice } of found) {
        const current = { _id: invoice.id, version: invoice.version };
        await rows.replaceOne(current, toRow({ ...invoice, supplier }), { session, ignoreUndefined: true });
      }
    },

    /** Keeps what was read, in place of what an earlier run read. */
    async keepReading(session: Session, id: string, run: number, reading: Reading): Promise<void> {
      const { route, level, fields, findings, pages, parts, durationMs } = reading;
      const row = { run, route, level, fields, findings, pages, parts, durationMs };
      const rows = readings.collection as unknown as mongoose.mongo.Collection<ReadingRow>;
      await rows.replaceOne({ _id: id }, row, { session, upsert: true, ignoreUndefined: true });
    },

    /** What the machine read, untouched by corrections. */
    async readingOf(scope: Scope, id: string): Promise<ReadingRow | undefined> {
      return (await load(scope, id)) && ((await readings.findById(id).lean<ReadingRow>()) ?? undefined);
    },

    /** The history, oldest first, or undefined for an invoice the scope hides. */
    async historyOf(
      scope: Scope,
      id: string,
      { after = 0, session }: { after?: number; session?: Session } = {},
    ): Promise<HistoryRow[] | undefined> {
      if (!(await load(scope, id, session))) return undefined;
      const query = history
        .find({ invoiceId: id, version: { $gt: after } })
        .sort({ invoiceId: 1, version: 1, _id: 1 })
        .lean<HistoryRow[]>();
      return session ? query.session(session) : query;
    },

    counts,
    amounts,
    model: invoices,
  };
}

/** The chain of what an event caused. */
export const causedBy = (event: EventEnvelope): Chain => ({
  correlationId: event.correlationId,
  causationId: event.id,
});

import type { EventOf, Scope } from '@comptoir/contracts';
import { createProjection } from '@comptoir/event-bus';
import { type Database, type Session, scopeFilter } from '@comptoir/storage';
import mongoose from 'mongoose';

/** Those of an invoice's events by which its number or its supplier may be another. */
export type InvoiceEvent = EventOf<
  'InvoiceReceived' | 'InvoiceRead' | 'InvoiceVerified' | 'InvoiceMoved' | 'InvoiceDeleted'
>;

export type InvoiceCopy = {
  readonly supplierId: string | null;
  /** Its number, or the name of its file while that is not known. */
  readonly name: string;
  readonly deleted: boolean;
};
type Row = InvoiceCopy & { _id: string; sequence: number };

export type InvoiceCopyStore = ReturnType<typeof createInvoiceCopyStore>;

const fieldsOf = ({ data, type }: InvoiceEvent): InvoiceCopy => ({
  supplierId: data.supplierId,
  name: data.invoiceNumber ?? data.fileName,
  deleted: type === 'InvoiceDeleted',
});

/** What messaging keeps of invoices: whose each is, and what to call it beside a question about it. */
export function createInvoiceCopyStore(database: Database) {
  const projection = createProjection<Row>(database, {
    name: 'invoices',
    collection: 'invoice_copies',
    schema,
    from: {
      InvoiceReceived: fieldsOf,
      InvoiceRead: fieldsOf,
      InvoiceVerified: fieldsOf,
      InvoiceMoved: fieldsOf,
      InvoiceDeleted: fieldsOf,
    },
    gone: { deleted: true },
  });
  const { model } = projection;
  return {
    projection,

    async changed(session: Session, event: InvoiceEvent): Promise<void> {
      await projection.apply(session, event);
    },

    async find(scope: Scope, id: string, session: Session): Promise<InvoiceCopy | undefined> {
      const row = await model.findOne({ $and: [{ _id: id }, scopeFilter(scope)] }, null, { session }).lean<Row>();
      return row ?? undefined;
    },

    /** What to call each; one that became another supplier's has no name here any more. */
    async names(scope: Scope, ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map();
      const rows = await model.find({ $and: [{ _id: { $in: ids } }, scopeFilter(scope)] }).lean<Row[]>();
      return new Map(rows.map(({ _id, name }) => [_id, name]));
    },
  };
}

const schema = new mongoose.Schema<Row>(
  { _id: String, supplierId: String, name: String, deleted: Boolean, sequence: Number },
  { versionKey: false },
);

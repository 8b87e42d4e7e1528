import { type Database, modelOf } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { InvoiceRow } from './invoice-row.ts';

/** Where a row says whose it is: what a scope narrows by. */
export const SUPPLIER_FIELD = 'invoice.content.supplierId';
export const STATUS_FIELD = 'invoice.status';

/** What the list sorts by, and where a row keeps it. */
export const SORT_FIELDS = {
  receivedAt: 'invoice.receivedAt',
  issueDate: 'invoice.content.issueDate',
  dueDate: 'invoice.content.dueDate',
  invoiceNumber: 'list.number',
  supplierName: 'list.supplier',
  grossTotal: 'list.total',
  /** Apart from the field that is filtered by: MongoDB merges index ranges by a field only where it is not narrowed too. */
  status: 'list.status',
} as const;

export type SortField = (typeof SORT_FIELDS)[keyof typeof SORT_FIELDS];
export type IndexKey = Record<string, 1 | -1>;

/** The index that serves a list narrowed by these fields and sorted by that one, `_id` breaking ties. */
export function listIndex(equalities: readonly string[], sort: SortField): IndexKey {
  const fields = [...equalities, sort, '_id'];
  return Object.fromEntries(fields.map((field) => [field, 1]));
}

/** What a list may be narrowed to by equality, in each combination. */
const NARROWINGS: ReadonlyArray<readonly string[]> = [
  [],
  [SUPPLIER_FIELD],
  [STATUS_FIELD],
  [SUPPLIER_FIELD, STATUS_FIELD],
];

/** A search comes by date of receipt; each of its tokens leads to rows by supplier or not, and by status. */
const SEARCHES: ReadonlyArray<readonly string[]> = [
  ['tokens', STATUS_FIELD],
  [SUPPLIER_FIELD, 'tokens', STATUS_FIELD],
];

const schema = new mongoose.Schema<InvoiceRow>(
  { _id: String, version: Number, invoice: Object, list: Object, tokens: [String], duplicateKeys: Object },
  { versionKey: false, minimize: false },
);

const indexes = new Map<string, IndexKey>();
for (const sort of Object.values(SORT_FIELDS)) {
  for (const narrowing of NARROWINGS) {
    const key = listIndex(narrowing, sort);
    indexes.set(JSON.stringify(key), key);
  }
}
for (const search of SEARCHES) {
  const key = listIndex(search, SORT_FIELDS.receivedAt);
  indexes.set(JSON.stringify(key), key);
}
for (const [position, key] of [...indexes.values()].entries()) schema.index(key, { name: `list-${position}` });

// one invoice a document, however often its event comes
schema.index({ 'invoice.document.id': 1 }, { unique: true });
schema.index({ 'invoice.document.sha256': 1 });
schema.index({ 'duplicateKeys.number': 1 }, { sparse: true });
schema.index({ 'duplicateKeys.total': 1, 'invoice.content.issueDate': 1 }, { sparse: true });

export type InvoiceModel = mongoose.Model<InvoiceRow>;

export const invoiceModel = (database: Database): InvoiceModel => modelOf<InvoiceRow>(database, 'invoices', schema);

/** Deleted invoices, out of every list; their history and documents are kept as the law asks. */
export const deletedInvoiceModel = (database: Database): mongoose.Model<InvoiceRow> =>
  modelOf<InvoiceRow>(
    database,
    'deleted_invoices',
    new mongoose.Schema<InvoiceRow>(
      { _id: String, version: Number, invoice: Object },
      { versionKey: false, minimize: false },
    ),
  );

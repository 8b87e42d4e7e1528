import { createHash } from 'node:crypto';
import type { Scope } from '@comptoir/contracts';
import { type Database, modelOf, type Session, scopeFilter } from '@comptoir/storage';
import mongoose from 'mongoose';
import { invoiceModel, SUPPLIER_FIELD } from '../invoice/invoice-model.store.ts';
import type { InvoiceRow } from '../invoice/invoice-row.ts';
import { certainKeys, duplicateKeys, type Fingerprint, fingerprintOf, numberKey } from './fingerprint.ts';
import { plainNumber } from './number.ts';

type Stripe = { _id: string; taken: number };

/** Keys share this many rows: enough that strangers seldom meet, and the same number for ten invoices or ten million. */
const STRIPES = 4096;
/** How many invoices of a supplier with the very same total are looked through for a near number, newest first. */
const MOST_SAME_TOTAL = 1000;
const MOST_ALIKE = 100;

const stripeSchema = new mongoose.Schema<Stripe>({ _id: String, taken: Number }, { versionKey: false });

const SEEN = ['invoice.id', 'invoice.status', 'invoice.document.sha256', 'invoice.keptWith', 'invoice.partOf']
  .concat(
    ['supplierId', 'typeCode', 'invoiceNumber', 'issueDate', 'currency', 'grossTotal'].map(
      (field) => `invoice.content.${field}`,
    ),
  )
  .join(' ');

export type DuplicatesStore = ReturnType<typeof createDuplicatesStore>;

/** Where doubles are looked for. */
export function createDuplicatesStore(database: Database) {
  const model = invoiceModel(database);
  const stripes = modelOf<Stripe>(database, 'duplicate_stripes', stripeSchema);

  async function seen(
    scope: Scope,
    session: Session,
    filter: Record<string, unknown>,
    limit: number,
  ): Promise<Fingerprint[]> {
    const query = model
      .find({ $and: [scopeFilter(scope, SUPPLIER_FIELD), filter] })
      .select(SEEN)
      .limit(limit);
    const rows = await query.session(session).lean<Array<Pick<InvoiceRow, 'invoice'>>>();
    return rows.map(({ invoice }) => fingerprintOf(invoice, invoice.content));
  }

  return {
    /**
     * Takes hold of what would make another invoice a certain double of this one, until the transaction ends: of two
     * that do so at once, MongoDB lets one commit, and the other begins again and then sees it.
     */
    async takeHold(session: Session, subject: Fingerprint): Promise<void> {
      const ids = [...new Set(certainKeys(subject).map(stripeOf))].sort();
      if (ids.length === 0) return;
      const updates = ids.map((_id) => ({
        updateOne: { filter: { _id }, update: { $inc: { taken: 1 } }, upsert: true },
      }));
      await stripes.bulkWrite(updates, { session, ordered: true });
    },

    /** Every invoice in scope that could double this one, or that it may replace. */
    async candidates(
      scope: Scope,
      session: Session,
      subject: Fingerprint,
      relatedSuppliers: readonly string[],
    ): Promise<Fingerprint[]> {
      const { number, total } = duplicateKeys(subject);
      const plain = plainNumber(subject.invoiceNumber ?? '');
      const related = plain === '' ? [] : relatedSuppliers.map((id) => numberKey(id, plain));
      const numbers = [...(number === undefined ? [] : [number]), ...related];
      const found = [
        await seen(scope, session, { 'invoice.document.sha256': subject.sha256 }, MOST_ALIKE),
        numbers.length === 0
          ? []
          : await seen(scope, session, { 'duplicateKeys.number': { $in: numbers } }, MOST_ALIKE),
        total === undefined ? [] : await seen(scope, session, { 'duplicateKeys.total': total }, MOST_SAME_TOTAL),
      ].flat();
      return [...new Map(found.map((other) => [other.invoiceId, other])).values()];
    },
  };
}

function stripeOf(key: string): string {
  return String(createHash('sha256').update(key).digest().readUInt32BE() % STRIPES);
}

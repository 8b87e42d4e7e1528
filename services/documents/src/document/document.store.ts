import type { DocumentMediaType, PageRange, Scope } from '@comptoir/contracts';
import { type Database, modelOf, type Session, scopeFilter } from '@comptoir/storage';
import mongoose from 'mongoose';

/** A document as it was received, or as it was cut from one; only its supplier is ever changed. */
export type DocumentRow = {
  _id: string;
  /** Where its bytes are. */
  fileId: string;
  fileName: string;
  mediaType: DocumentMediaType;
  size: number;
  /** Lower-case hexadecimal. */
  sha256: string;
  supplierId: string | null;
  storedAt: Date;
  /** Who sent it under which Idempotency-Key, or which pages of which file it was asked for as. */
  uploadKey?: string;
  /** The file that its pages were cut from, and which they were. */
  partOf?: PageRange & { documentId: string };
  /** By which invoice's version the supplier was last set. */
  supplierSetBy?: { invoiceId: string; sequence: number };
};

export interface DocumentStore {
  find(scope: Scope, id: string): Promise<DocumentRow | undefined>;
  /** Those of the ids that are there, in no order. */
  findAll(scope: Scope, ids: readonly string[]): Promise<DocumentRow[]>;
  findByUploadKey(scope: Scope, uploadKey: string): Promise<DocumentRow | undefined>;
  /** @throws MongoServerError 11000 where the upload key is taken */
  insert(session: Session, row: DocumentRow): Promise<void>;
  /** Follows the supplier an invoice was verified for; an older version of the same invoice changes nothing. */
  setSupplier(
    session: Session,
    id: string,
    supplierId: string | null,
    setBy: { invoiceId: string; sequence: number },
  ): Promise<void>;
}

export function createDocumentStore(database: Database): DocumentStore {
  const model = modelOf<DocumentRow>(database, 'documents', schema);
  const findOne = async (scope: Scope, filter: Record<string, unknown>): Promise<DocumentRow | undefined> =>
    (await model.findOne({ $and: [scopeFilter(scope), filter] }).lean<DocumentRow>()) ?? undefined;

  return {
    find: (scope, id) => findOne(scope, { _id: id }),
    findByUploadKey: (scope, uploadKey) => findOne(scope, { uploadKey }),
    findAll: (scope, ids) => model.find({ $and: [scopeFilter(scope), { _id: { $in: ids } }] }).lean<DocumentRow[]>(),
    async insert(session, row) {
      await model.insertMany([row], { session });
    },
    async setSupplier(session, id, supplierId, { invoiceId, sequence }) {
      const newer = [
        { 'supplierSetBy.invoiceId': { $ne: invoiceId } },
        { 'supplierSetBy.sequence': { $lt: sequence } },
      ];
      await model.updateOne(
        { _id: id, $or: newer },
        { $set: { supplierId, supplierSetBy: { invoiceId, sequence } } },
        { session },
      );
    },
  };
}

const schema = new mongoose.Schema<DocumentRow>(
  {
    _id: String,
    fileId: String,
    fileName: String,
    mediaType: String,
    size: Number,
    sha256: String,
    supplierId: String,
    storedAt: Date,
    uploadKey: String,
    partOf: { type: { documentId: String, from: Number, to: Number }, _id: false },
    supplierSetBy: { type: { invoiceId: String, sequence: Number }, _id: false },
  },
  { versionKey: false },
);
schema.index({ uploadKey: 1 }, { unique: true, sparse: true });

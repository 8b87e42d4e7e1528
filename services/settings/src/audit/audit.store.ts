import type { Scope } from '@comptoir/contracts';
import {
  countUpTo,
  type Database,
  listPage,
  modelOf,
  newId,
  type Page,
  type PagePosition,
  type PageQuery,
  type Session,
} from '@comptoir/storage';
import mongoose from 'mongoose';

/** Something that had to be answered for: who did it, to what, and what it was before and after. */
export type AuditRow = {
  _id: string;
  at: Date;
  by: { id: string; name: string };
  action: string;
  subject: string;
  before?: string;
  after?: string;
};

interface AuditList {
  readonly filter: { readonly subject?: string; readonly by?: string };
  readonly direction: 'asc' | 'desc';
  readonly page: PagePosition;
}

export interface AuditStore {
  /** Adds entries in the transaction of what they tell of; nothing changes or removes one. */
  write(session: Session, entries: ReadonlyArray<Omit<AuditRow, '_id'>>): Promise<void>;
  list(scope: Scope, query: AuditList): Promise<Page<AuditRow> & { total: number; atLeast: boolean }>;
}

export const auditModel = (database: Database): mongoose.Model<AuditRow> =>
  modelOf<AuditRow>(database, 'audit', schema);

/** How a page of the trail is read; each filter has an index that ends in the order of the list. */
export function pageQuery(
  model: mongoose.Model<AuditRow>,
  { filter, direction, page }: AuditList,
): PageQuery<AuditRow> {
  const { subject, by } = filter;
  return {
    model,
    filter: { ...(subject !== undefined && { subject }), ...(by !== undefined && { 'by.id': by }) },
    sort: { field: 'at', direction },
    page,
  };
}

export function createAuditStore(database: Database): AuditStore {
  const model = auditModel(database);
  return {
    async write(session, entries) {
      if (entries.length === 0) return;
      await model.insertMany(
        entries.map((entry) => ({ ...entry, _id: newId() })),
        { session },
      );
    },
    async list(scope, query) {
      const page = pageQuery(model, query);
      const [rows, count] = await Promise.all([listPage(scope, page), countUpTo(scope, page)]);
      return { ...rows, ...count };
    },
  };
}

const schema = new mongoose.Schema<AuditRow>(
  {
    _id: String,
    at: Date,
    by: { id: String, name: String },
    action: String,
    subject: String,
    before: String,
    after: String,
  },
  { versionKey: false },
);
schema.index({ at: 1, _id: 1 });
schema.index({ subject: 1, at: 1, _id: 1 });
schema.index({ 'by.id': 1, at: 1, _id: 1 });
schema.index({ subject: 1, 'by.id': 1, at: 1, _id: 1 });

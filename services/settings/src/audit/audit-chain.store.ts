import { AUDIT_ORIGIN_DAYS, type AuditFilter, type Scope } from '@comptoir/contracts';
import {
  countUpTo,
  type Database,
  listCounted,
  modelOf,
  type Page,
  type PagePosition,
  type PageQuery,
  type Session,
} from '@comptoir/storage';
import mongoose from 'mongoose';
import { type ChainEntry, type Head, type OriginRow, sequenceOf } from './audit-entry.ts';

export interface AuditList {
  readonly filter: AuditFilter;
  readonly direction: 'asc' | 'desc';
  readonly page: PagePosition;
}

/** An entry with where it was decided, as far as that is still known. */
export type KnownEntry = { readonly entry: ChainEntry; readonly origin: OriginRow | undefined };

/** Nothing here changes an entry or takes one away. */
export interface AuditChain {
  head(session?: Session): Promise<Head | undefined>;
  /**
   * Adds entries linked to the head that was read in the same transaction, which comes to nothing, and is done again,
   * where somebody else added some meanwhile.
   */
  append(session: Session, linked: { entries: ChainEntry[]; origins: OriginRow[] }): Promise<void>;
  list(scope: Scope, query: AuditList): Promise<Page<KnownEntry> & { total: number; atLeast: boolean }>;
  /**
   * Every entry and origin as it is stored, by its place, some at a time: what is checked is what is there, not what
   * should be.
   */
  stored(): { readonly entries: Batches; readonly origins: Batches };
  /** What a filter matches, latest first, without an end. */
  export(filter: AuditFilter): AsyncIterable<KnownEntry>;
}

/** Rows in their order, as many at a time as the database sends. */
export type Batches = AsyncIterable<readonly unknown[]>;

type HeadRow = { _id: 'head'; sequence: number; hash: string; recordedAt: Date };

const BATCH = 1_000;
const EXPORT_BATCH = 500;

export const chainModel = (database: Database): mongoose.Model<ChainEntry> =>
  modelOf<ChainEntry>(database, 'audit_chain', chainSchema);

export function createAuditChain(database: Database): AuditChain {
  const model = chainModel(database);
  const rows = model.collection as unknown as mongoose.mongo.Collection<ChainEntry>;
  const origins = modelOf<OriginRow>(database, 'audit_origins', originSchema)
    .collection as unknown as mongoose.mongo.Collection<OriginRow>;
  const heads = modelOf<HeadRow>(database, 'audit_head', headSchema)
    .collection as unknown as mongoose.mongo.Collection<HeadRow>;

  async function known(entries: readonly ChainEntry[]): Promise<KnownEntry[]> {
    const ids = entries.flatMap(({ _id, origin }) => (origin === null ? [] : _id));
    const found = ids.length > 0 ? await origins.find({ _id: { $in: ids } }).toArray() : [];
    const byId = new Map(found.map((origin) => [origin._id, origin]));
    return entries.map((entry) => ({ entry, origin: byId.get(entry._id) }));
  }

  return {
    async head(session) {
      const row = await heads.findOne({ _id: 'head' }, session ? { session } : {});
      return row ? { sequence: row.sequence, hash: row.hash, recordedAt: row.recordedAt } : undefined;
    },

    async append(session, linked) {
      const last = linked.entries.at(-1);
      if (!last) return;
      const next = { sequence: sequenceOf(last._id) ?? 0, hash: last.hash, recordedAt: last.recordedAt };
      await heads.updateOne({ _id: 'head' }, { $set: next }, { session, upsert: true });
      await rows.insertMany(linked.entries, { session });
      if (linked.origins.length > 0) await origins.insertMany(linked.origins, { session });
    },

    async list(scope, query) {
      const page = pageQuery(model, query);
      const { rows: entries, ...rest } = await listCounted(scope, page, () => countUpTo(scope, page));
      return { rows: await known(entries), ...rest };
    },

    stored() {
      const options = { sort: { _id: 1 }, batchSize: BATCH } as const;
      return { entries: batchesOf(rows.find({}, options)), origins: batchesOf(origins.find({}, options)) };
    },

    async *export(filter) {
      const found = rows.find(conditionsOf(filter) as mongoose.mongo.Filter<ChainEntry>, {
        sort: { at: -1, _id: -1 },
        batchSize: EXPORT_BATCH,
      });
      try {
        let batch: ChainEntry[] = [];
        for await (const entry of found) {
          batch.push(entry);
          if (batch.length < EXPORT_BATCH) continue;
          yield* await known(batch);
          batch = [];
        }
        yield* await known(batch);
      } finally {
        await found.close();
      }
    },
  };
}

/** A promise for each row would cost as much as looking at it. */
async function* batchesOf(cursor: mongoose.mongo.FindCursor): AsyncGenerator<readonly unknown[]> {
  try {
    for (let row: unknown = await cursor.next(); row !== null; row = await cursor.next())
      yield [row, ...cursor.readBufferedDocuments()];
  } finally {
    await cursor.close();
  }
}

/** How a page of the trail is read; each filter has an index that ends in the order of the list. */
export const pageQuery = (
  model: mongoose.Model<ChainEntry>,
  { filter, direction, page }: AuditList,
): PageQuery<ChainEntry> => ({ model, filter: conditionsOf(filter), sort: { field: 'at', direction }, page });

function conditionsOf({ by, action, subject, from, to }: AuditFilter): Record<string, unknown> {
  const at = { ...(from !== undefined && { $gte: new Date(from) }), ...(to !== undefined && { $lt: new Date(to) }) };
  return {
    ...(by !== undefined && { 'by.id': by }),
    ...(action !== undefined && { action }),
    ...(subject !== undefined && { 'about.id': subject }),
    ...(Object.keys(at).length > 0 && { at }),
  };
}

const chainSchema = new mongoose.Schema<ChainEntry>({ _id: String, at: Date }, { versionKey: false, strict: false });
for (const by of [[], ['by.id']]) {
  for (const action of [[], ['action']]) {
    for (const about of [[], ['about.id']]) {
      const narrowed = [...about, ...by, ...action].map((field) => [field, 1] as const);
      chainSchema.index({ ...Object.fromEntries(narrowed), at: 1, _id: 1 });
    }
  }
}

const DAY_SECONDS = 86_400;
const originSchema = new mongoose.Schema<OriginRow>({ _id: String, at: Date }, { versionKey: false, strict: false });
// The one way by which one goes: MongoDB's own, when its time is over.
originSchema.index({ at: 1 }, { expireAfterSeconds: AUDIT_ORIGIN_DAYS * DAY_SECONDS });

const headSchema = new mongoose.Schema<HeadRow>({ _id: String }, { versionKey: false, strict: false });

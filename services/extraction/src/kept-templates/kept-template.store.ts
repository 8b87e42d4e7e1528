import { type ReadKeys, type Scope, TRAINING_LIMITS } from '@comptoir/contracts';
import { type Database, modelOf, type Session, scopeFilter } from '@comptoir/storage';
import { Schema } from 'mongoose';
import type { KeptTemplate } from '../templates/template.ts';
import { keyNames, type LearnedTemplate, versionOf } from './kept-template.ts';

/** `keys` are those of the version in use, none where there is none. */
type Row = Omit<LearnedTemplate, 'id'> & { readonly _id: string; readonly keys: readonly string[] };

const schema = new Schema<Row>(
  {
    _id: String,
    version: Number,
    supplierId: String,
    inUse: Number,
    versions: [Object],
    learnedFrom: String,
    since: Date,
    by: Object,
    reads: Number,
    lastReadAt: Date,
    keys: [String],
  },
  { versionKey: false, minimize: false },
);
schema.index({ supplierId: 1, since: -1, _id: -1 });
schema.index({ keys: 1, since: -1 });

/** Most that one document is tried with, by the keys on its pages. */
const MOST_BY_KEYS = 30;

export type KeptTemplateStore = ReturnType<typeof createKeptTemplateStore>;

/** Templates with their versions, by supplier. */
export function createKeptTemplateStore(database: Database) {
  const model = modelOf<Row>(database, 'templates', schema);

  return {
    async find(scope: Scope, id: string, session?: Session): Promise<LearnedTemplate | undefined> {
      const query = model.findOne({ _id: id, ...scopeFilter(scope) }).lean<Row>();
      const row = await (session ? query.session(session) : query);
      return row ? learnedOf(row) : undefined;
    },

    /** A supplier's, in use or not, the newest first. */
    async ofSupplier(scope: Scope, supplierId: string): Promise<LearnedTemplate[]> {
      const rows = await model
        .find({ $and: [{ supplierId }, scopeFilter(scope)] })
        .sort({ since: -1, _id: -1 })
        .limit(TRAINING_LIMITS.templates)
        .lean<Row[]>();
      return rows.map(learnedOf);
    },

    /**
     * Makes room for one more of a supplier's; false where as many as may be are in use. Of those out of use the one
     * that was taken out first goes.
     */
    async makeRoom(session: Session, supplierId: string, most: number): Promise<boolean> {
      const inUse = await model.countDocuments({ supplierId, inUse: { $exists: true } }).session(session);
      if (inUse >= most) return false;
      if ((await model.countDocuments({ supplierId }).session(session)) >= most) {
        await model
          .findOneAndDelete({ supplierId, inUse: { $exists: false } }, { sort: { since: 1, _id: 1 } })
          .session(session);
      }
      return true;
    },

    async insert(session: Session, template: LearnedTemplate): Promise<void> {
      const { _id, ...row } = rowOf(template);
      await model.create([{ _id, ...row }], { session });
    },

    /** Writes it over the version before; how often it was read with is left as it is. @throws where somebody was faster */
    async replace(session: Session, template: LearnedTemplate): Promise<void> {
      const { _id, reads: _reads, lastReadAt: _last, inUse, ...row } = rowOf(template);
      const answer = await model.updateOne(
        { _id, version: template.version - 1 },
        {
          $set: { ...row, ...(inUse !== undefined && { inUse }) },
          ...(inUse === undefined && { $unset: { inUse: 1 } }),
        },
        { session },
      );
      if (answer.matchedCount !== 1) throw new Error(`template ${_id} is not at version ${template.version - 1}`);
    },

    /** What a supplier's documents are read with. */
    async inUseOf(supplierId: string, session?: Session): Promise<KeptTemplate[]> {
      const query = model
        .find({ supplierId, inUse: { $exists: true } })
        .sort({ since: -1, _id: -1 })
        .limit(TRAINING_LIMITS.templates)
        .lean<Row[]>();
      return (await (session ? query.session(session) : query)).flatMap(inUseIn);
    },

    /** Templates in use that one of the keys on a document's pages leads to. */
    async inUseByKeys(keys: ReadKeys): Promise<KeptTemplate[]> {
      const names = keyNames(keys);
      if (names.length === 0) return [];
      const rows = await model
        .find({ keys: { $in: names } })
        .sort({ since: -1 })
        .limit(MOST_BY_KEYS)
        .lean<Row[]>();
      return rows.flatMap(inUseIn);
    },

    /** An invoice was read with it. */
    async countRead(session: Session, id: string, at: Date): Promise<void> {
      await model.updateOne({ _id: id }, { $inc: { reads: 1 }, $set: { lastReadAt: at } }, { session });
    },

    async dropOf(session: Session, supplierId: string): Promise<void> {
      await model.deleteMany({ supplierId }, { session });
    },

    model,
  };
}

function inUseIn(row: Row): KeptTemplate[] {
  const version = versionOf(row, row.inUse);
  return version ? [{ id: row._id, version: version.number, template: version.template }] : [];
}

function rowOf({ id, ...template }: LearnedTemplate): Row {
  const keys = versionOf(template, template.inUse)?.template.keys;
  return { _id: id, ...template, keys: keys ? keyNames(keys) : [] };
}

const learnedOf = ({ _id: id, keys: _keys, ...rest }: Row): LearnedTemplate => ({ id, ...rest });

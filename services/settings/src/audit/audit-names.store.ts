import type { AuditName, AuditNames } from '@comptoir/contracts';
import { type Database, modelOf, type Session, searchFilter, tokensOf } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { ChainEntry } from './audit-entry.ts';

type Row = { _id: string; of: AuditNames; value: string; kind: string; name: string; tokens: string[] };

/** The people, actions and things of the trail, for who chooses a filter. A help to find, no part of what is proved. */
export interface AuditNamesStore {
  /** Takes note of who and what entries name, in their transaction. */
  note(session: Session, entries: readonly ChainEntry[]): Promise<void>;
  /** By the beginning of a word; the first by name. */
  find(of: AuditNames, typed: string): Promise<AuditName[]>;
  /** The names of things, by their ids: some entries say the id alone. */
  namesOf(subjects: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

const MOST = 20;

export function createAuditNames(database: Database): AuditNamesStore {
  const rows = modelOf<Row>(database, 'audit_names', schema).collection as unknown as mongoose.mongo.Collection<Row>;
  return {
    async note(session, entries) {
      const noted = new Map(entries.flatMap(namesIn).map((row) => [row._id, row]));
      const updates = [...noted.values()].map(({ _id, ...row }) => ({
        updateOne: { filter: { _id }, update: { $set: row }, upsert: true },
      }));
      if (updates.length > 0) await rows.bulkWrite(updates, { session, ordered: false });
    },
    async find(of, typed) {
      const filter = { of, ...searchFilter(typed) } as mongoose.mongo.Filter<Row>;
      const found = await rows.find(filter, { sort: { name: 1, _id: 1 }, limit: MOST }).toArray();
      return found.map(({ value, kind, name }) => ({ id: value, kind, name }));
    },
    async namesOf(subjects) {
      if (subjects.length === 0) return new Map();
      const found = await rows.find({ _id: { $in: subjects.map((id) => keyOf('subject', id)) } }).toArray();
      return new Map(found.map(({ value, name }) => [value, name]));
    },
  };
}

const keyOf = (of: AuditNames, value: string): string => `${of}:${value}`;

function namesIn({ by, action, about }: ChainEntry): Row[] {
  const row = (of: AuditNames, value: string, kind: string, name: string): Row => ({
    ...{ _id: keyOf(of, value), of, value, kind, name },
    tokens: tokensOf(name, value),
  });
  return [
    row('by', by.id, by.kind, by.name),
    row('action', action, '', action),
    ...(about.name === '' ? [] : [row('subject', about.id, about.kind, about.name)]),
  ];
}

const schema = new mongoose.Schema<Row>(
  { _id: String, of: String, value: String, kind: String, name: String, tokens: [String] },
  { versionKey: false },
);
schema.index({ of: 1, name: 1, _id: 1 });
schema.index({ of: 1, tokens: 1, name: 1, _id: 1 });

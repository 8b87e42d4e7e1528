import { IMPORT_FIELDS, type ImportField } from '@comptoir/contracts';
import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import { headerKey } from './guess-columns.ts';

type Row = { _id: string; field: string | null };

export type MappingStore = ReturnType<typeof createMappingStore>;

/** What the headers of sheets were said to be, for whoever imports next: one firm's exports look alike. */
export function createMappingStore(database: Database) {
  const model = modelOf<Row>(database, 'import_headers', schema);
  return {
    /** What is remembered of these headers; a field that is no longer one is forgotten. */
    async recall(header: readonly string[]): Promise<Map<string, ImportField | null>> {
      const rows = await model.find({ _id: { $in: header.map(headerKey) } }).lean<Row[]>();
      const known = rows.filter(({ field }) => field === null || isField(field));
      return new Map(known.map(({ _id, field }) => [_id, field as ImportField | null]));
    },

    async remember(
      session: Session,
      header: readonly string[],
      columns: ReadonlyArray<ImportField | null>,
    ): Promise<void> {
      const said = new Map(header.map((text, at) => [headerKey(text), columns[at] ?? null]));
      said.delete('');
      if (said.size === 0) return;
      await model.bulkWrite(
        [...said].map(([_id, field]) => ({
          updateOne: { filter: { _id }, update: { $set: { field } }, upsert: true },
        })),
        { session },
      );
    },
  };
}

const isField = (field: string): boolean => (IMPORT_FIELDS as readonly string[]).includes(field);

const schema = new mongoose.Schema<Row>({ _id: String, field: { type: String, default: null } }, { versionKey: false });

import { SETTINGS, type SettingDefinition, type SettingModule, settingSubject } from '@comptoir/contracts';
import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { SettingChange, SettingState } from './decide-changes.ts';

type Row = { _id: string; module: string; code: string; supplierId?: string; value: string; version: number };

/** `subject` is `module/code`, or `module/code/supplierId`. */
export interface ChangedSetting {
  readonly subject: string;
  readonly module: string;
  readonly code: string;
  readonly supplierId?: string;
  readonly value: string;
  readonly version: number;
}

export interface SettingStore {
  /**
   * Every setting of a module in the catalogue's order; what nobody changed has its first value and version 0. Of a
   * supplier, what it has of its own: nothing, where it is as for all.
   */
  readModule(module: SettingModule, supplierId?: string, session?: Session): Promise<Map<string, SettingState>>;
  /** The next settings somebody changed, by subject, as the transaction sees them. */
  next(session: Session, after: string, limit: number): Promise<ReadonlyArray<ChangedSetting>>;
  save(
    session: Session,
    module: SettingModule,
    supplierId: string | undefined,
    changes: readonly SettingChange[],
  ): Promise<void>;
}

export function createSettingStore(database: Database): SettingStore {
  const model = modelOf<Row>(database, 'settings', schema);
  return {
    async readModule(module, supplierId, session) {
      const rows = await model
        .find({ module, supplierId: supplierId ?? null })
        .session(session ?? null)
        .lean<Row[]>();
      const changed = new Map(rows.map((row) => [row.code, row]));
      const definitions: ReadonlyArray<[string, SettingDefinition]> = Object.entries(SETTINGS[module]);
      return new Map(
        definitions.map(([code, { initial }]) => {
          const { value = supplierId === undefined ? initial : '', version = 0 } = changed.get(code) ?? {};
          return [code, { value, version }];
        }),
      );
    },
    async next(session, after, limit) {
      const rows = await model
        .find({ _id: { $gt: after } }, null, { session })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<Row[]>();
      return rows.map(({ _id, ...setting }) => ({ subject: _id, ...setting }));
    },
    async save(session, module, supplierId, changes) {
      for (const { code, value, version } of changes) {
        const _id = settingSubject(module, code, supplierId);
        const of = { module, code, ...(supplierId !== undefined && { supplierId }) };
        await model.updateOne({ _id }, { $set: { ...of, value, version } }, { session, upsert: true });
      }
    },
  };
}

const schema = new mongoose.Schema<Row>(
  { _id: String, module: String, code: String, supplierId: String, value: String, version: Number },
  { versionKey: false },
);
schema.index({ module: 1, supplierId: 1 });

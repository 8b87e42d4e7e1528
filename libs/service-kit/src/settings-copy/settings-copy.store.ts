import { createProjection, type Projection } from '@comptoir/event-bus';
import type { Database, Session } from '@comptoir/storage';
import mongoose from 'mongoose';

/** A setting as a service that does not own it keeps it; `_id` is its event's subject, `module/CODE`. */
export type CopiedSetting = { _id: string; value: string; sequence: number };

export interface SettingsCopyStore {
  readonly projection: Projection<CopiedSetting>;
  readAll(): Promise<CopiedSetting[]>;
  /** Keeps the setting in the caller's transaction. False when what is kept is as new or newer. */
  keepIfNewer(session: Session, setting: CopiedSetting): Promise<boolean>;
}

export function createSettingsCopyStore(database: Database): SettingsCopyStore {
  const projection = createProjection<CopiedSetting>(database, {
    name: 'settings',
    collection: 'settings_copy',
    schema,
    from: { SettingChanged: ({ data }) => ({ value: data.value }) },
  });
  return {
    projection,
    readAll: () => projection.model.find().lean<CopiedSetting[]>(),
    keepIfNewer: (session, { _id, value, sequence }) =>
      projection.write(session, { id: _id, sequence, fields: { value } }),
  };
}

const schema = new mongoose.Schema<CopiedSetting>(
  { _id: String, value: String, sequence: Number },
  { versionKey: false },
);

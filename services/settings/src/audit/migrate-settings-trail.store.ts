import { type Database, type Migration, modelOf } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { AuditFacts } from './audit-entry.ts';
import { createAuditQueue } from './audit-queue.store.ts';
import { factsOf } from './entry-of-event.ts';

/** An entry of the trail of settings that was before the chain. */
type OldRow = {
  _id: string;
  at: Date;
  by: { id: string; name: string };
  action: string;
  subject: string;
  before?: string;
  after?: string;
};

const OLD = 'audit';
const BATCH = 200;

/**
 * Brings the trail of settings into the chain, each entry with the time at which it was made: some at a time, each taken
 * from the one as it comes into the other. The chain proves nothing of the time before it.
 */
export const SETTINGS_TRAIL_INTO_CHAIN: Migration = {
  id: 'settings trail into the audit chain',
  async up(database) {
    if (!(await database.connection.listCollections()).some(({ name }) => name === OLD)) return;
    const queue = createAuditQueue(database);
    const rows = modelOf<OldRow>(database, OLD, schema).collection as unknown as mongoose.mongo.Collection<OldRow>;
    for (;;) {
      const moved = await moveSome(database, queue, rows);
      if (moved === 0) break;
    }
    await rows.drop();
    database.connection.deleteModel(OLD);
  },
};

function moveSome(
  database: Database,
  queue: ReturnType<typeof createAuditQueue>,
  rows: mongoose.mongo.Collection<OldRow>,
): Promise<number> {
  return database.withTransaction(async (session) => {
    const old = await rows.find({}, { session, sort: { _id: 1 }, limit: BATCH }).toArray();
    await queue.add(session, ...old.map((row) => ({ ...entryOf(row), origin: null })));
    await rows.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } }, { session });
    return old.length;
  });
}

const entryOf = ({ _id, at, by, action, subject, before, after }: OldRow): AuditFacts => ({
  ...{ at, by: { id: by.id, name: by.name, kind: 'user' }, roles: [], action },
  about: { kind: 'setting', id: subject, name: subject },
  before: before === undefined ? null : factsOf({ value: before }),
  after: after === undefined ? null : factsOf({ value: after }),
  event: _id,
  correlationId: _id,
});

const schema = new mongoose.Schema<OldRow>({ _id: String }, { versionKey: false, strict: false });

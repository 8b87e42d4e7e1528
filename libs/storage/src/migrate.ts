import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { type Database, modelOf } from './database.ts';
import { createLease } from './lease.ts';

/** A change to stored data that must happen once. `up` may be repeated after a crash, so it is written to bear it. */
export type Migration = { readonly id: string; up(database: Database): Promise<void> };

const LEASE_MS = 30_000;

/**
 * Runs the migrations this database has not had yet, in the order given, one process at a time; the others wait.
 * Answers the ids it ran. A failing one is thrown and stops those after it.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const done = modelOf<{ _id: string }>(database, 'migrations', migrationSchema);
  const lease = createLease(database, 'migrations', LEASE_MS);
  while ((await lease.hold()) === undefined) await sleep(200);
  // A renewal that fails is no end yet: whether the lease held is asked after each migration.
  const keep = setInterval(() => void lease.hold().catch(() => undefined), LEASE_MS / 3);
  try {
    const ran: string[] = [];
    for (const { id, up } of migrations) {
      if (await done.exists({ _id: id })) continue;
      await up(database);
      if (!lease.isHeld()) throw new Error(`migration ${id} took so long that another process may have begun it`);
      await done.create({ _id: id });
      ran.push(id);
    }
    return ran;
  } finally {
    clearInterval(keep);
    await lease.release();
  }
}

const migrationSchema = new mongoose.Schema<{ _id: string }>({ _id: String }, { versionKey: false });

import type { Database } from './database.ts';

/** Tells how long each operation waited for a connection of the database's pool, in seconds. */
export function watchPoolWaits(database: Database, told: (seconds: number) => void): void {
  database.connection.getClient().on('connectionCheckedOut', ({ durationMS }) => told(durationMS / 1000));
}

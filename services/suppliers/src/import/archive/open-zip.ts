import { crc32 } from 'node:zlib';
import { IMPORT_LIMITS } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { type Entry, open, type ZipFile } from 'yauzl';
import { checkEntry, type ZipLimits } from './check-entry.ts';

/** A zip on disk whose directory was found to keep within limits; its entries are read when they are asked for. */
export interface OpenZip {
  /** The files in it; folders are left out. */
  readonly entries: readonly Entry[];
  /** The bytes of an entry as they are inflated; more or fewer than it declared, or others, fail. @throws Problem import.damaged */
  bytes(entry: Entry): AsyncGenerator<Buffer>;
  close(): void;
}

/**
 * Opens a zip and looks through its directory before a byte of it is inflated.
 * @param name what it is called when it is refused
 * @throws Problem import.damaged, import.tooManyEntries, import.unsafePath, import.encrypted, import.tooBig
 */
export async function openZip(path: string, name: string, limits: ZipLimits): Promise<OpenZip> {
  const zip = await opened(path).catch((error: unknown) => {
    throw damaged(error, name);
  });
  try {
    if (zip.entryCount > limits.entries) throw new Problem('import.tooManyEntries', { maximum: limits.entries });
    const entries = await entriesOf(zip, limits).catch((error: unknown) => {
      throw damaged(error, name);
    });
    return { entries, bytes: (entry) => bytesOf(zip, entry), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

const opened = (path: string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) => (error ? reject(error) : resolve(zip)));
  });

function entriesOf(zip: ZipFile, limits: ZipLimits): Promise<Entry[]> {
  const entries: Entry[] = [];
  let inflated = 0;
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      inflated += entry.uncompressedSize;
      const refused = checkEntry(entry, inflated, limits);
      if (refused) return reject(new Problem(refused.code, { name: refused.name }));
      if (!entry.fileName.endsWith('/')) entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

async function* bytesOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0;
  try {
    const stream = await new Promise<AsyncIterable<Buffer>>((resolve, reject) => {
      zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
    });
    for await (const chunk of stream) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw damaged(error, entry.fileName);
  }
  if (sum !== entry.crc32) throw new Problem('import.damaged', { name: entry.fileName });
}

/** All of a small entry. @throws Problem import.damaged; upload.tooLarge past `most` bytes, before any is inflated */
export async function wholeEntry(zip: OpenZip, entry: Entry, most: number = IMPORT_LIMITS.fileBytes): Promise<Buffer> {
  const name = entry.fileName;
  if (entry.uncompressedSize > most) throw new Problem('upload.tooLarge', { name, maximum: most / 1_000_000 });
  const chunks: Buffer[] = [];
  for await (const chunk of zip.bytes(entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What yauzl and zlib say of a zip is its sender's affair; what the machine says of its disk is not. */
function damaged(error: unknown, name: string): unknown {
  if (error instanceof Problem || !(error instanceof Error)) return error;
  const path = /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/s.exec(error.message);
  if (path) return new Problem('import.unsafePath', { name: (path[1] ?? '').slice(0, 100) });
  const { code } = error as { code?: unknown };
  const isOfDisk = typeof code === 'string' && /^E[A-Z]+$/.test(code);
  return isOfDisk ? error : new Problem('import.damaged', { name });
}

import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/**
 * One file out of a zip archive held in memory (no zip64, no encryption: what Python wheels are).
 * @param wanted answers true for the path of the entry to read
 * @throws Error when no entry matches or the archive is damaged
 */
export function unzipEntry(zip: Buffer, wanted: (path: string) => boolean): Buffer {
  for (const { path, at } of entriesOf(zip)) if (wanted(path)) return readEntry(zip, at);
  throw new Error('no such entry in the zip archive');
}

/** Every file whose path is wanted, in the archive's order. */
export function unzipEntries(zip: Buffer, wanted: (path: string) => boolean): Map<string, Buffer> {
  const found = [...entriesOf(zip)].filter(({ path }) => !path.endsWith('/') && wanted(path));
  return new Map(found.map(({ path, at }) => [path, readEntry(zip, at)]));
}

function* entriesOf(zip: Buffer): Generator<{ readonly path: string; readonly at: number }> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('not a zip archive');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('damaged zip directory');
    const nameLength = zip.readUInt16LE(at + 28);
    yield { path: zip.toString('utf8', at + 46, at + 46 + nameLength), at };
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}

function readEntry(zip: Buffer, at: number): Buffer {
  const method = zip.readUInt16LE(at + 10);
  const packed = zip.readUInt32LE(at + 20);
  const size = zip.readUInt32LE(at + 24);
  const header = zip.readUInt32LE(at + 42);
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const bytes = zip.subarray(start, start + packed);
  if (method === STORED) return bytes;
  if (method !== DEFLATED) throw new Error(`zip method ${method} is not read`);
  return inflateRawSync(bytes, { maxOutputLength: size });
}

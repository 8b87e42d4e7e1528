import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import { writeWorkbook } from '../import/sheet/write-workbook.ts';

type Content = Buffer | string;
type Sheet = ReadonlyArray<readonly string[]>;

export interface ZipEntry {
  readonly bytes: Content;
  readonly mode?: number;
  readonly compress?: boolean;
}

/** A zip of these files, by their paths in it. */
export async function zipOf(files: Readonly<Record<string, Content | ZipEntry>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, given] of Object.entries(files)) {
    const { bytes, ...options } = typeof given === 'string' || Buffer.isBuffer(given) ? { bytes: given } : given;
    zip.addBuffer(Buffer.from(bytes), path, options);
  }
  zip.end();
  return buffer(zip.outputStream);
}

export const csvText = (rows: Sheet, delimiter = ';'): string =>
  rows
    .map((cells) =>
      cells.map((cell) => (/["\n;,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(delimiter),
    )
    .join('\r\n');

export const workbookOf = (rows: Sheet): Promise<Buffer> => buffer(writeWorkbook(rows, { name: 'Sheet' }));

/** The same zip with a path in the place of another of its length: what no honest program writes. */
export function renamed(zip: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('another length moves what follows');
  const bytes = Buffer.from(zip);
  for (let at = bytes.indexOf(from); at !== -1; at = bytes.indexOf(from, at + 1)) bytes.write(to, at, 'latin1');
  return bytes;
}

const DIRECTORY_ENTRY = Buffer.from('504b0102', 'hex');
/** Where a directory entry has a field (APPNOTE.TXT 4.3.12), and how many bytes it takes. */
const FIELDS = { flags: [8, 2], crc: [16, 4], compressed: [20, 4], size: [24, 4] } as const;

/** The same zip with a field of an entry's directory record set to something else. */
export function patched(zip: Buffer, path: string, field: keyof typeof FIELDS, value: number): Buffer {
  const bytes = Buffer.from(zip);
  const [offset, length] = FIELDS[field];
  for (let at = bytes.indexOf(DIRECTORY_ENTRY); at !== -1; at = bytes.indexOf(DIRECTORY_ENTRY, at + 4)) {
    const name = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28));
    if (name === path) bytes.writeUIntLE(value, at + offset, length);
  }
  return bytes;
}

/**
 * A zip of any number of files with the same content, which is packed once: so many entries, and so much to inflate, that
 * making each would take longer than refusing them all. Counted by Zip64's records (APPNOTE.TXT 4.3.14 to 4.3.16).
 */
export function zipOfMany(names: readonly string[], content: Buffer): Buffer {
  const data = deflateRawSync(content);
  const [sum, locals, directory] = [crc32(content), [] as Buffer[], [] as Buffer[]];
  let offset = 0;
  for (const text of names) {
    const name = Buffer.from(text);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(sum, 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = [Buffer.from('504b0304', 'hex'), fields, name, data];
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(DIRECTORY_ENTRY, Buffer.from([20, 0]), fields, place, name);
    locals.push(...local);
    offset += local.reduce((size, part) => size + part.length, 0);
  }
  const size = directory.reduce((total, part) => total + part.length, 0);
  const end = Buffer.alloc(56 + 20 + 22);
  end.write('504b0606', 0, 'hex');
  end.writeBigUInt64LE(44n, 4);
  for (const at of [24, 32]) end.writeBigUInt64LE(BigInt(names.length), at);
  end.writeBigUInt64LE(BigInt(size), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  end.write('504b0607', 56, 'hex');
  end.writeBigUInt64LE(BigInt(offset + size), 64);
  end.writeUInt32LE(1, 72);
  end.write('504b0506', 76, 'hex');
  end.fill(0xff, 84, 96);
  return Buffer.concat([...locals, ...directory, end]);
}

import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unzipEntries, unzipEntry } from './unzip.ts';

const text = Buffer.from('the same line again and again\n'.repeat(200));

test('an entry comes out as it went in, stored or deflated', () => {
  const archive = zip({ 'a/stored': [0, text], 'b/deflated': [8, text] });
  expect(unzipEntry(archive, (path) => path === 'a/stored').equals(text)).toBe(true);
  expect(unzipEntry(archive, (path) => path === 'b/deflated').equals(text)).toBe(true);
});

test('every wanted entry comes out by its path', () => {
  const archive = zip({ 'a/one.xsd': [8, text], 'a/two.txt': [0, text], 'b/three.xsd': [0, text] });
  const found = unzipEntries(archive, (path) => path.endsWith('.xsd'));
  expect([...found.keys()]).toEqual(['a/one.xsd', 'b/three.xsd']);
  expect(found.get('a/one.xsd')?.equals(text)).toBe(true);
});

test('an absent entry, a cut archive and other bytes are refused', () => {
  const archive = zip({ 'a/stored': [0, text] });
  expect(() => unzipEntry(archive, (path) => path === 'c')).toThrow('no such entry');
  expect(() => unzipEntry(archive.subarray(0, archive.length - 60), () => true)).toThrow('not a zip archive');
  expect(() => unzipEntry(text, () => true)).toThrow('not a zip archive');
});

test('an entry that says less than it inflates to is refused, not swallowed', () => {
  const archive = zip({ bomb: [8, text] }, 10);
  expect(() => unzipEntry(archive, () => true)).toThrow();
});

/** A zip archive by the format's own layout (APPNOTE 4.3): local headers, directory, end of directory. */
function zip(files: Record<string, [method: number, content: Buffer]>, claimedSize?: number): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, [method, content]] of Object.entries(files)) {
    const packed = method === 8 ? deflateRawSync(content) : content;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(claimedSize ?? content.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += local.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

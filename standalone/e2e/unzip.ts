import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer, type ZipFile } from 'yauzl';

const open = promisify<Buffer, object, ZipFile>(fromBuffer);

/** A zip's files by name, read by another library than the one that writes them. @throws Error where it is damaged */
export async function unzip(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const zip = await open(Buffer.from(bytes), { lazyEntries: true, strictFileNames: true });
  const files = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject).on('end', resolve);
    zip.on('entry', (entry) => {
      zip.openReadStream(entry, (failure, stream) => {
        if (failure) return reject(failure);
        buffer(stream).then((content) => {
          files.set(entry.fileName, content);
          zip.readEntry();
        }, reject);
      });
    });
    zip.readEntry();
  });
  return files;
}

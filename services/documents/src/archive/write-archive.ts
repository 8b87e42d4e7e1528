import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { DocumentMediaType } from '@comptoir/contracts';
import type { FileStore } from '@comptoir/storage/files';
import { ZipFile } from 'yazl';
import type { DocumentRow } from '../document/document.store.ts';

/** The kinds that are compressed already: doing it again costs time and saves nothing. */
const COMPRESSED: ReadonlySet<DocumentMediaType> = new Set(['application/pdf', 'image/png', 'image/jpeg']);

export interface ArchiveEntry {
  readonly name: string;
  readonly document: DocumentRow;
}

/**
 * A zip of documents, made as it is read: one file is open at a time, whatever their number. Where a file cannot be
 * read the stream fails, so that a half archive is never taken for a whole one.
 */
export function writeArchive(files: FileStore, entries: readonly ArchiveEntry[]): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let open: Readable | undefined;
  const fail = (error: Error): void => {
    output.destroy(error);
  };

  for (const { name, document } of entries) {
    const options = { mtime: document.storedAt, compress: !COMPRESSED.has(document.mediaType), size: document.size };
    zip.addReadStreamLazy(name, options, (done) => {
      open = files.read(document.fileId);
      open.on('error', fail);
      done(null, open);
    });
  }
  zip.on('error', fail);
  zip.outputStream.on('error', fail);
  zip.end();
  zip.outputStream.pipe(output);
  void once(output, 'close').then(() => open?.destroy(), fail);
  return output;
}

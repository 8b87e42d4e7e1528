import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { DocumentPages, PageWidth } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { ChildFailure } from '@comptoir/service-kit/child-pool';
import { type Database, isDuplicateKey } from '@comptoir/storage';
import { type FileParts, writePending } from '@comptoir/storage/files';
import type { DocumentRow } from '../document/document.store.ts';
import type { DrawAnswer, DrawRequest } from './drawing/drawing.ts';
import type { DrawingPool } from './drawing-pool.ts';
import type { HeavyDocuments } from './heavy-documents.ts';
import type { ImageKey, Pages, PreviewStore } from './preview.store.ts';

export interface PreviewParts extends FileParts {
  readonly database: Database;
  readonly previews: PreviewStore;
  readonly pool: DrawingPool;
  readonly tooHeavy: HeavyDocuments;
}

interface PageImage {
  /** In bytes. */
  readonly size: number;
  /** WebP. */
  readonly content: Readable;
}

export interface PageShower {
  /** @throws Problem preview.encrypted, preview.damaged, preview.tooHeavy */
  pagesOf(document: DocumentRow): Promise<DocumentPages>;
  /** @throws Problem preview.none for XML, not.found past the last page, and those of `pagesOf` */
  imageOf(document: DocumentRow, number: number, width: PageWidth): Promise<PageImage>;
}

/** Images of later pages are drawn each time: a small file of very many pages must not become gigabytes of images. */
const MOST_KEPT = 60;
const NOTHING_TO_DRAW: DocumentPages = { total: 0, pages: [] };

/** Draws each page once in each width, in a process apart, and keeps it: who asks meanwhile waits for the same drawing. */
export function createPageShower(parts: PreviewParts): PageShower {
  const { files, previews } = parts;
  const drawing = new Map<string, Promise<Uint8Array>>();

  async function pagesOf(document: DocumentRow): Promise<DocumentPages> {
    if (document.mediaType === 'application/xml') return NOTHING_TO_DRAW;
    const known = (await previews.findPages(document._id)) ?? (await lookAt(parts, document));
    if ('refusal' in known) throw new Problem(`preview.${known.refusal}`);
    return known.pages;
  }

  return {
    pagesOf,
    async imageOf(document, number, width) {
      if (document.mediaType === 'application/xml') throw new Problem('preview.none');
      const key: ImageKey = { documentId: document._id, number, width };
      const kept = await previews.findImage(key);
      if (kept) return { size: kept.size, content: files.read(kept.fileId) };

      if (number > (await pagesOf(document)).total) throw new Problem('not.found');
      const name = `${number}/${width}/${document._id}`;
      const drawn = drawing.get(name) ?? drawAndKeep(parts, document, key, width).finally(() => drawing.delete(name));
      drawing.set(name, drawn);
      const image = await drawn;
      return { size: image.length, content: Readable.from([Buffer.from(image)]) };
    },
  };
}

/** Counts and measures a document's pages, or finds that they are locked or damaged; either stays true. */
async function lookAt(parts: PreviewParts, document: DocumentRow): Promise<Pages> {
  const answer = await ask(parts, document, { kind: 'pages' });
  if (answer.kind !== 'pages' && answer.kind !== 'refused') throw new Error(`no pages in an answer of ${answer.kind}`);
  const pages = answer.kind === 'pages' ? { pages: answer.pages } : { refusal: answer.refusal };
  await parts.previews.keepPages(document._id, pages);
  return pages;
}

async function drawAndKeep(
  parts: PreviewParts,
  document: DocumentRow,
  key: ImageKey,
  width: PageWidth,
): Promise<Uint8Array> {
  const answer = await ask(parts, document, { kind: 'image', number: key.number, width });
  if (answer.kind === 'noSuchPage') throw new Problem('not.found');
  if (answer.kind === 'refused') throw new Problem(`preview.${answer.refusal}`);
  if (answer.kind !== 'image') throw new Error(`no image in an answer of ${answer.kind}`);
  const { image } = answer;
  if (key.number <= MOST_KEPT) {
    await keep(parts, key, image).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }
  return image;
}

const keep = ({ database, previews, ...files }: PreviewParts, key: ImageKey, image: Uint8Array): Promise<void> =>
  writePending(files, oneChunk(image), (file) =>
    database.withTransaction(async (session) => {
      await file.keep(session);
      await previews.keepImage(session, key, { fileId: file.id, size: image.length });
    }),
  );

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The bytes are read once a process is free to take them, and not at all by one that still has the document open. */
async function ask(
  { pool, files, tooHeavy }: PreviewParts,
  { _id: documentId, mediaType, fileId }: DocumentRow,
  want: DrawRequest['want'],
): Promise<DrawAnswer> {
  if (tooHeavy.has(documentId)) throw new Problem('preview.tooHeavy');
  try {
    return await pool.run(
      async (had) => ({ documentId, mediaType, want, ...(!had && { bytes: await buffer(files.read(fileId)) }) }),
      { affinity: documentId },
    );
  } catch (error) {
    if (!(error instanceof ChildFailure)) throw error;
    if (error.reason === 'CLOSED') throw new Problem('service.unavailable', { service: 'documents' });
    tooHeavy.note(documentId);
    throw new Problem('preview.tooHeavy');
  }
}

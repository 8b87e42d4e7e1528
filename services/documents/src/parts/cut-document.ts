import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type Caller, type CutAnswer, type CutRequest, type PageRange, scopeOf } from '@comptoir/contracts';
import { type Clock, Problem } from '@comptoir/service-kit';
import { ChildFailure } from '@comptoir/service-kit/child-pool';
import { type Database, isDuplicateKey, newId } from '@comptoir/storage';
import { type FileParts, holdFiles, type PendingFiles } from '@comptoir/storage/files';
import type { DocumentRow, DocumentStore } from '../document/document.store.ts';
import type { CutPagesAnswer } from './cutting/cutting.ts';
import type { CuttingPool } from './cutting-pool.ts';

export interface CutParts extends FileParts {
  readonly database: Database;
  readonly documents: DocumentStore;
  readonly pending: PendingFiles;
  readonly pool: CuttingPool;
  readonly clock: Clock;
}

/**
 * Cuts a PDF into documents of its pages, all of them in one transaction. The file itself stays as it was received. Asked
 * again with the same key and ranges, it answers the same documents.
 * @throws Problem not.found, invoice.splitOnlyPdf, invoice.splitRanges, document.uncuttable, service.unavailable
 */
export async function cutDocument(
  parts: CutParts,
  { id, request: { key, parts: ranges, supplierId }, caller }: { id: string; request: CutRequest; caller: Caller },
): Promise<CutAnswer> {
  const { database, documents, clock } = parts;
  const whole = await documents.find(scopeOf(caller), id);
  if (!whole) throw new Problem('not.found');
  if (whole.mediaType !== 'application/pdf') throw new Problem('invoice.splitOnlyPdf');
  // All the ranges are in each key: other cuts are other documents, even of the same pages.
  const wanted = ranges.map(rangeText).join(',');
  const keys = ranges.map((_, at) => `${caller.id} ${key} ${id} ${wanted} #${at + 1}`);
  const pages = ranges.at(-1)?.to ?? 0;
  const made = await madeBefore(parts, keys, caller);
  if (made) return { pages, parts: made };

  const answer = await ask(parts, whole, ranges);
  if (answer.kind === 'uncuttable') throw new Problem('document.uncuttable');
  if (answer.kind === 'ranges') throw new Problem('invoice.splitRanges', { pages: answer.pages });
  try {
    return await holdFiles(parts, async (held) => {
      const files = await held.writeAll(answer.parts);
      const rows = answer.parts.map((bytes, at): DocumentRow => {
        const file = files[at];
        const range = ranges[at];
        if (!file || !range) throw new Error('as many parts as ranges');
        return {
          _id: newId(),
          fileId: file.id,
          fileName: partName(whole.fileName, range),
          mediaType: 'application/pdf',
          size: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          supplierId: supplierId ?? null,
          storedAt: clock.now(),
          uploadKey: keys[at] ?? '',
          partOf: { documentId: id, ...range },
        };
      });
      await database.withTransaction(async (session) => {
        await parts.pending.keepAll(session, files);
        for (const row of rows) await documents.insert(session, row);
      });
      return { pages: answer.pages, parts: rows.map(describe) };
    });
  } catch (error) {
    // Asked twice at once: the other one was the first.
    const others = isDuplicateKey(error) ? await madeBefore(parts, keys, caller) : undefined;
    if (!others) throw error;
    return { pages, parts: others };
  }
}

/** The documents of an earlier call, in the order of the keys; undefined unless all are there. */
async function madeBefore(
  { documents }: CutParts,
  keys: readonly string[],
  caller: Caller,
): Promise<CutAnswer['parts'] | undefined> {
  const rows = await Promise.all(keys.map((key) => documents.findByUploadKey(scopeOf(caller), key)));
  const there = rows.filter((row) => row !== undefined);
  return there.length === keys.length ? there.map(describe) : undefined;
}

const describe = ({ _id: documentId, fileName, size, sha256 }: DocumentRow): CutAnswer['parts'][number] => ({
  documentId,
  fileName,
  size,
  sha256,
});

async function ask(
  { pool, files }: CutParts,
  { fileId }: DocumentRow,
  ranges: readonly PageRange[],
): Promise<CutPagesAnswer> {
  try {
    return await pool.run(async () => ({ bytes: await buffer(files.read(fileId)), parts: ranges }));
  } catch (error) {
    if (!(error instanceof ChildFailure)) throw error;
    if (error.reason === 'CLOSED') throw new Problem('service.unavailable', { service: 'documents' });
    throw new Problem('document.uncuttable');
  }
}

/** `stack.pdf`, pages 2 to 3: `stack p2-3.pdf`. */
function partName(whole: string, range: PageRange): string {
  return `${whole.replace(/\.pdf$/i, '').slice(0, 200)} p${rangeText(range)}.pdf`;
}

const rangeText = ({ from, to }: PageRange): string => (from === to ? String(from) : `${from}-${to}`);

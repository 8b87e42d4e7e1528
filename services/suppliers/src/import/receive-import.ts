import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { IMPORT_LIMITS, type ImportMapping } from '@comptoir/contracts';
import { formParts, Problem } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { writePending } from '@comptoir/storage/files';
import type { FastifyRequest } from 'fastify';
import type { By } from '../supplier/supplier-parts.ts';
import { openFolder } from './archive/open-folder.ts';
import { type Spool, withSpool } from './archive/spool.ts';
import { guessColumns } from './columns/guess-columns.ts';
import type { ImportParts } from './import-parts.ts';
import { tellImport } from './move-import.ts';
import { readHead } from './sheet/read-sheet.ts';
import type { SupplierImport } from './supplier-import.ts';

const LIMITS = { fileSize: IMPORT_LIMITS.archiveBytes, files: 1, fields: 5, fieldSize: 1000, parts: 6 };
const DEFAULTS: ImportMapping['defaults'] = { kind: 'supplier' };

/**
 * Takes in a zipped folder: to disk as it comes, its directory and the head of its sheet looked at, then kept. What is
 * refused leaves nothing.
 * @throws Problem upload.noFile, upload.tooLarge, upload.interrupted, import.* for what is wrong with the zip or its sheet
 */
export async function receiveImport(parts: ImportParts, request: FastifyRequest, by: By): Promise<SupplierImport> {
  if (!request.isMultipart()) throw new Problem('request.mediaType');
  return withSpool(async (spool) => {
    let sent: { path: string; fileName: string } | undefined;
    for await (const part of formParts(() => request.parts({ limits: LIMITS }))) {
      if (part.type !== 'file') continue;
      const fileName = (part.filename || 'import.zip').slice(0, 200);
      sent = { path: await spooled(spool, part.file, fileName), fileName };
    }
    if (!sent) throw new Problem('upload.noFile');
    return keepImport(parts, { ...sent, spool, by });
  });
}

async function spooled(spool: Spool, file: Readable & { truncated?: boolean }, name: string): Promise<string> {
  const path = await spool(file).catch((error: { code?: unknown }) => {
    if (error.code === 'ENOSPC') throw error;
    throw new Problem('upload.interrupted', { name });
  });
  if (file.truncated) throw new Problem('upload.tooLarge', { name, maximum: IMPORT_LIMITS.archiveBytes / 1_000_000 });
  return path;
}

async function keepImport(
  parts: ImportParts,
  { path, fileName, spool, by }: { path: string; fileName: string; spool: Spool; by: By },
): Promise<SupplierImport> {
  const { database, imports, mappings, clock } = parts;
  const folder = await openFolder(path, fileName);
  const head = await readHead(folder, spool).finally(() => folder.zip.close());
  const columns = guessColumns(head.header, await mappings.recall(head.header));
  return writePending(parts, createReadStream(path), async (file) => {
    const now = clock.now();
    const it: SupplierImport = {
      id: newId(),
      version: 1,
      state: 'MAPPING',
      run: 0,
      fileName,
      fileId: file.id,
      sheetName: folder.sheet.fileName,
      ...head,
      mapping: { columns, defaults: DEFAULTS },
      rowCount: 0,
      counts: {},
      by,
      createdAt: now,
      updatedAt: now,
    };
    await database.withTransaction(async (session) => {
      await imports.insert(session, it);
      await file.keep(session);
      await tellImport(parts, session, { it, by, action: 'send' });
    });
    return it;
  });
}

import { type Caller, type DocumentArrival, type EventData, type NewEvent, scopeOf } from '@comptoir/contracts';
import type { Outbox } from '@comptoir/event-bus';
import { type Clock, Problem } from '@comptoir/service-kit';
import { type Database, isDuplicateKey, newId } from '@comptoir/storage';
import { type FileParts, writePending } from '@comptoir/storage/files';
import type { DocumentRow, DocumentStore } from '../document/document.store.ts';
import { inspectBytes } from './inspect-bytes.ts';
import { sentBySupplier } from './supplier-of-upload.ts';

export interface ReceiveParts extends FileParts {
  readonly database: Database;
  readonly documents: DocumentStore;
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** INVOICE_MAXIMUM_SIZE as it is now, in MB. */
  readonly maximumMb: () => number;
}

export interface Upload {
  /** Clean. */
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly supplierId: string | undefined;
  readonly channel: 'portal' | DocumentArrival['channel'];
  /** Who it came from, where a service fetched it. */
  readonly from?: string;
  readonly caller: Caller;
  /** The caller's Idempotency-Key. */
  readonly key: string | undefined;
  readonly correlationId: string;
}

/**
 * Takes a document in while it streams: its bytes under a pending file, then its record and DocumentStored in one
 * transaction. What it answers is stored and told; what it refuses, or a crash at any moment, leaves nothing.
 * @throws Problem upload.emptyFile, upload.type, upload.tooLarge, upload.keyReused, and what `bytes` throws
 */
export async function receiveDocument(parts: ReceiveParts, upload: Upload): Promise<DocumentRow> {
  const { database, documents, outbox, clock } = parts;
  const { name, supplierId, caller } = upload;
  const uploadKey = upload.key === undefined ? undefined : `${caller.id} ${upload.key}`;
  const inspection = inspectBytes(upload.bytes, { name, maximumMb: parts.maximumMb() });

  try {
    return await writePending(parts, inspection.bytes, async (file) => {
      const row: DocumentRow = {
        _id: newId(),
        fileId: file.id,
        fileName: name,
        ...inspection.result(),
        supplierId: supplierId ?? null,
        storedAt: clock.now(),
        ...(uploadKey !== undefined && { uploadKey }),
      };
      await database.withTransaction(async (session) => {
        await file.keep(session);
        await documents.insert(session, row);
        await outbox.append(session, [documentStored(row, upload)]);
      });
      return row;
    });
  } catch (error) {
    if (uploadKey === undefined || !isDuplicateKey(error)) throw error;
    return sentBefore(documents, { caller, uploadKey, sha256: inspection.result().sha256 });
  }
}

/** The document that an earlier call with the same key made; the key of another file is refused. */
async function sentBefore(
  documents: DocumentStore,
  { caller, uploadKey, sha256 }: { caller: Caller; uploadKey: string; sha256: string },
): Promise<DocumentRow> {
  const earlier = await documents.findByUploadKey(scopeOf(caller), uploadKey);
  if (earlier?.sha256 !== sha256) throw new Problem('upload.keyReused');
  return earlier;
}

function documentStored(
  row: DocumentRow,
  { caller, correlationId, channel, from }: Upload,
): NewEvent<EventData<'DocumentStored'>> {
  const { _id, fileName, mediaType, size, sha256, supplierId } = row;
  const by = { id: caller.id, name: caller.kind === 'user' ? caller.name : (from ?? caller.id), kind: caller.kind };
  return {
    type: 'DocumentStored',
    subject: _id,
    sequence: 1,
    ...(supplierId !== null && { supplierId }),
    correlationId,
    data: {
      fileName,
      mediaType,
      size,
      sha256,
      supplierId,
      channel,
      by,
      sentBySupplier: channel === 'portal' ? sentBySupplier(caller) : supplierId !== null,
    },
  };
}

import type { EventOf } from '@comptoir/contracts';
import type { JobQueue, Session } from '@comptoir/storage';
import { jobKey, type ReadingJob } from '../jobs/reading-job.ts';
import type { ReadingRunStore } from '../reading-run/reading-run.store.ts';

/** An invoice was received, or somebody wants it read again: another run of its document goes into the queue. */
export function queueReading(parts: { runs: ReadingRunStore; queue: JobQueue<ReadingJob> }) {
  return async (
    event: EventOf<'InvoiceReceived'> | EventOf<'InvoiceExtractionRelaunched'>,
    session: Session,
  ): Promise<void> => {
    const { documentId, fileName, mediaType, supplierId } = event.data;
    const invoiceId = event.subject;
    const run = await parts.runs.open(session, { invoiceId, documentId, supplierId });
    const payload = {
      invoiceId,
      documentId,
      run,
      fileName,
      mediaType,
      ...(supplierId !== null && { supplierId }),
      correlationId: event.correlationId,
      causationId: event.id,
    };
    await parts.queue.enqueue(session, { key: jobKey(payload), payload });
  };
}

import type { EventData, ReadingRefusal } from '@comptoir/contracts';
import type { Outbox } from '@comptoir/event-bus';
import type { Clock } from '@comptoir/service-kit';
import type { Session } from '@comptoir/storage';
import type { KeptTemplateStore } from '../kept-templates/kept-template.store.ts';
import type { SeenReading } from '../read/read-options.ts';
import type { EvidenceStore } from '../reading-run/evidence.store.ts';
import type { LastReadingStore } from '../reading-run/last-reading.store.ts';
import type { ReadingRunStore, ReadingRuns } from '../reading-run/reading-run.store.ts';
import type { ReadingJob } from './reading-job.ts';

/** What extraction says of a job, each in the transaction that moves the job. */
export interface Reports {
  /** Once a run, whichever attempt gets to say it first. */
  started(session: Session, job: ReadingJob): Promise<void>;
  read(session: Session, job: ReadingJob, reading: SeenReading): Promise<void>;
  unreadable(session: Session, job: ReadingJob, reason: ReadingRefusal, detail: string): Promise<void>;
}

export function createReports(parts: {
  runs: ReadingRunStore;
  readings: LastReadingStore;
  evidence: EvidenceStore;
  templates: KeptTemplateStore;
  outbox: Outbox;
  clock: Clock;
}): Reports {
  const { runs, readings, evidence, templates, outbox, clock } = parts;

  async function say<T extends 'ReadingStarted' | 'DocumentRead' | 'DocumentUnreadable'>(
    session: Session,
    job: ReadingJob,
    type: T,
    data: EventData<T>,
  ): Promise<void> {
    const aggregate = await runs.advance(session, job.invoiceId);
    if (!aggregate) throw new Error(`no reading run of invoice ${job.invoiceId}`);
    await tell(session, job, aggregate, type, data);
  }

  async function tell<T extends 'ReadingStarted' | 'DocumentRead' | 'DocumentUnreadable'>(
    session: Session,
    job: ReadingJob,
    aggregate: ReadingRuns,
    type: T,
    data: EventData<T>,
  ): Promise<void> {
    await outbox.append(session, [
      {
        type,
        subject: job.invoiceId,
        sequence: aggregate.version,
        ...(aggregate.supplierId && { supplierId: aggregate.supplierId }),
        correlationId: job.correlationId,
        causationId: job.causationId,
        data,
      },
    ]);
  }

  return {
    async started(session, job) {
      const aggregate = await runs.start(session, job.invoiceId, job.run);
      if (aggregate)
        await tell(session, job, aggregate, 'ReadingStarted', { documentId: job.documentId, run: job.run });
    },
    async read(session, job, { evidence: seen, ...reading }) {
      await readings.keep(session, job.invoiceId, reading);
      // Kept here and asked for by who verifies: every event and every copy of the invoice would carry it.
      await evidence.keep(session, job.invoiceId, seen);
      if (reading.template) await templates.countRead(session, reading.template.id, clock.now());
      await say(session, job, 'DocumentRead', { documentId: job.documentId, run: job.run, reading });
    },
    async unreadable(session, job, reason, detail) {
      await readings.drop(session, job.invoiceId);
      await evidence.drop(session, job.invoiceId);
      await say(session, job, 'DocumentUnreadable', {
        documentId: job.documentId,
        run: job.run,
        reason,
        detail: detail.slice(0, 500),
      });
    },
  };
}

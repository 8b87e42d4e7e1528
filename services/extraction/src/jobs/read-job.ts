import { countReading, type ServiceClient } from '@comptoir/service-kit';
import type { Database, Job, JobQueue } from '@comptoir/storage';
import type { KeptTemplateStore } from '../kept-templates/kept-template.store.ts';
import type { SeenReading } from '../read/read-options.ts';
import { ReadRefusal } from '../read/refusal.ts';
import type { CheckerPool } from '../rules/checker/pool.ts';
import { withRules } from '../rules/with-rules.ts';
import type { ReaderPool } from '../worker/pool.ts';
import { withDocument } from './fetch-document.ts';
import { readPatiently } from './read-patiently.ts';
import type { ReadingJob } from './reading-job.ts';
import type { Reports } from './report-reading.ts';

/**
 * One document, from its job to what is said of it. The outcome and the end of the job are one transaction, and count
 * only while this attempt holds the lease: a worker that was frozen cannot finish twice.
 */
export function createReadJob(parts: {
  database: Database;
  queue: JobQueue<ReadingJob>;
  reports: Reports;
  documents: ServiceClient;
  reader: Pick<ReaderPool, 'read'>;
  checker: Pick<CheckerPool, 'check'>;
  templates: Pick<KeptTemplateStore, 'inUseOf' | 'inUseByKeys'>;
}) {
  const { database, queue, reports, documents, reader, checker, templates } = parts;

  return async ({ id, attempt, payload: job }: Job<ReadingJob>): Promise<void> => {
    await database.withTransaction((session) => reports.started(session, job));
    const outcome = await readOrRefuse(job);
    await database.withTransaction(async (session) => {
      if (!(await queue.complete(session, id, attempt))) return;
      if (outcome instanceof ReadRefusal) await reports.unreadable(session, job, outcome.code, outcome.message);
      else await reports.read(session, job, outcome);
    });
  };

  function readOrRefuse(job: ReadingJob): Promise<SeenReading | ReadRefusal> {
    return withDocument(documents, job.documentId, async (path) => {
      const began = performance.now();
      const outcome = await read(path, job).catch((error: unknown) => {
        if (error instanceof ReadRefusal) return error;
        throw error;
      });
      const labels =
        outcome instanceof ReadRefusal
          ? { route: 'none', level: outcome.code }
          : { route: outcome.route, level: outcome.level };
      countReading(labels, (performance.now() - began) / 1000);
      // Meanwhile the reader is free for the next.
      return outcome instanceof ReadRefusal ? outcome : withRules(outcome, { path }, checker);
    });
  }

  /**
   * With what was learned of its supplier. Where its pages lead to templates that were not tried yet, because nobody said
   * whose it is or it is another's, it is read once more with those.
   */
  async function read(path: string, { supplierId }: ReadingJob): Promise<SeenReading> {
    const known = supplierId === undefined ? [] : await templates.inUseOf(supplierId);
    const reading = await readPatiently(reader, { path }, { templates: known, evidence: true });
    if (reading.template || !reading.keys) return reading;
    const found = await templates.inUseByKeys(reading.keys);
    const others = found.filter(({ id }) => known.every((one) => one.id !== id));
    return others.length === 0 ? reading : readPatiently(reader, { path }, { templates: others, evidence: true });
  }
}

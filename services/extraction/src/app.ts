import { randomUUID } from 'node:crypto';
import { topicOf } from '@comptoir/contracts';
import { type Consumer, consume, createOutbox, createRelay } from '@comptoir/event-bus';
import {
  buildService,
  createOperations,
  createServiceClient,
  placeOf,
  type Service,
  type ServiceDeps,
} from '@comptoir/service-kit';
import { createJobQueue } from '@comptoir/storage';
import { configFrom } from './config.ts';
import { queueReading } from './events/queue-reading.ts';
import { createReadJob } from './jobs/read-job.ts';
import type { ReadingJob } from './jobs/reading-job.ts';
import { createReports } from './jobs/report-reading.ts';
import { createQueueWorkers } from './jobs/work-queue.ts';
import { createReadingRunStore } from './reading-run/reading-run.store.ts';
import { createCheckerPool } from './rules/checker/pool.ts';
import { createReaderPool } from './worker/pool.ts';

const NAME = 'extraction';
/** A lease outlives two missed heartbeats, no more: a dead worker's document is taken by another soon. */
const HEARTBEATS_A_LEASE = 3;
const MAX_ATTEMPTS = 3;

export async function createApp(deps: ServiceDeps): Promise<Service> {
  const { database, bus, clock, logger, tokens, urls } = deps;
  const config = configFrom(deps.env);
  if (!urls.documents) throw new Error('extraction needs the address of documents');

  const runs = createReadingRunStore(database);
  const outbox = createOutbox(database, { source: NAME, clock });
  const relay = createRelay({ database, bus, topic: topicOf(NAME), logger });
  const reports = createReports({ runs, outbox });
  const queue = createJobQueue<ReadingJob>(database, {
    name: 'readings',
    leaseMs: config.EXTRACTION_LEASE_MS,
    maxAttempts: MAX_ATTEMPTS,
    onExhausted: (session, job) => reports.unreadable(session, job.payload, 'GAVE_UP', job.cause),
  });
  const reader = createReaderPool({
    size: config.EXTRACTION_WORKERS,
    timeoutMs: config.EXTRACTION_TIMEOUT_MS,
    maxRssMb: config.EXTRACTION_MAX_RSS_MB,
    recycleAfter: config.EXTRACTION_RECYCLE_AFTER,
    logger,
  });
  const checker = createCheckerPool({
    timeoutMs: config.EXTRACTION_RULES_TIMEOUT_MS,
    maxRssMb: config.EXTRACTION_RULES_MAX_RSS_MB,
    logger,
  });
  const documents = createServiceClient({ self: NAME, target: 'documents', url: urls.documents, tokens });
  const workers = createQueueWorkers({
    queue,
    database,
    // One more than there are readers: one document's rules are checked while others are read.
    size: config.EXTRACTION_WORKERS === 0 ? 0 : config.EXTRACTION_WORKERS + 1,
    heartbeatMs: config.EXTRACTION_LEASE_MS / HEARTBEATS_A_LEASE,
    workerId: randomUUID(),
    work: createReadJob({ database, queue, reports, documents, reader, checker }),
    logger,
  });
  const onInvoice = queueReading({ runs, queue });

  const handlers = { InvoiceReceived: onInvoice, InvoiceExtractionRelaunched: onInvoice };
  const operations = createOperations({ service: NAME, database, logger, outbox, handlers });
  let consumer: Consumer | undefined;

  return buildService({
    name: NAME,
    ...placeOf(NAME, deps),
    logger,
    tokens,
    ready: { mongodb: () => database.ping() },
    routes: (app) => operations.routes(app),
    start: () => database.ensureIndexes(),
    work: {
      async start() {
        consumer = await consume({
          bus,
          database,
          group: NAME,
          topics: [topicOf('invoices')],
          handlers: operations.handlers,
          logger,
        });
        await relay.start();
        workers.start();
        operations.start();
      },
      async stop() {
        await consumer?.close();
        await operations.stop();
        const stopped = workers.stop();
        await Promise.all([reader.close(), checker.close()]);
        await stopped;
        await relay.stop();
      },
    },
  });
}

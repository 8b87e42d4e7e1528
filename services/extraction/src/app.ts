import { randomUUID } from 'node:crypto';
import { type EventOf, topicOf } from '@comptoir/contracts';
import { type Consumer, consume, createOutbox, createRelay } from '@comptoir/event-bus';
import {
  buildService,
  createOperations,
  createServiceClient,
  placeOf,
  type Service,
  type ServiceDeps,
} from '@comptoir/service-kit';
import { createJobQueue, type Session } from '@comptoir/storage';
import { configFrom } from './config.ts';
import { dropEvidence } from './events/drop-evidence.ts';
import { keepSamples } from './events/keep-samples.ts';
import { queueReading } from './events/queue-reading.ts';
import { createReadJob } from './jobs/read-job.ts';
import type { ReadingJob } from './jobs/reading-job.ts';
import { createReports } from './jobs/report-reading.ts';
import { createQueueWorkers } from './jobs/work-queue.ts';
import { keptTemplateRoutes } from './kept-templates/kept-template.routes.ts';
import { createKeptTemplateStore } from './kept-templates/kept-template.store.ts';
import { evidenceRoutes } from './reading-run/evidence.routes.ts';
import { createEvidenceStore } from './reading-run/evidence.store.ts';
import { createLastReadingStore } from './reading-run/last-reading.store.ts';
import { createReadingRunStore } from './reading-run/reading-run.store.ts';
import { regionRoutes } from './region/region.routes.ts';
import { createRegionReader } from './region/region-reader.ts';
import { createCheckerPool } from './rules/checker/pool.ts';
import { createLaunchTraining, type TrainingJob } from './training/launch-training.ts';
import { createSampleStore } from './training/sample.store.ts';
import { createTrainJob, failTraining } from './training/train.ts';
import { trainingRoutes } from './training/training.routes.ts';
import { createTrainingStore } from './training/training.store.ts';
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
  const readings = createLastReadingStore(database);
  const evidence = createEvidenceStore(database);
  const samples = createSampleStore(database);
  const trainings = createTrainingStore(database);
  const templates = createKeptTemplateStore(database);
  const reports = createReports({ runs, readings, evidence, templates, outbox, clock });
  const queue = createJobQueue<ReadingJob>(database, {
    name: 'readings',
    leaseMs: config.EXTRACTION_LEASE_MS,
    maxAttempts: MAX_ATTEMPTS,
    onExhausted: (session, job) => reports.unreadable(session, job.payload, 'GAVE_UP', job.cause),
  });
  const trainingQueue = createJobQueue<TrainingJob>(database, {
    name: 'trainings',
    leaseMs: config.EXTRACTION_LEASE_MS,
    maxAttempts: MAX_ATTEMPTS,
    onExhausted: failTraining({ trainings, outbox, clock }),
  });
  const launch = createLaunchTraining({ trainings, queue: trainingQueue, outbox, clock });
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
  const workerId = randomUUID();
  const heartbeatMs = config.EXTRACTION_LEASE_MS / HEARTBEATS_A_LEASE;
  const regions = createRegionReader({ documents, maxRssMb: config.EXTRACTION_MAX_RSS_MB, logger });
  const workers = createQueueWorkers({
    name: 'readings',
    queue,
    database,
    // One more than there are readers: one document's rules are checked while others are read.
    size: config.EXTRACTION_WORKERS === 0 ? 0 : config.EXTRACTION_WORKERS + 1,
    heartbeatMs,
    workerId,
    work: createReadJob({ database, queue, reports, documents, reader, checker, templates }),
    about: ({ invoiceId }) => ({ invoiceId }),
    logger,
  });
  const learning = { database, trainings, templates, samples, documents, reader, outbox, clock, launch };
  const trainers = createQueueWorkers({
    name: 'trainings',
    queue: trainingQueue,
    database,
    // One at a time: its documents take turns with those that are waited for.
    size: config.EXTRACTION_WORKERS === 0 ? 0 : 1,
    heartbeatMs,
    workerId,
    work: createTrainJob({ ...learning, queue: trainingQueue }),
    about: ({ trainingId }) => ({ trainingId }),
    logger,
  });
  const onInvoice = queueReading({ runs, queue });

  const keep = keepSamples({ samples, readings, trainings, templates, launch });
  const drop = dropEvidence(evidence);
  const handlers = {
    InvoiceReceived: onInvoice,
    InvoiceExtractionRelaunched: onInvoice,
    InvoiceRejected: drop,
    InvoiceMoved: drop,
    ...keep,
    async InvoiceVerified(event: EventOf<'InvoiceVerified'>, session: Session) {
      await keep.InvoiceVerified(event, session);
      await drop(event, session);
    },
    async InvoiceDeleted(event: EventOf<'InvoiceDeleted'>, session: Session) {
      await keep.InvoiceDeleted(event, session);
      await drop(event, session);
    },
  };
  const operations = createOperations({ service: NAME, database, logger, outbox, handlers });
  let consumer: Consumer | undefined;

  return buildService({
    name: NAME,
    ...placeOf(NAME, deps),
    logger,
    tokens,
    ready: { mongodb: () => database.ping() },
    routes(app) {
      trainingRoutes(app, learning);
      keptTemplateRoutes(app, learning);
      evidenceRoutes(app, { runs, evidence });
      regionRoutes(app, { runs, reader: regions });
      operations.routes(app);
    },
    start: () => database.ensureIndexes(),
    stop: () => regions.close(),
    work: {
      async start() {
        consumer = await consume({
          bus,
          database,
          group: NAME,
          topics: (['invoices', 'suppliers'] as const).map(topicOf),
          handlers: operations.handlers,
          logger,
        });
        await relay.start();
        workers.start();
        trainers.start();
        operations.start();
      },
      async stop() {
        await consumer?.close();
        await operations.stop();
        const stopped = Promise.all([workers.stop(), trainers.stop()]);
        await Promise.all([reader.close(), checker.close()]);
        await stopped;
        await relay.stop();
      },
    },
  });
}

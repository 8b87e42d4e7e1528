import { topicOf } from '@comptoir/contracts';
import { type Consumer, consume, createOutbox, createRelay } from '@comptoir/event-bus';
import { buildService, createOperations, placeOf, type Service, type ServiceDeps } from '@comptoir/service-kit';
import { createSettingsCopy } from '@comptoir/service-kit/settings-copy';
import { createPendingFiles, createSweeper } from '@comptoir/storage/files';
import { archiveRoutes } from './archive/archive.routes.ts';
import { readDocumentsConfig } from './config.ts';
import { documentRoutes } from './document/document.routes.ts';
import { createDocumentStore } from './document/document.store.ts';
import { followSupplier } from './events/follow-supplier.ts';
import { openFileStore } from './files/open-file-store.ts';
import { diskOf } from './intake/disk.store.ts';
import { createDiskRoom } from './intake/disk-room.ts';
import { uploadRoutes } from './intake/upload.routes.ts';
import { createCuttingPool } from './parts/cutting-pool.ts';
import { partsRoutes } from './parts/parts.routes.ts';
import { createDrawingPool } from './preview/drawing-pool.ts';
import { createHeavyDocuments } from './preview/heavy-documents.ts';
import { previewRoutes } from './preview/preview.routes.ts';
import { createPreviewStore } from './preview/preview.store.ts';
import { createPageShower } from './preview/show-pages.ts';

const NAME = 'documents';

/** Files: taken in while they stream, kept as received, shown page by page, given back one by one or as an archive. */
export async function createApp(deps: ServiceDeps): Promise<Service> {
  const { env, database, bus, clock, logger, tokens } = deps;
  const config = readDocumentsConfig(env);
  const documents = createDocumentStore(database);
  const { files, ...store } = await openFileStore({ database, s3: config.s3, logger });
  const pending = createPendingFiles(database);
  const settings = createSettingsCopy({ database, bus });
  const outbox = createOutbox(database, { source: NAME, clock });
  const relay = createRelay({ database, bus, topic: topicOf(NAME), logger });
  const previews = createPreviewStore(database);
  const pool = createDrawingPool(config.drawing, logger);
  const cutting = createCuttingPool(config.drawing, logger);
  const tooHeavy = createHeavyDocuments(clock);
  const pages = createPageShower({ database, files, pending, previews, pool, tooHeavy, logger });
  const sweeper = createSweeper({ files, pending, logger });
  const room = createDiskRoom({ diskOf: () => diskOf(database), reserve: config.reserve, clock, logger });
  const maximumMb = () => settings.number('INVOICE_MAXIMUM_SIZE');
  const operations = createOperations({
    service: NAME,
    database,
    logger,
    outbox,
    handlers: { ...settings.handlers, ...followSupplier(documents) },
    projections: [settings.projection],
  });
  let consumer: Consumer | undefined;

  return buildService({
    name: NAME,
    logger,
    tokens,
    ...placeOf(NAME, deps),
    ready: { mongodb: () => database.ping(), ...store.ready },
    async routes(app) {
      const { stalledMs } = config;
      await uploadRoutes(app, {
        database,
        documents,
        files,
        pending,
        outbox,
        clock,
        logger,
        maximumMb,
        stalledMs,
        room,
      });
      documentRoutes(app, { documents, files, previews });
      previewRoutes(app, { documents, pages });
      archiveRoutes(app, { documents, files });
      partsRoutes(app, { database, documents, files, pending, pool: cutting, room, clock, logger });
      operations.routes(app);
    },
    async start() {
      await database.ensureIndexes();
      await settings.start();
    },
    async stop() {
      await settings.stop();
      await pool.close();
      await cutting.close();
      store.close();
    },
    work: {
      async start() {
        consumer = await consume({
          bus,
          database,
          group: NAME,
          topics: [topicOf('settings'), topicOf('invoices')],
          handlers: operations.handlers,
          logger,
        });
        relay.start();
        sweeper.start();
        operations.start();
      },
      async stop() {
        await consumer?.close();
        await operations.stop();
        await sweeper.stop();
        await relay.stop();
      },
    },
  });
}

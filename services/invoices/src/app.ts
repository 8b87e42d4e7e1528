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
import { createSettingsCopy } from '@comptoir/service-kit/settings-copy';
import { createFetchDocuments } from './archive/fetch-documents.ts';
import { createDuplicatesStore } from './duplicates/duplicates.store.ts';
import { createFindAlike } from './duplicates/find-alike.ts';
import { onDocumentStored } from './events/on-document-stored.ts';
import { onReading } from './events/on-reading.ts';
import { onSupplierChanged } from './events/on-supplier-changed.ts';
import { onTraining } from './events/on-training.ts';
import { readStates } from './events/read-states.ts';
import { createAssessContent } from './invoice/assess-content.ts';
import { createChangeInvoice } from './invoice/change-invoice.ts';
import { invoiceRoutes } from './invoice/invoice.routes.ts';
import { createInvoiceStore } from './invoice/invoice.store.ts';
import { createMoveInvoice } from './invoice/move-invoice.ts';
import { createNoteTraining } from './invoice/note-training.ts';
import { demandsIn, rulesIn } from './invoice/read-rules.ts';
import { createReceiveInvoice } from './invoice/receive-invoice.ts';
import { createRecordPayment } from './invoice/record-payment.ts';
import { createReversePayment } from './invoice/reverse-payment.ts';
import { createShowInvoice } from './invoice/show-invoice.ts';
import { createTakeContent } from './invoice/take-content.ts';
import { createTakeReading } from './invoice/take-reading.ts';
import { specificationRoutes } from './specification/specification.routes.ts';
import { createCutDocument } from './split/cut-document.ts';
import { createSplitInvoice } from './split/split-invoice.ts';
import { createRenameInvoices } from './suppliers/rename-invoices.ts';
import { createSupplierCopy } from './suppliers/supplier-copy.store.ts';

/** The invoices service: an invoice's life, from the stored document to the last payment. */
export async function createApp(deps: ServiceDeps): Promise<Service> {
  const { database, bus, clock, logger, tokens } = deps;
  const outbox = createOutbox(database, { source: 'invoices', clock });
  const relay = createRelay({ database, bus, topic: topicOf('invoices'), logger });
  const settings = createSettingsCopy({ database, bus });
  const suppliers = createSupplierCopy(database);
  const store = createInvoiceStore(database, outbox);
  const rules = () => rulesIn(settings);
  const demands = (supplierId?: string) => demandsIn(settings, supplierId);

  const findAlike = createFindAlike({ duplicates: createDuplicatesStore(database), suppliers });
  const assess = createAssessContent({ suppliers, findAlike });
  const change = createChangeInvoice({ database, store, clock });
  const receive = createReceiveInvoice({ change, store, suppliers, rules });
  const takeReading = createTakeReading({ change, store, suppliers, assess, rules, demands });
  const move = createMoveInvoice({ change, rules });
  const show = createShowInvoice({ store, suppliers, rules, demands, clock });
  const renames = createRenameInvoices({ database, store, suppliers, logger });
  const documentsService = createServiceClient({
    self: 'invoices',
    target: 'documents',
    url: deps.urls.documents ?? NOWHERE,
    tokens,
  });
  const documents = createFetchDocuments(documentsService);

  const operations = createOperations({
    service: 'invoices',
    database,
    logger,
    outbox,
    handlers: {
      ...onDocumentStored(receive),
      ...onReading(takeReading),
      ...onTraining(createNoteTraining({ store, clock })),
      ...onSupplierChanged({ suppliers, renames }),
      ...settings.handlers,
    },
    projections: [suppliers.projection, settings.projection],
    snapshots: { outbox, read: readStates(store) },
  });

  let consumer: Consumer | undefined;
  return buildService({
    name: 'invoices',
    logger,
    tokens,
    ...placeOf('invoices', deps),
    ready: { mongodb: () => database.ping() },
    routes(app) {
      invoiceRoutes(app, {
        store,
        show,
        move,
        documents,
        split: createSplitInvoice({ change, suppliers, cut: createCutDocument(documentsService), rules }),
        take: createTakeContent({ change, assess, rules }),
        recordPayment: createRecordPayment({ change, suppliers, findAlike, rules }),
        reversePayment: createReversePayment({ change, rules, clock }),
      });
      specificationRoutes(app, { store, show, move, documents, suppliers });
      operations.routes(app);
    },
    async start() {
      await database.ensureIndexes();
      await settings.start();
    },
    stop: () => settings.stop(),
    work: {
      async start() {
        consumer = await consume({
          bus,
          database,
          group: 'invoices',
          topics: (['documents', 'extraction', 'suppliers', 'settings'] as const).map(topicOf),
          handlers: operations.handlers,
          logger,
        });
        renames.start();
        relay.start();
        operations.start();
      },
      async stop() {
        await relay.stop();
        await consumer?.close();
        await operations.stop();
        await renames.stop();
      },
    },
  });
}

/** Where no documents service is known, asking it fails as an unavailable one does. */
const NOWHERE = 'http://127.0.0.1:1';

import { SCOPE_ALL, SYSTEM, topicOf } from '@comptoir/contracts';
import { type Consumer, consume, createRelay } from '@comptoir/event-bus';
import {
  buildService,
  type Clock,
  createOperations,
  createServiceClient,
  createTaskWorker,
  placeOf,
  readConfig,
  type Service,
  type ServiceDeps,
} from '@comptoir/service-kit';
import { createSettingsCopy } from '@comptoir/service-kit/settings-copy';
import { createPairFiller, type Database, migrate, type Session } from '@comptoir/storage';
import { createSweeper } from '@comptoir/storage/files';
import multipart from '@fastify/multipart';
import { bankChangesRoutes } from './change-requests/bank-changes.routes.ts';
import { changeRequestRoutes } from './change-requests/change-requests.routes.ts';
import { changeSpecificationRoutes } from './change-requests/change-specification.routes.ts';
import { createExpiry } from './change-requests/expire-changes.ts';
import { createSendCode } from './change-requests/send-code.ts';
import { Config } from './config.ts';
import { SUPPLIER_MIGRATIONS } from './files/clear-old-pending.store.ts';
import { createImportParts } from './import/import-parts.ts';
import { importRoutes } from './import/imports.routes.ts';
import { sweepImports } from './import/sweep-imports.ts';
import { workOnImport } from './import/work-on-import.ts';
import { countInvoice, type InvoiceEvent } from './invoice-count/count-invoice.ts';
import { createLinkedInvoiceStore } from './invoice-count/linked-invoice.store.ts';
import { createLookUps } from './look-ups/create-look-ups.ts';
import { lookUpRoutes } from './look-ups/look-ups.routes.ts';
import { createRechercheEntreprises } from './look-ups/recherche-entreprises.ts';
import { createSirene } from './look-ups/sirene.ts';
import { createVies } from './look-ups/vies.ts';
import { createSchemeVerifier } from './payee/scheme-verifier.ts';
import { askOfWaiting, createPayeeChecks, verifyPayee } from './payee/verify-payee.ts';
import { referencesRoutes } from './references/references.routes.ts';
import { checkNameRoutes } from './supplier/check-name.routes.ts';
import { createParts } from './supplier/create-parts.ts';
import { seedSupplier } from './supplier/create-supplier.ts';
import { supplierChanged } from './supplier/supplier-changed.ts';
import { supplierFilesRoutes } from './supplier/supplier-files.routes.ts';
import { supplierRestRoutes } from './supplier/supplier-rest.routes.ts';
import { supplierSpecificationRoutes } from './supplier/supplier-specification.routes.ts';

/** Who tells a supplier's state again: nobody changed it. */
const SYSTEM_BY = { id: SYSTEM.id, name: SYSTEM.id };
/** Where no messaging service is known, asking it fails as an unavailable one does. */
const NOWHERE = 'http://127.0.0.1:1';

const DEMO_ON_FILE_MS = 90 * 86_400_000;
/** How often requests whose code ran out are ended. */
const EXPIRE_EVERY_MS = 30_000;

/** The suppliers service: suppliers with their company, contact and bank data. */
export async function createApp(deps: ServiceDeps): Promise<Service> {
  const { database, bus, clock, logger, tokens } = deps;
  const config = readConfig(Config, deps.env);
  const settings = createSettingsCopy({ database, bus });
  const bare = createParts(database, clock);
  const { PAYEE_VERIFICATION_URL: payeeUrl, PAYEE_VERIFICATION_TOKEN: token, SIRENE_API_KEY: key } = config;
  const verifier = payeeUrl === undefined ? undefined : createSchemeVerifier({ url: payeeUrl, token });
  const payeeChecks = verifier && createPayeeChecks(bare, logger);
  const parts = { ...bare, ...(payeeChecks && { payeeChecks }) };
  const payeeWorker =
    verifier &&
    payeeChecks &&
    createTaskWorker({
      name: 'payee_checks',
      database,
      queue: payeeChecks,
      work: (job) => verifyPayee(parts, verifier, job),
      logger,
    });
  const companies =
    key === undefined
      ? createRechercheEntreprises(config.COMPANY_REGISTER_URL)
      : createSirene({ base: config.SIRENE_URL, key });
  const lookUps = createLookUps({ companies, vatNumbers: createVies(config.VAT_REGISTER_URL) }, { clock, logger });
  const changes = {
    ...parts,
    // Looked up when it is called: in one process the other service may start after this one.
    sendCode: createSendCode(() =>
      createServiceClient({ self: 'suppliers', target: 'messaging', url: deps.urls.messaging ?? NOWHERE, tokens }),
    ),
  };
  const sweeper = createSweeper({ ...parts, logger });
  const expiry = createExpiry(parts, { logger, everyMs: EXPIRE_EVERY_MS });
  const filler = createPairFiller(parts.suppliers.fillPairs, { logger });
  const imports = createImportParts(parts, logger);
  const importWorker = createTaskWorker({
    name: 'supplier_imports',
    database,
    queue: imports.jobs,
    work: (job, signal) => workOnImport(imports, job, signal),
    logger,
  });
  const linkedInvoices = createLinkedInvoiceStore(database);
  const relay = createRelay({ database, bus, topic: topicOf('suppliers'), logger });
  const count = (event: InvoiceEvent, session: Session): Promise<void> =>
    countInvoice({ suppliers: parts.suppliers, linkedInvoices }, event, session);
  const operations = createOperations({
    service: 'suppliers',
    database,
    logger,
    outbox: parts.outbox,
    handlers: {
      ...settings.handlers,
      UserChanged: (event, session) => parts.accountManagers.apply(session, event),
      InvoiceReceived: count,
      InvoiceRead: count,
      InvoiceVerified: count,
      InvoiceMoved: count,
      InvoiceDeleted: count,
    },
    projections: [parts.accountManagers.projection, settings.projection],
    snapshots: {
      outbox: parts.outbox,
      read: async (session, after, limit) =>
        (await parts.suppliers.next(SCOPE_ALL, session, after, limit)).map((state) =>
          supplierChanged(state, SYSTEM_BY),
        ),
    },
  });
  let consumer: Consumer | undefined;
  let asking: Promise<void> | undefined;

  return buildService({
    name: 'suppliers',
    logger,
    tokens,
    ...placeOf('suppliers', deps),
    ready: { mongodb: () => database.ping() },
    async routes(app) {
      await app.register(multipart);
      referencesRoutes(app, parts);
      checkNameRoutes(app, parts);
      supplierFilesRoutes(app, parts);
      supplierSpecificationRoutes(app, parts);
      supplierRestRoutes(app, parts);
      changeSpecificationRoutes(app, changes);
      changeRequestRoutes(app, changes);
      bankChangesRoutes(app, parts);
      lookUpRoutes(app, { lookUps, settings });
      importRoutes(app, imports);
      operations.routes(app);
    },
    async start() {
      await migrate(database, SUPPLIER_MIGRATIONS);
      await database.ensureIndexes();
      await settings.start();
    },
    stop: () => settings.stop(),
    work: {
      async start() {
        consumer = await consume({
          bus,
          database,
          group: 'suppliers',
          topics: [topicOf('identity'), topicOf('invoices'), topicOf('settings')],
          handlers: operations.handlers,
          logger,
        });
        relay.start();
        operations.start();
        expiry.start();
        sweeper.start();
        filler.start();
        const old = await sweepImports(imports);
        if (old > 0) logger.info({ old }, 'imports that nobody touched for a month are gone');
        importWorker.start();
        payeeWorker?.start();
        if (payeeChecks) asking = askOfWaiting({ ...parts, payeeChecks }, logger);
      },
      async stop() {
        await consumer?.close();
        await expiry.stop();
        await sweeper.stop();
        await filler.stop();
        await importWorker.stop();
        await asking;
        await payeeWorker?.stop();
        await operations.stop();
        await relay.stop();
      },
    },
  });
}

/**
 * Creates a demo supplier under a fixed id, once for ever; see `seedSupplier`. To be called on a service that has
 * started: its relay then tells the others.
 */
export function seedDemoSupplier(
  { database, clock }: { database: Database; clock: Clock },
  supplier: { id: string; input: unknown },
): Promise<boolean> {
  // Long enough for their people to be sent the code of a bank change.
  const since = new Date(clock.now().getTime() - DEMO_ON_FILE_MS);
  return seedSupplier(createParts(database, clock), { ...supplier, since, by: { id: 'demo', name: 'Demo' } });
}

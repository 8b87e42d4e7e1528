import { topicOf } from '@comptoir/contracts';
import { type Consumer, consume, createOutbox, createRelay } from '@comptoir/event-bus';
import {
  buildService,
  createOperations,
  createServiceClient,
  createTaskWorker,
  placeOf,
  readConfig,
  type Service,
  type ServiceDeps,
} from '@comptoir/service-kit';
import { createSettingsCopy } from '@comptoir/service-kit/settings-copy';
import { migrate } from '@comptoir/storage';
import { createGridFsStore, createPendingFiles, createSweeper } from '@comptoir/storage/files';
import multipart from '@fastify/multipart';
import { codesRoutes } from './codes/codes.routes.ts';
import { Config } from './config.ts';
import { onAuditAnchored } from './events/on-audit-anchored.ts';
import { onChangeRequest } from './events/on-change-request.ts';
import { onInvoiceChanged } from './events/on-invoice-changed.ts';
import { onInvoicePaymentRecorded } from './events/on-invoice-payment-recorded.ts';
import { onInvoiceRejected } from './events/on-invoice-rejected.ts';
import { onPasswordLinkRequested } from './events/on-password-link-requested.ts';
import { onUserChanged } from './events/on-user-changed.ts';
import { connectFolder } from './ftp-in/connect-folder.ts';
import { createSeenFiles } from './ftp-in/seen-files.ts';
import { createArrivalStore } from './intake/arrival/arrival.store.ts';
import { createReachHost } from './intake/connection/reach-host.ts';
import { createHandOver } from './intake/hand-over.ts';
import { listIn } from './intake/intake-config.ts';
import { createPoller } from './intake/run/poll-sources.ts';
import { createRunSource } from './intake/run/run-source.ts';
import { createTryConnection } from './intake/run/try-connection.ts';
import { createPasswordSeal } from './intake/source/password-seal.ts';
import { keptSealingKeys } from './intake/source/sealing-keys.store.ts';
import { createSourceStore } from './intake/source/source.store.ts';
import { sourcesRoutes } from './intake/source/sources.routes.ts';
import { createInvoiceCopyStore } from './invoices/invoice-copy.store.ts';
import { openMailbox } from './mail-in/open-mailbox.ts';
import { createReadingPool } from './mail-in/reading/reading-pool.ts';
import { createMailStore } from './mails/mail.store.ts';
import { createMailQueue } from './mails/mail-queue.ts';
import { mailsRoutes } from './mails/mails.routes.ts';
import { createMailSender } from './mails/send-mails.ts';
import { createSmtp } from './mails/smtp.ts';
import { createNoticeQueue } from './notices/notice-queue.ts';
import { tellReaders } from './notices/tell-readers.ts';
import { createMintToken } from './passwords/mint-token.ts';
import { puttingTokenIn } from './passwords/put-token-in.ts';
import { createStaffStore } from './recipients/staff.store.ts';
import { createSupplierCopyStore } from './recipients/supplier-copy.store.ts';
import { createSupplierUserStore } from './recipients/supplier-user.store.ts';
import { openScanner } from './scan/open-scanner.ts';
import { createTwilio } from './sms/twilio.ts';
import { previewRoutes } from './templates/preview/preview.routes.ts';
import { createConversationStore } from './thread/conversation.store.ts';
import { createMessageStore } from './thread/message.store.ts';
import { messagesRoutes } from './thread/messages.routes.ts';
import { MESSAGE_MIGRATIONS } from './thread/number-messages.store.ts';
import { createReadingStore } from './thread/reading.store.ts';
import { threadRoutes } from './thread/thread.routes.ts';
import type { ThreadParts } from './thread/thread-parts.ts';

/** Long enough for a supplier's own event to arrive after the one of its invoice: topics have no order among them. */
const RETRY = { attempts: 8, firstMs: 200, mostMs: 5_000 };

/** Where no identity service is known, asking it fails as an unavailable one does. */
const NOWHERE = 'http://127.0.0.1:1';

/** The messaging service: mail out in the recipient's language, and the thread between a supplier and the staff. */
export async function createApp(deps: ServiceDeps): Promise<Service> {
  const { database, bus, clock, logger, tokens, env } = deps;
  const config = readConfig(Config, env);
  const from = config.MAIL_FROM ?? `Comptoir <no-reply@${new URL(config.PUBLIC_URL).hostname}>`;
  const mails = createMailStore(database);
  const queue = createMailQueue(database, mails);
  const outbox = createOutbox(database, { source: 'messaging', clock });
  const identity = createServiceClient({
    self: 'messaging',
    target: 'identity',
    url: deps.urls.identity ?? NOWHERE,
    tokens,
  });
  const smtp = puttingTokenIn(createSmtp({ url: config.SMTP_URL, from }), createMintToken(identity));
  const { SMS_URL, SMS_FROM } = config;
  const sms = SMS_URL && SMS_FROM ? createTwilio({ url: SMS_URL, from: SMS_FROM }) : undefined;
  const retry = { firstMs: config.MAIL_RETRY_FIRST_MS, mostMs: config.MAIL_RETRY_MOST_MS };
  const sender = createMailSender({ database, queue, mails, smtp, outbox, clock, logger, retry });
  const relay = createRelay({ database, bus, topic: topicOf('messaging'), logger });
  const suppliers = createSupplierCopyStore(database);
  const users = createSupplierUserStore(database);
  const staff = createStaffStore(database);
  const invoices = createInvoiceCopyStore(database);
  const conversations = createConversationStore(database);
  const threads: ThreadParts = {
    ...{ database, suppliers, invoices, conversations, outbox, clock, logger },
    messages: createMessageStore(database),
    readings: createReadingStore(database),
    notices: createNoticeQueue(database, conversations, logger),
    noticeAfterMs: config.MESSAGE_NOTICE_AFTER_MS,
    scanner: openScanner(config, logger),
    files: createGridFsStore(database),
    pending: createPendingFiles(database),
  };
  const sweeper = createSweeper(threads);
  const parts = {
    mails,
    queue,
    clock,
    from,
    suppliers,
    users,
    staff,
    portal: config.PUBLIC_URL,
    portalUrl: (supplierId: string) =>
      new URL(`/supplier/details/${encodeURIComponent(supplierId)}`, config.PUBLIC_URL).href,
  };
  const notices = createTaskWorker({
    name: 'message_notices',
    database,
    queue: threads.notices,
    work: (notice) =>
      tellReaders({ ...parts, ...threads, threadUrl: (id) => `${parts.portalUrl(id)}?contact=1` }, notice),
    logger,
  });
  const settings = createSettingsCopy({ database, bus });
  const documents = createServiceClient({
    self: 'messaging',
    target: 'documents',
    url: deps.urls.documents ?? NOWHERE,
    tokens,
  });
  const seals = createPasswordSeal(config.INTAKE_KEYS?.split(',') ?? (await keptSealingKeys(database)));
  const reach = createReachHost(listIn(config.INTAKE_ALLOWED_HOSTS));
  const reader = createReadingPool(config.INTAKE_MEMORY_MB, logger);
  const intake = {
    ...{ ...parts, database, outbox, logger, seals, reader },
    sources: createSourceStore(database),
    arrivals: createArrivalStore(database),
    tryConnection: createTryConnection(reach),
    handOver: createHandOver(documents),
    maximumMb: () => settings.number('INVOICE_MAXIMUM_SIZE'),
    mostMessageBytes: config.INTAKE_MESSAGE_MB * 1_000_000,
  };
  const poller = createPoller({
    ...{ database, logger },
    sources: intake.sources,
    passwordOf: ({ source, sealedPassword }) => seals.unseal(source.id, sealedPassword),
    run: createRunSource({
      ...intake,
      seen: createSeenFiles(),
      openMailbox: (source, password) => openMailbox(source, password, { reach }),
      connectFolder: (source, password) => connectFolder(source, password, reach),
    }),
    intervalMs: config.INTAKE_INTERVAL_MS,
  });
  const operations = createOperations({
    service: 'messaging',
    database,
    logger,
    outbox,
    handlers: {
      ...settings.handlers,
      UserChanged: (event, session) => onUserChanged(parts, event, session),
      PasswordLinkRequested: (event, session) => onPasswordLinkRequested(parts, event, session),
      SupplierChanged: (event, session) => suppliers.changed(session, event),
      SupplierDeleted: (event, session) => suppliers.changed(session, event),
      AuditAnchored: (event, session) => onAuditAnchored(parts, event, session),
      ...onChangeRequest(parts),
      ...onInvoiceChanged(invoices),
      InvoiceRejected: (event, session) => onInvoiceRejected(parts, event, session),
      InvoicePaymentRecorded: (event, session) => onInvoicePaymentRecorded(parts, event, session),
    },
    projections: [
      ...[users.projection, staff.projection, suppliers.projection, invoices.projection],
      settings.projection,
    ],
  });
  let consumer: Consumer | undefined;

  return buildService({
    name: 'messaging',
    logger,
    tokens,
    ...placeOf('messaging', deps),
    ready: { mongodb: () => database.ping() },
    degradedWithout: { scanner: () => threads.scanner.ping() },
    async routes(app) {
      await app.register(multipart);
      codesRoutes(app, { smtp, sms, from, portalUrl: config.PUBLIC_URL, logger });
      mailsRoutes(app, { database, mails, queue });
      operations.routes(app);
      threadRoutes(app, threads);
      messagesRoutes(app, threads);
      sourcesRoutes(app, intake);
      if (config.NODE_ENV === 'development') previewRoutes(app);
    },
    async start() {
      await migrate(database, MESSAGE_MIGRATIONS);
      await database.ensureIndexes();
      await settings.start();
    },
    async stop() {
      await settings.stop();
      await reader.close();
    },
    work: {
      async start() {
        consumer = await consume({
          bus,
          database,
          group: 'messaging',
          topics: [topicOf('identity'), topicOf('suppliers'), topicOf('invoices'), topicOf('settings')],
          handlers: operations.handlers,
          logger,
          retry: RETRY,
        });
        relay.start();
        sender.start();
        notices.start();
        sweeper.start();
        poller.start();
        operations.start();
      },
      async stop() {
        await consumer?.close();
        await poller.stop();
        await operations.stop();
        await Promise.all([sender.stop(), notices.stop(), sweeper.stop(), relay.stop()]);
      },
    },
  });
}

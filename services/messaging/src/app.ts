import { topicOf } from '@comptoir/contracts';
import { type Consumer, consume, createOutbox, createRelay } from '@comptoir/event-bus';
import {
  buildService,
  createOperations,
  createServiceClient,
  placeOf,
  readConfig,
  type Service,
  type ServiceDeps,
} from '@comptoir/service-kit';
import multipart from '@fastify/multipart';
import { codesRoutes } from './codes/codes.routes.ts';
import { Config } from './config.ts';
import { onChangeRequest } from './events/on-change-request.ts';
import { onInvoicePaymentRecorded } from './events/on-invoice-payment-recorded.ts';
import { onInvoiceRejected } from './events/on-invoice-rejected.ts';
import { onPasswordLinkRequested } from './events/on-password-link-requested.ts';
import { onUserChanged } from './events/on-user-changed.ts';
import { createMailStore } from './mails/mail.store.ts';
import { createMailQueue } from './mails/mail-queue.ts';
import { mailsRoutes } from './mails/mails.routes.ts';
import { createMailSender } from './mails/send-mails.ts';
import { createSmtp } from './mails/smtp.ts';
import { createMintToken } from './passwords/mint-token.ts';
import { puttingTokenIn } from './passwords/put-token-in.ts';
import { createSupplierCopyStore } from './recipients/supplier-copy.store.ts';
import { createSupplierUserStore } from './recipients/supplier-user.store.ts';
import { createTwilio } from './sms/twilio.ts';
import { createMessageStore } from './thread/message.store.ts';
import { threadRoutes } from './thread/thread.routes.ts';

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
  const messages = createMessageStore(database);
  const parts = {
    mails,
    queue,
    clock,
    from,
    suppliers,
    users,
    portal: config.PUBLIC_URL,
    portalUrl: (supplierId: string) =>
      new URL(`/supplier/details/${encodeURIComponent(supplierId)}`, config.PUBLIC_URL).href,
  };
  const operations = createOperations({
    service: 'messaging',
    database,
    logger,
    handlers: {
      UserChanged: (event, session) => onUserChanged(parts, event, session),
      PasswordLinkRequested: (event, session) => onPasswordLinkRequested(parts, event, session),
      SupplierChanged: (event, session) => suppliers.changed(session, event),
      SupplierDeleted: (event, session) => suppliers.changed(session, event),
      ...onChangeRequest(parts),
      InvoiceRejected: (event, session) => onInvoiceRejected(parts, event, session),
      InvoicePaymentRecorded: (event, session) => onInvoicePaymentRecorded(parts, event, session),
    },
    projections: [users.projection, suppliers.projection],
  });
  let consumer: Consumer | undefined;

  return buildService({
    name: 'messaging',
    logger,
    tokens,
    ...placeOf('messaging', deps),
    ready: { mongodb: () => database.ping() },
    async routes(app) {
      await app.register(multipart);
      codesRoutes(app, { smtp, sms, from, portalUrl: config.PUBLIC_URL, logger });
      mailsRoutes(app, { database, mails, queue });
      operations.routes(app);
      threadRoutes(app, { database, messages, suppliers, outbox, clock });
    },
    start: () => database.ensureIndexes(),
    work: {
      async start() {
        consumer = await consume({
          bus,
          database,
          group: 'messaging',
          topics: [topicOf('identity'), topicOf('suppliers'), topicOf('invoices')],
          handlers: operations.handlers,
          logger,
          retry: RETRY,
        });
        relay.start();
        sender.start();
        operations.start();
      },
      async stop() {
        await consumer?.close();
        await operations.stop();
        await Promise.all([sender.stop(), relay.stop()]);
      },
    },
  });
}

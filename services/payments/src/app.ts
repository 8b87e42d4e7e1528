import { topicOf } from '@comptoir/contracts';
import { type Consumer, consume, createOutbox, createRelay } from '@comptoir/event-bus';
import { buildService, createOperations, placeOf, type Service, type ServiceDeps } from '@comptoir/service-kit';
import { declarationRoutes } from './declarations/declaration.routes.ts';
import { createDeclarationStore } from './declarations/declaration.store.ts';
import { onInvoicePaymentRecorded } from './events/on-invoice-payment-recorded.ts';
import { onInvoicePaymentReversed } from './events/on-invoice-payment-reversed.ts';
import { licenceFeeRoutes } from './licence-fees/licence-fee.routes.ts';
import { createLicenceFeeStore } from './licence-fees/licence-fee.store.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { createPaymentStore } from './payment/payment.store.ts';

/** The payments service: what was paid to suppliers; licence fees and turnover declarations, which can be read. */
export async function createApp(deps: ServiceDeps): Promise<Service> {
  const { database, bus, clock, logger, tokens } = deps;
  const payments = createPaymentStore(database);
  const licenceFees = createLicenceFeeStore(database);
  const declarations = createDeclarationStore(database);
  const outbox = createOutbox(database, { source: 'payments', clock });
  const relay = createRelay({ database, bus, topic: topicOf('payments'), logger });
  const parts = { payments, outbox, clock };
  const operations = createOperations({
    service: 'payments',
    database,
    logger,
    outbox,
    handlers: {
      InvoicePaymentRecorded: (event, session) => onInvoicePaymentRecorded(parts, event, session),
      InvoicePaymentReversed: (event, session) => onInvoicePaymentReversed(parts, event, session),
    },
  });
  let consumer: Consumer | undefined;

  return buildService({
    name: 'payments',
    logger,
    tokens,
    ...placeOf('payments', deps),
    ready: { mongodb: () => database.ping() },
    routes(app) {
      paymentRoutes(app, { payments });
      licenceFeeRoutes(app, { licenceFees });
      declarationRoutes(app, { declarations });
      operations.routes(app);
    },
    start: () => database.ensureIndexes(),
    work: {
      async start() {
        consumer = await consume({
          bus,
          database,
          group: 'payments',
          topics: [topicOf('invoices')],
          handlers: operations.handlers,
          logger,
        });
        relay.start();
        operations.start();
      },
      async stop() {
        await consumer?.close();
        await operations.stop();
        await relay.stop();
      },
    },
  });
}

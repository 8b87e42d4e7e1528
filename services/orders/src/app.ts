import { buildService, createOperations, placeOf, type Service, type ServiceDeps } from '@comptoir/service-kit';
import { orderRoutes } from './order/order.routes.ts';
import { createOrderStore } from './order/order.store.ts';

/** The orders service: the room of purchase orders, which can be read. Nothing makes an order yet. */
export async function createApp(deps: ServiceDeps): Promise<Service> {
  const { database, logger, tokens } = deps;
  const orders = createOrderStore(database);
  const operations = createOperations({ service: 'orders', database, logger });
  return buildService({
    name: 'orders',
    logger,
    tokens,
    ...placeOf('orders', deps),
    ready: { mongodb: () => database.ping() },
    routes(app) {
      orderRoutes(app, { orders });
      operations.routes(app);
    },
    start: () => database.ensureIndexes(),
    work: { start: async () => operations.start(), stop: () => operations.stop() },
  });
}

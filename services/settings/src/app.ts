import { topicOf } from '@comptoir/contracts';
import { createOutbox, createRelay } from '@comptoir/event-bus';
import { buildService, createOperations, placeOf, type Service, type ServiceDeps } from '@comptoir/service-kit';
import { auditRoutes } from './audit/audit.routes.ts';
import { createAuditStore } from './audit/audit.store.ts';
import { featureRoutes } from './feature/feature.routes.ts';
import { readStates } from './setting/read-states.ts';
import { settingRoutes } from './setting/setting.routes.ts';
import { createSettingStore } from './setting/setting.store.ts';

const NAME = 'settings';

/** Settings by module, which of them are on, and the trail of who changed what. */
export async function createApp(deps: ServiceDeps): Promise<Service> {
  const { database, bus, clock, logger, tokens } = deps;
  const settings = createSettingStore(database);
  const audit = createAuditStore(database);
  const outbox = createOutbox(database, { source: NAME, clock });
  const relay = createRelay({ database, bus, topic: topicOf(NAME), logger });

  const snapshots = { outbox, read: readStates(settings) };
  const operations = createOperations({ service: NAME, database, logger, snapshots });

  return buildService({
    name: NAME,
    logger,
    tokens,
    ...placeOf(NAME, deps),
    ready: { mongodb: () => database.ping() },
    routes(app) {
      settingRoutes(app, { database, settings, audit, outbox, clock });
      featureRoutes(app, { settings });
      auditRoutes(app, { audit });
      operations.routes(app);
    },
    start: () => database.ensureIndexes(),
    work: {
      async start() {
        relay.start();
        operations.start();
      },
      async stop() {
        await operations.stop();
        await relay.stop();
      },
    },
  });
}

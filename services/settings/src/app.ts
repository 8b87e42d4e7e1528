import { SERVICES, topicOf } from '@comptoir/contracts';
import { type Consumer, consume, createOutbox, createRelay } from '@comptoir/event-bus';
import {
  buildService,
  createOperations,
  placeOf,
  readConfig,
  type Service,
  type ServiceDeps,
} from '@comptoir/service-kit';
import { migrate } from '@comptoir/storage';
import { createAppender } from './audit/appender.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { createAuditChain } from './audit/audit-chain.store.ts';
import { createAuditNames } from './audit/audit-names.store.ts';
import { createAuditQueue } from './audit/audit-queue.store.ts';
import { createAuditStanding } from './audit/audit-standing.store.ts';
import { createAnchorKeeper } from './audit/keep-anchors.ts';
import { SETTINGS_TRAIL_INTO_CHAIN } from './audit/migrate-settings-trail.store.ts';
import { recordDecisions } from './audit/record-decisions.ts';
import { anchorPlaceOf, Config } from './config.ts';
import { featureRoutes } from './feature/feature.routes.ts';
import { readStates } from './setting/read-states.ts';
import { settingRoutes } from './setting/setting.routes.ts';
import { createSettingStore } from './setting/setting.store.ts';

const NAME = 'settings';

/** Settings by module, which of them are on, and the audit trail of what anybody decided anywhere. */
export async function createApp(deps: ServiceDeps): Promise<Service> {
  const { database, bus, clock, logger, tokens } = deps;
  const anchors = await anchorPlaceOf(readConfig(Config, deps.env));
  const settings = createSettingStore(database);
  const outbox = createOutbox(database, { source: NAME, clock });
  const relay = createRelay({ database, bus, topic: topicOf(NAME), logger });

  const audit = {
    ...{ database, outbox, clock, logger },
    queue: createAuditQueue(database),
    chain: createAuditChain(database),
    names: createAuditNames(database),
    standing: createAuditStanding(database),
  };
  const appender = createAppender(audit);
  const anchorKeeper = createAnchorKeeper({ ...audit, anchors });

  const snapshots = { outbox, read: readStates(settings) };
  const operations = createOperations({
    service: NAME,
    database,
    logger,
    outbox,
    handlers: recordDecisions(audit.queue),
    snapshots,
  });
  let consumer: Consumer | undefined;

  return buildService({
    name: NAME,
    logger,
    tokens,
    ...placeOf(NAME, deps),
    ready: { mongodb: () => database.ping() },
    routes(app) {
      settingRoutes(app, { database, settings, outbox, clock });
      featureRoutes(app, { settings });
      auditRoutes(app, { ...audit, anchors: anchors !== undefined });
      operations.routes(app);
    },
    async start() {
      await database.ensureIndexes();
      await migrate(database, [SETTINGS_TRAIL_INTO_CHAIN]);
    },
    work: {
      async start() {
        // Everybody's: whoever decides something is heard.
        const topics = SERVICES.map(topicOf);
        consumer = await consume({ bus, database, group: NAME, topics, handlers: operations.handlers, logger });
        relay.start();
        appender.start();
        anchorKeeper.start();
        operations.start();
      },
      async stop() {
        await consumer?.close();
        await operations.stop();
        await Promise.all([anchorKeeper.stop(), appender.stop(), relay.stop()]);
      },
    },
  });
}

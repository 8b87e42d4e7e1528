import { SCOPE_ALL, topicOf } from '@comptoir/contracts';
import { createOutbox, createRelay, type ReadStates } from '@comptoir/event-bus';
import {
  buildService,
  createOperations,
  placeOf,
  readConfig,
  type Service,
  type ServiceDeps,
} from '@comptoir/service-kit';
import { IdentityConfig, originOf, ownIssuerOf } from './config.ts';
import { issuerRoutes } from './issuer/issuer.routes.ts';
import { createIssuerRecords } from './issuer/issuer-records.store.ts';
import { issuerSecrets } from './issuer/issuer-secrets.ts';
import { createProvider } from './issuer/provider.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { createThrottle } from './sign-in/throttle.store.ts';
import { createPasswords } from './user/password.ts';
import { userRoutes } from './user/user.routes.ts';
import { createUserStore } from './user/user.store.ts';
import { userChanged } from './user/user-changed.ts';

export { seedUsers, type UserSeed } from './user/seed-users.ts';

/** Users, and the OpenID Provider that signs them in. */
export async function createApp(deps: ServiceDeps): Promise<Service> {
  const { database, bus, clock, logger, tokens } = deps;
  const config = readConfig(IdentityConfig, deps.env);
  const users = createUserStore(database);
  const outbox = createOutbox(database, { source: 'identity', clock });
  const relay = createRelay({ database, bus, topic: topicOf('identity'), logger });
  const secrets = await issuerSecrets(database, config);
  const records = createIssuerRecords(database, clock);
  const provider = createProvider({ config, secrets, records, users, logger });
  const throttle = createThrottle(database, clock);
  const passwords = await createPasswords();
  const read: ReadStates = async (session, after, limit) =>
    (await users.next(SCOPE_ALL, session, after, limit)).map((user) => userChanged(user));
  const operations = createOperations({ service: 'identity', database, logger, snapshots: { outbox, read } });
  const outsideIssuer = config.OIDC_ISSUER !== undefined && config.OIDC_ISSUER !== ownIssuerOf(config);

  return buildService({
    name: 'identity',
    logger,
    tokens,
    ...placeOf('identity', deps),
    // Only the gateway gets through to what reads an address, and it says whose it is.
    trustProxy: true,
    ready: { mongodb: () => database.ping() },
    routes(app) {
      operations.routes(app);
      userRoutes(app, { database, users, outbox, outsideIssuer });
      signInRoutes(app, { provider, users, passwords, throttle, origin: originOf(config) });
      issuerRoutes(app, { provider, client: { id: config.OIDC_CLIENT_ID, secret: secrets.clientSecret } });
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

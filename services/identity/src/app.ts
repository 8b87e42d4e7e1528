import { kindsOf, SCOPE_ALL, topicOf } from '@comptoir/contracts';
import { type Consumer, consume, createOutbox, createRelay, type ReadStates } from '@comptoir/event-bus';
import {
  buildService,
  createOperations,
  placeOf,
  readConfig,
  type Service,
  type ServiceDeps,
} from '@comptoir/service-kit';
import { createSettingsCopy } from '@comptoir/service-kit/settings-copy';
import { createPairFiller, migrate } from '@comptoir/storage';
import { IdentityConfig, originOf, ownIssuerOf } from './config.ts';
import { decisionRoutes } from './decisions/decision.routes.ts';
import { issuerRoutes } from './issuer/issuer.routes.ts';
import { createIssuerRecords } from './issuer/issuer-records.store.ts';
import { issuerSecrets } from './issuer/issuer-secrets.ts';
import { createProvider } from './issuer/provider.ts';
import { createChallenges } from './passkey/challenge.store.ts';
import { passkeyRoutes } from './passkey/passkey.routes.ts';
import { createPasskeys } from './passkey/passkey.store.ts';
import { createRelyingParty } from './passkey/relying-party.ts';
import { createForgottenPasswords } from './password/forgotten-passwords.ts';
import { passwordRoutes } from './password/password.routes.ts';
import { createPasswordLinks } from './password/password-link.store.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { createSecondFactors } from './second-factor/second-factor.store.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { createThrottle } from './sign-in/throttle.store.ts';
import { createSupplierNames } from './suppliers/supplier-name.store.ts';
import { createAdministrators } from './user/administrators.store.ts';
import { createPasswords } from './user/password.ts';
import { profileRoutes } from './user/profile.routes.ts';
import { createUserStore } from './user/user.store.ts';
import type { User } from './user/user.ts';
import { userChanged } from './user/user-changed.ts';
import { createUserHistory } from './user/user-history.store.ts';
import { USER_MIGRATIONS } from './user/user-migrations.store.ts';
import { userRestRoutes } from './user/user-rest.routes.ts';
import { userSpecificationRoutes } from './user/user-specification.routes.ts';

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
  const outsideIssuer = config.OIDC_ISSUER !== undefined && config.OIDC_ISSUER !== ownIssuerOf(config);
  const suppliers = createSupplierNames(database);
  const administrators = createAdministrators(database, users);
  const parts = {
    database,
    users,
    history: createUserHistory(database),
    outbox,
    administrators,
    suppliers,
    clock,
    links: createPasswordLinks(database),
    factors: createSecondFactors(database, secrets.cookieKeys),
    passkeys: createPasskeys(database),
    challenges: createChallenges(database, clock),
    relyingParty: createRelyingParty({ origin: originOf(config), logger }),
    throttle,
    passwords,
    endIssuerSessions: records.endSessions,
    outsideIssuer,
  };
  const settings = createSettingsCopy({ database, bus });
  const secondFactor = {
    ...parts,
    isRequired: ({ roles }: User) => settings.isOn('ADMIN_SECOND_FACTOR') && kindsOf(roles).includes('admin'),
  };
  const forgotten = createForgottenPasswords({ ...parts, logger });
  const operations = createOperations({
    service: 'identity',
    database,
    logger,
    outbox,
    handlers: {
      SupplierChanged: (event, session) => suppliers.changed(session, event),
      SupplierDeleted: (event, session) => suppliers.changed(session, event),
      ...settings.handlers,
    },
    projections: [suppliers.projection, settings.projection],
    snapshots: { outbox, read },
  });
  const filler = createPairFiller(users.fillPairs, { logger });
  let consumer: Consumer | undefined;

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
      profileRoutes(app, parts);
      decisionRoutes(app, parts);
      userSpecificationRoutes(app, parts);
      userRestRoutes(app, parts);
      passwordRoutes(app, { ...parts, forgotten });
      secondFactorRoutes(app, secondFactor);
      passkeyRoutes(app, secondFactor);
      signInRoutes(app, { provider, users, passwords, throttle, secondFactor });
      issuerRoutes(app, {
        provider,
        endSessions: records.endSessions,
        client: { id: config.OIDC_CLIENT_ID, secret: secrets.clientSecret },
      });
    },
    async start() {
      await database.ensureIndexes();
      await migrate(database, USER_MIGRATIONS);
      await administrators.prepare();
      await settings.start();
    },
    stop: () => settings.stop(),
    work: {
      async start() {
        consumer = await consume({
          bus,
          database,
          group: 'identity',
          topics: [topicOf('suppliers'), topicOf('settings')],
          handlers: operations.handlers,
          logger,
        });
        relay.start();
        operations.start();
        forgotten.start();
        filler.start();
      },
      async stop() {
        await consumer?.close();
        await forgotten.stop();
        await filler.stop();
        await operations.stop();
        await relay.stop();
      },
    },
  });
}

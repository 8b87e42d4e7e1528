import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROLES_OF_JOB } from '@comptoir/contracts';
import type { EventBus } from '@comptoir/event-bus';
import { seedUsers } from '@comptoir/identity';
import { createLogger, type DestinationStream, systemClock } from '@comptoir/service-kit';
import { openDatabase } from '@comptoir/storage';
import { freePort } from '@comptoir/storage/engine';
import { DEMO_SUPPLIER_IDS, type DemoAccount } from '../src/demo/accounts.ts';
import { seedAccounts } from '../src/demo/seed-demo.ts';
import { type MailCatcher, startMailCatcher } from '../src/mail-catcher/mail-catcher.ts';
import { type Portal, startPortal } from '../src/portal.ts';

export interface BootedPortal {
  readonly portal: Portal;
  readonly url: string;
  readonly mails: MailCatcher;
  /** Ends it and drops its databases. */
  close(): Promise<void>;
}

const person = (
  number: number,
  who: Pick<DemoAccount, 'firstName' | 'lastName' | 'roles' | 'supplierIds'>,
): Omit<DemoAccount, 'title'> => ({
  id: `0190a000-0000-7000-8000-0000000002${String(number).padStart(2, '0')}`,
  email: `${who.firstName.toLowerCase()}@comptoir.example`,
  password: 'comptoir-demo-2026',
  language: 'en',
  civility: 'Mrs',
  ...who,
});

/** People whom the demo has no need of: who sends for two suppliers, and who administers one supplier's rows alone. */
export const OTHER_PEOPLE = {
  bea: person(1, {
    firstName: 'Bea',
    lastName: 'Both',
    roles: ROLES_OF_JOB.supplier,
    supplierIds: Object.values(DEMO_SUPPLIER_IDS),
  }),
  nils: person(2, {
    firstName: 'Nils',
    lastName: 'Narrow',
    roles: ROLES_OF_JOB.administrator,
    supplierIds: [DEMO_SUPPLIER_IDS.nordlicht],
  }),
} as const;

/** The whole portal in this process, on databases of its own, with the demo's people and suppliers. */
export async function bootPortal(options: {
  mongoUri: string;
  databasePrefix: string;
  env?: Readonly<Record<string, string>>;
  /** A bus to Kafka, closed with the portal; events stay in the process by default. */
  bus?: EventBus;
  /** Where the services' lines go; on the test's own output from 'error' up by default. */
  log?: { readonly level: string; readonly destination: DestinationStream };
}): Promise<BootedPortal> {
  const { mongoUri, databasePrefix, env = {}, bus, log } = options;
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-e2e-'));
  const mails = await startMailCatcher({ folder: join(folder, 'mails'), port: 0, clock: systemClock });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const portal = await startPortal({
    mongoUri,
    databasePrefix,
    port,
    host: '127.0.0.1',
    publicUrl: url,
    smtpUrl: mails.smtpUrl,
    webRoot: join(import.meta.dirname, '..', '..', 'web-admin', 'dist'),
    clock: systemClock,
    loggerFor: (service) => createLogger({ service, level: process.env.LOG_LEVEL ?? 'error', ...log }),
    env: { ...mails.sms, ...env },
    ...(bus && { bus }),
  });
  await seedAccounts(portal, systemClock);
  await seedUsers(portal.databases.identity, Object.values(OTHER_PEOPLE), systemClock);
  return {
    portal,
    url,
    mails,
    async close() {
      // Closed first: a service that still runs would write its databases anew.
      await portal.close();
      await dropDatabases(
        mongoUri,
        Object.values(portal.databases).map(({ name }) => name),
      );
      await mails.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function dropDatabases(uri: string, names: readonly string[]): Promise<void> {
  const [first = ''] = names;
  const database = await openDatabase({ uri, name: first });
  const client = database.connection.getClient();
  await Promise.all(names.map((name) => client.db(name).dropDatabase()));
  await database.close();
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROLES_OF_JOB } from '@comptoir/contracts';
import { seedUsers } from '@comptoir/identity';
import { createLogger, systemClock } from '@comptoir/service-kit';
import { DEMO_ACCOUNTS, DEMO_SUPPLIER_IDS, type DemoAccount } from '../src/demo/accounts.ts';
import { seedAccounts } from '../src/demo/seed-demo.ts';
import { type MailCatcher, startMailCatcher } from '../src/mail-catcher/mail-catcher.ts';
import { type Portal, startPortal } from '../src/portal.ts';
import { freePort } from './portal-process.ts';

export interface BootedPortal {
  readonly portal: Portal;
  readonly url: string;
  readonly mails: MailCatcher;
  /** Ends it and drops its databases. */
  close(): Promise<void>;
}

/** Somebody who sends for both suppliers, whom the demo has no need of. */
export const TWO_SUPPLIERS_ACCOUNT: DemoAccount = {
  ...(DEMO_ACCOUNTS[4] as DemoAccount),
  id: '0190a000-0000-7000-8000-000000000201',
  email: 'both@comptoir.example',
  firstName: 'Bea',
  lastName: 'Both',
  roles: ROLES_OF_JOB.supplier,
  supplierIds: Object.values(DEMO_SUPPLIER_IDS),
};

/** The whole portal in this process, on databases of its own, with the demo's people and suppliers. */
export async function bootPortal(options: {
  mongoUri: string;
  databasePrefix: string;
  env?: Readonly<Record<string, string>>;
}): Promise<BootedPortal> {
  const { mongoUri, databasePrefix, env = {} } = options;
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
    loggerFor: (service) => createLogger({ service, level: process.env.LOG_LEVEL ?? 'error' }),
    env,
  });
  await seedAccounts(portal, systemClock);
  const { title: _title, ...both } = TWO_SUPPLIERS_ACCOUNT;
  await seedUsers(portal.databases.identity, [both], systemClock);
  return {
    portal,
    url,
    mails,
    async close() {
      await Promise.all(Object.values(portal.databases).map((database) => database.connection.dropDatabase()));
      await portal.close();
      await mails.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

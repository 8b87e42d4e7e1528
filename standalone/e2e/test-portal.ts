import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, systemClock } from '@comptoir/service-kit';
import { mongoUri } from '@comptoir/testing';
import { afterAll } from 'vitest';
import { DEMO_ACCOUNTS, type DemoAccount } from '../src/demo/accounts.ts';
import { seedAccounts } from '../src/demo/seed-demo.ts';
import { type MailCatcher, startMailCatcher } from '../src/mail-catcher/mail-catcher.ts';
import { type Portal, startPortal } from '../src/portal.ts';
import { freePort } from './portal-process.ts';
import { type Session, signIn } from './session.ts';

export interface TestPortal {
  readonly portal: Portal;
  readonly url: string;
  readonly mails: MailCatcher;
  as(role: DemoRole): Promise<Session>;
}

/** The demo's people by what they do. */
const ROLES = { admin: 0, alice: 1, bruno: 2, claire: 3, atelier: 4, nordlicht: 5 } as const;
export type DemoRole = keyof typeof ROLES;
export const demoAccount = (role: DemoRole): DemoAccount => DEMO_ACCOUNTS[ROLES[role]] as DemoAccount;

/** The whole portal, on databases of its own in the run's MongoDB, with the demo's people and suppliers. */
export async function startTestPortal(env: Readonly<Record<string, string>> = {}): Promise<TestPortal> {
  const prefix = `e2e_${randomBytes(4).toString('hex')}_`;
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-e2e-'));
  const mails = await startMailCatcher({ folder: join(folder, 'mails'), port: 0, clock: systemClock });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const portal = await startPortal({
    mongoUri: mongoUri(),
    databasePrefix: prefix,
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
  const sessions = new Map<DemoRole, Promise<Session>>();
  afterAll(async () => {
    await Promise.all(Object.values(portal.databases).map((database) => database.connection.dropDatabase()));
    await portal.close();
    await mails.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    portal,
    url,
    mails,
    as(role) {
      const session = sessions.get(role) ?? signIn(url, demoAccount(role));
      sessions.set(role, session);
      return session;
    },
  };
}

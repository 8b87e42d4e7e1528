import { randomBytes } from 'node:crypto';
import type { ServiceName } from '@comptoir/contracts';
import { type Database, openDatabase } from '@comptoir/storage';
import { type Session, signIn } from '../../standalone/e2e/session.ts';
import { DEMO_ACCOUNTS } from '../../standalone/src/demo/accounts.ts';
import { startBenchPortal } from '../bench-portal.ts';
import { ASKERS, type Asker, type Sized, type Subject } from './subject.ts';

/** A portal of its own databases that holds `count` of the subject, with those who ask signed in. */
export async function openSized(subject: Subject, uri: string, count: number): Promise<Sized> {
  const prefix = `bench_${randomBytes(3).toString('hex')}_`;
  const seeding: Database[] = [];
  const open = async (service: ServiceName): Promise<Database> => {
    const database = await openDatabase({ uri, name: `${prefix}${service}` });
    seeding.push(database);
    return database;
  };
  await subject.seed(open, count);
  for (const database of seeding) await database.close();
  const portal = await startBenchPortal(uri, prefix);
  const sessions = await Promise.all(
    (Object.entries(ASKERS) as [Asker, string][]).map(async ([asker, email]) => [
      asker,
      await enter(portal.url, email),
    ]),
  );
  return { count, portal, as: Object.fromEntries(sessions) as Record<Asker, Session> };
}

async function enter(url: string, email: string): Promise<Session> {
  const account = DEMO_ACCOUNTS.find((each) => each.email === email);
  if (!account) throw new Error(`${email} is no demo account`);
  return signIn(url, account);
}

import { randomBytes } from 'node:crypto';
import { mongoUri } from '@comptoir/testing';
import { afterAll } from 'vitest';
import { type BootedPortal, bootPortal } from './boot-portal.ts';
import { type DemoRole, demoAccount } from './demo-account.ts';
import { type Session, signIn } from './session.ts';

export interface TestPortal extends Omit<BootedPortal, 'close'> {
  /** A signed-in browser of one of the demo's people, or of somebody a test made; the same one each time. */
  as(who: DemoRole | Account): Promise<Session>;
}

export type Account = Parameters<typeof signIn>[1];

export const newPrefix = (): string => `e2e_${randomBytes(4).toString('hex')}_`;

/** The whole portal in the test's process, on the run's MongoDB; ended with the file. */
export async function startTestPortal(
  env: Readonly<Record<string, string>> = {},
  options: { databasePrefix?: string; log?: Parameters<typeof bootPortal>[0]['log'] } = {},
): Promise<TestPortal> {
  const { databasePrefix = newPrefix(), log } = options;
  const { close, ...booted } = await bootPortal({ mongoUri: mongoUri(), databasePrefix, env, ...(log && { log }) });
  afterAll(close);
  return { ...booted, as: rememberedSessions(booted.url) };
}

/** Signs each person in once. */
export function rememberedSessions(url: string): TestPortal['as'] {
  const sessions = new Map<string, Promise<Session>>();
  return (who) => {
    const account = typeof who === 'string' ? demoAccount(who) : who;
    const session = sessions.get(account.email) ?? signIn(url, account);
    sessions.set(account.email, session);
    return session;
  };
}

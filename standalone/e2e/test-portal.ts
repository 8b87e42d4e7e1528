import { randomBytes } from 'node:crypto';
import { mongoUri } from '@comptoir/testing';
import { afterAll } from 'vitest';
import { type BootedPortal, bootPortal } from './boot-portal.ts';
import { type DemoRole, demoAccount } from './demo-account.ts';
import { type Session, signIn } from './session.ts';

export interface TestPortal extends Omit<BootedPortal, 'close'> {
  /** A signed-in browser, the same one each time. */
  as(role: DemoRole): Promise<Session>;
}

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

/** Signs each of the demo's people in once. */
export function rememberedSessions(url: string): (role: DemoRole) => Promise<Session> {
  const sessions = new Map<DemoRole, Promise<Session>>();
  return (role) => {
    const session = sessions.get(role) ?? signIn(url, demoAccount(role));
    sessions.set(role, session);
    return session;
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type EventEnvelope, SERVICES, topicOf } from '@comptoir/contracts';
import { createEmbeddedBus } from '@comptoir/event-bus';
import { createApp as createGateway } from '@comptoir/gateway';
import { createApp as createIdentity, seedUsers, type UserSeed } from '@comptoir/identity';
import {
  type Clock,
  createInternalTokens,
  createLogger,
  generateSigningKey,
  type Issuer,
  systemClock,
} from '@comptoir/service-kit';
import { testDatabase } from '@comptoir/testing';
import { afterAll } from 'vitest';
import { type Browser, openBrowser } from './browser.ts';

export const PASSWORD = 'Correct horse 1';

export const person = (email: string, given: Partial<UserSeed> = {}): UserSeed => ({
  email,
  firstName: 'Ada',
  lastName: 'Lovelace',
  roles: ['user', 'invoice_user'],
  supplierIds: [],
  language: 'en',
  password: PASSWORD,
  ...given,
});

/** The gateway and identity on real ports and databases, as standalone wires them. */
export async function startDoor(options: { env?: Record<string, string>; clock?: Clock } = {}) {
  const { env = {}, clock = systemClock } = options;
  const [identityDb, gatewayDb] = [await testDatabase('identity'), await testDatabase('gateway')];
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const logger = createLogger({ service: 'door', level: process.env.TEST_LOG_LEVEL ?? 'silent' });
  const bus = createEmbeddedBus({ logger });
  const said: EventEnvelope[] = [];
  await bus.broadcast({ topics: [topicOf('identity')], handle: (event) => void said.push(event) });
  const issuers: readonly Issuer[] = [...SERVICES, 'gateway'];
  const keys = await Promise.all(issuers.map(async (issuer) => [issuer, await generateSigningKey()] as const));
  const trusted = Object.fromEntries(keys.map(([issuer, key]) => [issuer, key.publicKeys]));
  const tokensOf = (issuer: Issuer) => {
    const [, key] = keys.find(([name]) => name === issuer) ?? [];
    if (!key) throw new Error(`${issuer} has no key`);
    return createInternalTokens({ issuer, privateKey: key.privateKey, trusted, clock });
  };
  const urls: Record<string, string> = {};
  const shared = { env: { PUBLIC_URL: origin, ...env }, bus, clock, logger, urls };

  const identity = await createIdentity({ ...shared, database: identityDb, tokens: await tokensOf('identity') });
  urls.identity = await identity.listen();
  const gateway = await createGateway({
    ...shared,
    database: gatewayDb,
    tokens: await tokensOf('gateway'),
    env: { ...shared.env, HOST: '127.0.0.1', PORT: String(port) },
  });
  await gateway.listen();
  afterAll(async () => {
    await gateway.close();
    await identity.close();
    await bus.close();
  });

  return {
    origin,
    port,
    identityDb,
    gatewayDb,
    identityUrl: urls.identity,
    urls,
    clock,
    tokensOf,
    /** What identity said, in the order in which it came. */
    said,
    /** Forgets what failed from this machine's address: the tests of one file share it. */
    forgiveAddress: () =>
      identityDb.connection.collection('sign_in_attempts').deleteMany({ _id: { $regex: '^address' } } as object),
    seed: (...users: UserSeed[]) => seedUsers(identityDb, users, clock),
    browser: () => openBrowser(origin),
    say: (service: string, event: Parameters<typeof bus.publish>[1][number]) => bus.publish(topicOf(service), [event]),
  };
}

export type Door = Awaited<ReturnType<typeof startDoor>>;

/** Goes to the sign-in page; answers its uid. */
export async function toSignInPage(browser: Browser, redirect = '/'): Promise<string> {
  const { url } = await browser.visit(`/api/auth/sign-in?redirect=${encodeURIComponent(redirect)}`);
  const uid = url.searchParams.get('uid');
  if (url.pathname !== '/login' || !uid) throw new Error(`no sign-in page, but ${url.href}`);
  return uid;
}

/** Types a name and a password on the sign-in page. */
export const type = (
  browser: Browser,
  uid: string,
  username: string,
  password: string,
  code?: string,
): Promise<Response> =>
  browser.fetch(`/oidc/interaction/${uid}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'en' },
    body: JSON.stringify({ username, password, code }),
  });

/** Signs in; answers where the browser ends up. */
export async function signIn(browser: Browser, email: string, redirect = '/', password = PASSWORD): Promise<URL> {
  const answer = await type(browser, await toSignInPage(browser, redirect), email, password);
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
  const { redirectTo } = (await answer.json()) as { redirectTo: string };
  return (await browser.visit(redirectTo)).url;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Enables or disables somebody, as an admin does. */
export async function setStatus(door: Door, id: string | undefined, status: string): Promise<void> {
  const admin = door.browser();
  await door.seed(person('root@example.com', { roles: ['admin'] }));
  await signIn(admin, 'root@example.com');
  const answer = await admin.fetch(`/api/admin/user/status/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ status }),
  });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
}

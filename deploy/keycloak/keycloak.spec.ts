import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRole, ROLES } from '@comptoir/contracts';
import { freePort, startLocalMongo } from '@comptoir/storage/engine';
import { type Browser, type Page, startChromium } from '@comptoir/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BootedPortal, bootPortal } from '../../standalone/e2e/boot-portal.ts';
import { demoAccount } from '../../standalone/e2e/demo-account.ts';
import { DEMO_SUPPLIER_IDS, type DemoAccount } from '../../standalone/src/demo/accounts.ts';
import { type LocalKeycloak, startLocalKeycloak } from './local-keycloak.ts';

const say = (line: string): void => console.error(line);
const SECRET = randomBytes(24).toString('base64url');
const CLAIRE = demoAccount('claire');
const SAMUEL = demoAccount('atelier');

let keycloak: LocalKeycloak;
let portal: BootedPortal;
let browser: Browser;

const closings: Array<() => Promise<void>> = [];
afterAll(async () => {
  for (const close of closings.toReversed()) await close();
});

beforeAll(async () => {
  const mongo = await startLocalMongo({ say });
  closings.push(() => mongo.stop());
  const port = await freePort();
  // The portal first, for its address; it looks for its issuer when somebody signs in.
  const env = { OIDC_ISSUER: `http://localhost:${port}/realms/comptoir`, OIDC_CLIENT_SECRET: SECRET };
  portal = await bootPortal({ mongoUri: mongo.uri, databasePrefix: 'keycloak_', env });
  closings.push(() => portal.close());
  const placeholders = { COMPTOIR_PUBLIC_URL: portal.url, COMPTOIR_CLIENT_SECRET: SECRET };
  keycloak = await startLocalKeycloak({ port, env: placeholders, say });
  closings.push(() => keycloak.stop());
  browser = await startChromium();
  closings.push(() => browser.close());
});

/** Opens the portal, is led to Keycloak's own sign-in, signs in there and is back. */
async function signIn({ email, password }: DemoAccount, path = '/'): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR' });
  context.setDefaultTimeout(90_000);
  context.setDefaultNavigationTimeout(90_000);
  const page = await context.newPage();
  await page.goto(`${portal.url}${path}`);
  expect(new URL(page.url()).origin).toBe(keycloak.url);
  await page.locator('#username').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('#kc-login').click();
  await page.waitForURL((url) => url.origin === portal.url);
  return page;
}

const currentUser = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await fetch('/api/current-user')).json() as Promise<unknown>);

test('the realm knows every role of the portal, and keeps no secret', async () => {
  const realm = JSON.parse(await readFile(join(import.meta.dirname, 'comptoir-realm.json'), 'utf8')) as {
    roles: { realm: Array<{ name: string }> };
    clients: Array<{ secret: string }>;
  };
  expect(realm.roles.realm.map(({ name }) => name).toSorted()).toEqual([...ROLES].toSorted());
  for (const { secret } of realm.clients) expect(secret).toMatch(/^\$\{\w+\}$/);
});

test('an agent signs in through Keycloak and is who Keycloak says, with the roles it gives', async () => {
  const page = await signIn(CLAIRE);
  const who = (await currentUser(page)) as { roles: string[] };
  expect(who).toMatchObject({ firstName: CLAIRE.firstName, lastName: CLAIRE.lastName, supplierIds: [] });
  // Keycloak has roles of its own beside ours; those give nothing.
  expect(who.roles.filter(isRole).toSorted()).toEqual(CLAIRE.roles.toSorted());
});

test('a supplier sees the supplier that Keycloak names and no other, and comes back to where it was', async () => {
  const path = `/supplier/details/${DEMO_SUPPLIER_IDS.atelier}`;
  const page = await signIn(SAMUEL, path);
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await currentUser(page)).toMatchObject({ supplierIds: [DEMO_SUPPLIER_IDS.atelier] });
  const status = (id: string): Promise<number> =>
    page.evaluate(async (address) => (await fetch(address)).status, `/api/v1/suppliers/${id}`);
  expect(await status(DEMO_SUPPLIER_IDS.atelier)).toBe(200);
  expect(await status(DEMO_SUPPLIER_IDS.nordlicht)).toBe(404);
});

test('who signs out of the portal is signed out of Keycloak', async () => {
  const page = await signIn(CLAIRE);
  // The portal's own page would go to sign-in by itself as soon as its session has ended.
  await page.goto('about:blank');
  const answer = await page.context().request.post(`${portal.url}/api/logout`, {
    headers: { 'x-requested-with': 'fetch', origin: portal.url },
  });
  const { redirectTo } = (await answer.json()) as { redirectTo: string };
  await page.goto(redirectTo);
  await page.goto(`${portal.url}/`);
  expect(new URL(page.url()).origin).toBe(keycloak.url);
  await page.locator('#password').waitFor();
});

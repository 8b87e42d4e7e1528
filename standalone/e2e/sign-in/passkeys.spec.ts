import type {
  Decision,
  PasskeyAdded,
  PasskeyCreation,
  PasskeyRequest,
  PasskeyUsed,
  SignInAnswer,
} from '@comptoir/contracts';
import { createSoftAuthenticator, type Lies, type SoftAuthenticator } from '@comptoir/testing';
import { beforeEach, expect, it, test } from 'vitest';
import type { Browser } from './browser.ts';
import { PASSWORD, person, signIn, startDoor, toSignInPage } from './portal.ts';

const door = await startDoor();
const PATH = '/api/current-user/passkeys';
beforeEach(() => door.forgiveAddress());

const HEADERS = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'en' };
async function send<T>(browser: Browser, path: string, json: object): Promise<T> {
  const answer = await browser.fetch(path, { method: 'POST', headers: HEADERS, body: JSON.stringify(json) });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

let people = 0;
/** Somebody who signs in with a passkey, and their recovery codes. */
async function withPasskey(key = createSoftAuthenticator(door.origin)) {
  people += 1;
  const email = `key${people}@example.com`;
  const [id = ''] = await door.seed(person(email));
  const browser = door.browser();
  await signIn(browser, email);
  const offer = await send<PasskeyCreation>(browser, `${PATH}/offer`, { currentPassword: PASSWORD });
  const added = await send<PasskeyAdded>(browser, PATH, { name: 'Key', credential: key.make(offer) });
  return { id, email, key, recoveryCodes: added.recoveryCodes ?? [], browser };
}

/** A sign-in page, on which the name, the password and what proves the second factor are sent as often as wanted. */
async function page(email: string, browser = door.browser()) {
  const uid = await toSignInPage(browser);
  const post = async (more: { code?: string; passkey?: PasskeyUsed } = {}, password = PASSWORD) => {
    const answer = await browser.fetch(`/oidc/interaction/${uid}/login`, {
      method: 'POST',
      headers: HEADERS,
      body: JSON.stringify({ username: email, password, ...more }),
    });
    return { status: answer.status, ...((await answer.json()) as SignInAnswer & { code?: string }) };
  };
  const request = async (): Promise<PasskeyRequest> => {
    const { passkey } = await post();
    if (!passkey) throw new Error('no passkey was asked for');
    return passkey;
  };
  const land = async (redirectTo = '') => (await browser.visit(redirectTo)).url.pathname;
  return { post, request, land, browser };
}

async function attempt(who: { email: string; key: SoftAuthenticator }, lies: Lies = {}) {
  const { post, request } = await page(who.email);
  return post({ passkey: who.key.use(await request(), lies) });
}

const REFUSED = { status: 400, code: 'login.passkeyRefused' };

it('is asked for after the right password, by name of the keys of who signs in, and lets them in', async () => {
  const who = await withPasskey();
  const { post, land } = await page(who.email);
  expect(await post({}, 'wrong')).toMatchObject({ status: 401, code: 'login.incorrect' });
  const asked = await post();
  expect(asked).toMatchObject({ status: 200, need: 'passkey', app: false });
  expect(asked.redirectTo).toBeUndefined();
  expect(asked.passkey).toMatchObject({
    rpId: 'localhost',
    userVerification: 'required',
    allowCredentials: [{ id: who.key.credentialId, type: 'public-key', transports: ['usb'] }],
  });
  const passkey = who.key.use(asked.passkey as PasskeyRequest);
  const entered = await post({ passkey });
  expect(entered.status).toBe(200);
  expect(await land(entered.redirectTo)).toBe('/');
  const [row] = (await (await who.browser.fetch(PATH)).json()) as { lastUsedAt?: string }[];
  expect(row?.lastUsedAt).toBeDefined();
});

it('is not told of to who does not know the password, nor whether there is such an account', async () => {
  const who = await withPasskey();
  const passkey = who.key.use(await (await page(who.email)).request());
  const known = await (await page(who.email)).post({ passkey }, 'wrong');
  const unknown = await (await page('nobody@example.com')).post({ passkey }, 'wrong');
  expect(known).toMatchObject({ status: 401, code: 'login.incorrect' });
  const { instance: _a, requestId: _b, ...one } = known as Record<string, unknown>;
  const { instance: _c, requestId: _d, ...other } = unknown as Record<string, unknown>;
  expect(Object.keys(one)).toEqual(Object.keys(other));
});

it('signs a challenge once: not twice, not an older one, not that of another page', async () => {
  const who = await withPasskey();
  const here = await page(who.email);
  const replayed = who.key.use(await here.request());
  const answers = await Promise.all([1, 2, 3].map(() => here.post({ passkey: replayed })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(await attempt(who)).toMatchObject({ status: 200 });

  const there = await page(who.email);
  const [older, newer] = [await there.request(), await there.request()];
  expect(await there.post({ passkey: who.key.use(older) })).toMatchObject(REFUSED);
  // And what was asked since is over with it.
  expect(await there.post({ passkey: who.key.use(newer) })).toMatchObject(REFUSED);

  const [one, other] = [await page(who.email), await page(who.email)];
  const elsewhere = who.key.use(await one.request());
  await other.request();
  expect(await other.post({ passkey: elsewhere })).toMatchObject(REFUSED);
  expect(await one.post({ passkey: elsewhere })).toMatchObject({ status: 200 });
});

const FALSE_USES: ReadonlyArray<readonly [string, Lies]> = [
  ['at another origin', { origin: 'https://evil.example' }],
  ['for another relying party', { rpId: 'evil.example' }],
  ['without asking who holds the device', { verified: false }],
  ['of a challenge of one’s own', { challenge: 'b25lIG9mIG15IG93bg' }],
  ['by a browser that was asked to make one', { type: 'webauthn.create' }],
  ['in the name of another user', { userHandle: Buffer.from('somebody else').toString('base64url') }],
];
test.each(FALSE_USES)('one that is used %s is refused', async (_how, lies) => {
  const who = await withPasskey();
  expect(await attempt(who, lies)).toMatchObject(REFUSED);
  expect(await attempt(who)).toMatchObject({ status: 200 });
});

it('lets in nobody but its own user', async () => {
  const [who, thief] = [await withPasskey(), await withPasskey()];
  // Under its own name, and under that of the user's own key.
  expect(await attempt({ email: who.email, key: thief.key })).toMatchObject(REFUSED);
  expect(await attempt({ email: who.email, key: thief.key }, { credentialId: who.key.credentialId })).toMatchObject(
    REFUSED,
  );
  expect(await attempt(who)).toMatchObject({ status: 200 });
});

it('is refused when its counter goes back, and that is told', async () => {
  const who = await withPasskey();
  expect(await attempt(who, { counter: 40 })).toMatchObject({ status: 200 });
  expect(await attempt(who, { counter: 40 })).toMatchObject(REFUSED);
  expect(await attempt(who, { counter: 39 })).toMatchObject(REFUSED);
  expect(await attempt(who, { counter: 0 })).toMatchObject(REFUSED);
  expect(await attempt(who, { counter: 41 })).toMatchObject({ status: 200 });
  const behind = () =>
    door.said
      .map(({ data }) => (data as { decision?: Decision }).decision)
      .filter((decision) => decision?.action === 'user.passkey.behind' && decision.by.id === who.id);
  await expect.poll(() => behind().length).toBe(3);
  expect(behind()[0]).toMatchObject({
    about: { kind: 'user', id: who.id },
    address: expect.any(String),
    before: { passkey: 'Key', counter: 40 },
    after: { passkey: 'Key', counter: 40 },
  });
  // A key that never counts is not held to it.
  const synced = await withPasskey(createSoftAuthenticator(door.origin, { counts: false }));
  expect(await attempt(synced)).toMatchObject({ status: 200 });
  expect(await attempt(synced)).toMatchObject({ status: 200 });
});

it('makes who tries keys wait as who guesses codes', async () => {
  const who = await withPasskey();
  const answers: string[] = [];
  while (!answers.includes('login.throttled') && answers.length < 12) {
    answers.push((await attempt(who, { origin: 'https://evil.example' })).code ?? '');
    await door.forgiveAddress();
  }
  expect(answers.slice(0, 6)).toEqual(Array(6).fill('login.passkeyRefused'));
  expect(answers).toContain('login.throttled');
});

it('leaves the recovery codes for who has lost it, each once', async () => {
  const { email, recoveryCodes } = await withPasskey();
  const [code = ''] = recoveryCodes;
  expect(await (await page(email)).post({ code })).toMatchObject({ status: 200 });
  expect(await (await page(email)).post({ code })).toMatchObject({ status: 400, code: 'login.codeIncorrect' });
});

import type { SecondFactorOffer, SignInAnswer } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { PASSWORD, person, signIn, startDoor, toSignInPage, type } from './portal.ts';

const door = await startDoor();
const PATH = '/api/current-user/second-factor';
beforeEach(() => door.forgiveAddress());

let people = 0;
async function somebody(roles?: string[]): Promise<string> {
  people += 1;
  const email = `factor${people}@example.com`;
  await door.seed(person(email, roles && { roles }));
  return email;
}
const codeOf = (secret: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: door.clock.now().getTime() + steps * 30_000 });

async function send<T>(browser: Browser, method: string, json: object): Promise<T> {
  const answer = await browser.fetch(PATH, {
    method,
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify(json),
  });
  return (await answer.json()) as T;
}

/** Somebody who signs in with an app; its secret and their recovery codes. */
async function withApp() {
  const email = await somebody();
  const browser = door.browser();
  await signIn(browser, email);
  const { secret } = await send<SecondFactorOffer>(browser, 'POST', { currentPassword: PASSWORD });
  const { recoveryCodes } = await send<{ recoveryCodes: string[] }>(browser, 'PUT', { code: codeOf(secret, -1) });
  return { email, secret, recoveryCodes };
}

async function attempt(email: string, code?: string, password = PASSWORD) {
  const browser = door.browser();
  const answer = await type(browser, await toSignInPage(browser), email, password, code);
  const body = (await answer.json()) as SignInAnswer & { code?: string };
  const landed = body.redirectTo ? (await browser.visit(body.redirectTo)).url.pathname : undefined;
  return { status: answer.status, ...body, landed };
}

it('asks for a code after the right password, and never before', async () => {
  const { email, secret } = await withApp();
  expect(await attempt(email, undefined, 'wrong')).toMatchObject({ status: 401, code: 'login.incorrect' });
  expect(await attempt(email, codeOf(secret, 0), 'wrong')).toMatchObject({ code: 'login.incorrect' });
  const asked = await attempt(email);
  expect(asked).toMatchObject({ status: 200, need: 'code' });
  expect([asked.redirectTo, asked.offer]).toEqual([undefined, undefined]);
  expect(await attempt(email, '000000')).toMatchObject({ status: 400, code: 'login.codeIncorrect' });
  expect(await attempt(email, ` ${codeOf(secret, 0).slice(0, 3)} ${codeOf(secret, 0).slice(3)}`)).toMatchObject({
    landed: '/',
  });
});

it('takes a code once, and none from before it, whoever saw it', async () => {
  const { email, secret } = await withApp();
  const code = codeOf(secret, 0);
  const answers = await Promise.all([attempt(email, code), attempt(email, code), attempt(email, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(await attempt(email, codeOf(secret, -1))).toMatchObject({ code: 'login.codeIncorrect' });
});

it('lets in once by each recovery code, however it is written', async () => {
  const { email, recoveryCodes } = await withApp();
  const [first = '', second = ''] = recoveryCodes;
  expect(await attempt(email, first)).toMatchObject({ landed: '/' });
  expect(await attempt(email, first)).toMatchObject({ code: 'login.codeIncorrect' });
  expect(await attempt(email, second.toUpperCase().replace('-', ' '))).toMatchObject({ landed: '/' });
});

it('makes who guesses codes wait, and the right password forgives them nothing', async () => {
  const { email } = await withApp();
  const answers: string[] = [];
  // The wait doubles: however slow the machine, a guess soon comes too early.
  while (!answers.includes('login.throttled') && answers.length < 12) {
    answers.push((await attempt(email, '000000')).code ?? '');
    expect((await attempt(email)).need).toBe('code');
    await door.forgiveAddress();
  }
  expect(answers.slice(0, 6)).toEqual(Array(6).fill('login.codeIncorrect'));
  expect(answers).toContain('login.throttled');
});

it('has an administrator set one up before anything else, where the settings ask for it', async () => {
  const email = await somebody(['admin']);
  expect(await attempt(email)).toMatchObject({ landed: '/' });
  const code = 'ADMIN_SECOND_FACTOR';
  await door.say('settings', {
    ...{ id: newId(), type: 'SettingChanged', version: 1, source: 'settings', subject: `invoice/${code}`, sequence: 1 },
    ...{ occurredAt: door.clock.now().toISOString(), correlationId: newId() },
    data: { module: 'invoice', code, value: '1', previous: '0', by: { id: 'a', name: 'a', kind: 'user' } },
  });
  const offered = await attempt(email);
  expect(offered).toMatchObject({ need: 'secondFactor', offer: { uri: expect.stringMatching(/^otpauth:/) } });
  expect(offered.redirectTo).toBeUndefined();
  expect(await attempt(email, '000000')).toMatchObject({ code: 'login.codeIncorrect' });
  const set = await attempt(email, codeOf(offered.offer?.secret ?? '', 0));
  expect(set).toMatchObject({ landed: '/' });
  expect(set.recoveryCodes).toHaveLength(10);
  expect(await attempt(email)).toMatchObject({ need: 'code' });
  const clerk = await somebody();
  expect(await attempt(clerk)).toMatchObject({ landed: '/' });
});

import { createHash } from 'node:crypto';
import { type EventOf, ROLES_OF_JOB, type ServiceCaller, type UserCaller } from '@comptoir/contracts';
import { systemClock } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { aClerk, anAdmin, eventually, startService, testDatabase } from '@comptoir/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp, seedUsers } from './app.ts';
import { createPasswords } from './user/password.ts';

const PATH = '/api/admin/user/userPassword';
const GOOD = 'tomate girafe velours';
const OTHER = 'parapluie volcan citron';

let later = 0;
/** The time stands still where what a test does takes longer than what it tries. */
let frozen: Date | undefined;
const clock = { now: () => frozen ?? new Date(systemClock.now().getTime() + later) };
const database = await testDatabase('identity-passwords');
const identity = await startService('identity', createApp, { database, clock });
const gateway: ServiceCaller = { kind: 'service', id: 'gateway', language: 'en' };
const messaging: ServiceCaller = { kind: 'service', id: 'messaging', language: 'en' };
const passwords = await createPasswords();
const users = () =>
  database.connection.collection<{ _id: string; passwordHash: string; status: string; language: string }>('users');

beforeEach(() => {
  later = 0;
  frozen = undefined;
});

let people = 0;
async function aUser(roles = ROLES_OF_JOB.regular): Promise<UserCaller> {
  people += 1;
  const email = `grace${people}@x.example`;
  const seed = { email, firstName: 'Grace', lastName: 'Hopper', roles, language: 'fr' as const, password: OTHER };
  const [id = ''] = await seedUsers(database, [seed], clock);
  return { ...aClerk({ id }), email, roles };
}

async function send(caller: UserCaller | ServiceCaller, method: string, path: string, json?: unknown) {
  const answer = await identity.call(caller, path, {
    method,
    // Each test's people come from somewhere else: what one does wears out nobody else's patience.
    ...(json !== undefined && {
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.${Math.floor(people / 250)}.${people % 250}`,
      },
      body: JSON.stringify(json),
    }),
  });
  const body = (await answer.json()) as { data?: boolean; code?: string; errors?: { field: string; code: string }[] };
  return { status: answer.status, ...body };
}

const linksOf = (userId: string) =>
  identity.said.filter(
    (event): event is EventOf<'PasswordLinkRequested'> =>
      event.type === 'PasswordLinkRequested' && (event.data as { userId: string }).userId === userId,
  );
/** Has a link mailed, as who is signed in or as who forgot, and gets its token as the mail would. */
async function aToken(user: UserCaller, by: UserCaller | ServiceCaller = user): Promise<string> {
  const before = linksOf(user.id).length;
  expect((await send(by, 'POST', `${PATH}/request`, { username: user.email })).status).toBe(200);
  return mintOf(await eventually(() => linksOf(user.id)[before]));
}
async function mintOf({ subject }: { subject: string }): Promise<string> {
  const answer = await identity.call(messaging, `/internal/password-links/${subject}/token`, { method: 'POST' });
  return ((await answer.json()) as { token: string }).token;
}
const check = async (token: string) => (await send(gateway, 'GET', `${PATH}/?token=${token}`)).data;
const set = (token: string, newPassword = GOOD, confirmation = newPassword) =>
  send(gateway, 'POST', `${PATH}?token=${token}`, { newPassword, confirmation });
const hasPassword = async (id: string, password: string) =>
  passwords.matches((await users().findOne({ _id: id }))?.passwordHash, password);

describe('a forgotten password', () => {
  it('is asked for by mail, set by its link once, and ends the user’s sessions at the issuer', async () => {
    const user = await aUser();
    const records = database.connection.collection<{ _id: string }>('issuer_records');
    await records.insertOne({ _id: `Session:${user.id}`, payload: { accountId: user.id } } as { _id: string });
    const token = await aToken(user, gateway);
    expect(linksOf(user.id)[0]?.data).toMatchObject({ purpose: 'reset', email: user.email, language: 'fr' });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await check(token)).toBe(true);
    expect(await set(token)).toMatchObject({ status: 200, data: true });
    expect(await hasPassword(user.id, GOOD)).toBe(true);
    expect(await records.findOne({ _id: `Session:${user.id}` })).toBeNull();

    expect(await check(token)).toBe(false);
    expect(await set(token, OTHER)).toMatchObject({ status: 400, code: 'password.tokenUsed' });
    expect(await hasPassword(user.id, GOOD)).toBe(true);
  });

  it('is told to the others with when, and without the password', async () => {
    const user = await aUser();
    await set(await aToken(user));
    const told = await eventually(() =>
      identity.said.find(
        ({ type, subject, sequence }) => type === 'UserChanged' && subject === user.id && sequence === 2,
      ),
    );
    expect(told.data).toMatchObject({
      status: 'ACTIVE',
      decision: { action: 'user.password', by: { id: user.id, kind: 'user' } },
    });
    expect((told.data as { passwordChangedAt: string }).passwordChangedAt).toMatch(/^20..-..-..T/);
  });

  it('sets one password by one token, though ten browsers send it at once', async () => {
    const user = await aUser();
    const token = await aToken(user);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => set(token, `${GOOD} ${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
    expect(await users().findOne({ _id: user.id })).toMatchObject({ version: 2 });
  });

  it('has thirty minutes, of which none is left to a link that another took the place of', async () => {
    const user = await aUser();
    const first = await aToken(user);
    later = 29 * 60_000;
    expect(await check(first)).toBe(true);
    later = 30 * 60_000;
    expect(await check(first)).toBe(false);
    expect(await set(first)).toMatchObject({ code: 'password.tokenUsed' });
    const second = await aToken(user);
    expect([await check(first), await check(second)]).toEqual([false, true]);
  });

  it('sends no second link while one serves, and says so to nobody who is not signed in', async () => {
    const user = await aUser();
    await aToken(user);
    for (let n = 0; n < 3; n += 1)
      expect(await send(gateway, 'POST', `${PATH}/request`, { username: user.email })).toMatchObject({ data: true });
    // One of somebody else’s comes through after them.
    await aToken(await aUser(), gateway);
    expect(linksOf(user.id)).toHaveLength(1);
    expect(await send(user, 'POST', `${PATH}/request`, { username: user.email })).toMatchObject({
      status: 409,
      code: 'password.alreadySent',
    });
  });

  it('keeps of a token its hash alone, and tells it in no event', async () => {
    const user = await aUser();
    const token = await aToken(user);
    const rows = await database.connection.collection('password_links').find().toArray();
    expect(JSON.stringify(rows)).toContain(createHash('sha256').update(token).digest('base64url'));
    expect(JSON.stringify([rows, identity.said])).not.toContain(token);
  });

  it('gives tokens to who sends the mail alone, and none of a link that is over', async () => {
    const user = await aUser();
    const token = await aToken(user);
    const [{ subject = '' } = {}] = linksOf(user.id);
    const mint = async (caller: UserCaller | ServiceCaller) =>
      (await identity.call(caller, `/internal/password-links/${subject}/token`, { method: 'POST' })).status;
    for (const caller of [anAdmin(), user, gateway]) expect(await mint(caller)).toBe(403);
    await set(token);
    expect(await mint(messaging)).toBe(404);
  });

  it('takes no token that is not one, and does not tell why', async () => {
    for (const token of ['', 'x', '%24ne', newId(), 'A'.repeat(200)]) {
      expect([token, await check(token)]).toEqual([token, false]);
      expect((await set(token)).code).toBe('password.tokenUsed');
    }
    expect((await send(gateway, 'GET', PATH)).status).toBe(400);
  });

  it('refuses what is missing, differs or is common, and leaves the link as it was', async () => {
    const token = await aToken(await aUser());
    const codes = async (password: string, confirmation: string) =>
      (await set(token, password, confirmation)).errors?.map(({ code }) => code);
    expect(await codes('', '')).toEqual(['newPassword_required', 'confirmation_required']);
    expect(await codes(GOOD, OTHER)).toEqual(['confirmation_differs']);
    expect(await codes('password1234', 'password1234')).toEqual(['password_guessable']);
    expect(await set(token)).toMatchObject({ status: 200 });
  });

  it('is no way in for who was disabled', async () => {
    const user = await aUser();
    const token = await aToken(user);
    const status = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"status":"DISABLE"}' };
    await identity.call(anAdmin(), `/api/admin/user/status/${user.id}`, status);
    expect(await check(token)).toBe(false);
    expect(await set(token)).toMatchObject({ code: 'password.tokenUsed' });
  });

  it('is answered the same, and as fast, whoever the email belongs to', async () => {
    const emails = Array.from({ length: 20 }, (_, n) => `known${n}@x.example`);
    const seed = { firstName: 'Grace', lastName: 'Hopper', roles: ROLES_OF_JOB.regular, language: 'fr' as const };
    await seedUsers(
      database,
      emails.map((email) => ({ ...seed, email, password: OTHER })),
      clock,
    );
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const time = async (kind: 'known' | 'unknown', username: string) => {
      const address = `10.9.${kind.length}.${times[kind].length}`;
      const began = performance.now();
      const answer = await identity.call(gateway, `${PATH}/request`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ username }),
      });
      const body = await answer.text();
      times[kind].push(performance.now() - began);
      expect([answer.status, body]).toEqual([200, '{"data":true}']);
    };
    for (const [n, email] of emails.entries()) {
      // By turns: what slows the machine slows both.
      await time('unknown', `nobody${n}@x.example`);
      await time('known', email);
    }
    const median = (list: number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
    const [slow, fast] = [median(times.known), median(times.unknown)].sort((a, b) => b - a) as [number, number];
    // A hash of a password, or a transaction more, would be ten milliseconds and more.
    expect(slow - fast).toBeLessThan(Math.max(4, fast * 0.5));
  });

  it('makes who asks very often wait', async () => {
    people += 1;
    const ask = () => send(gateway, 'POST', `${PATH}/request`, { username: `often${people}@x.example` });
    for (let n = 0; n < 6; n += 1) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 429, code: 'login.throttled' });
  });
});

it('who is signed in asks for their own email only', async () => {
  const user = await aUser();
  expect(await send(user, 'POST', `${PATH}/request`, { username: 'admin@comptoir.example' })).toMatchObject({
    status: 400,
    code: 'password.notOwnEmail',
  });
  expect(linksOf(user.id)).toEqual([]);
  expect(await send(user, 'POST', `${PATH}/request`, { username: ` ${user.email.toUpperCase()} ` })).toMatchObject({
    data: true,
  });
  await eventually(() => linksOf(user.id)[0]);
});

it('a new account’s link has seven days, and lets in who waited', async () => {
  const email = 'new@x.example';
  const added = await send(anAdmin(), 'POST', '/api/admin/user/', {
    ...{ civility: 'Mrs', lastName: 'Hamilton', firstName: 'Margaret', email, jobTitle: 'regular' },
  });
  const id = (added as unknown as { id: string }).id;
  const token = await mintOf(await eventually(() => linksOf(id)[0]));
  later = 7 * 24 * 3_600_000 - 60_000;
  expect(await check(token)).toBe(true);
  expect((await users().findOne({ _id: id }))?.status).toBe('WAITING');
  expect(await set(token)).toMatchObject({ status: 200 });
  expect((await users().findOne({ _id: id }))?.status).toBe('ACTIVE');
});

describe('one’s own password', () => {
  const change = (user: UserCaller, currentPassword: string, newPassword: string, confirmation = newPassword) =>
    send(user, 'PUT', '/api/current-user/password', { currentPassword, newPassword, confirmation });
  const codesOf = async (answer: ReturnType<typeof change>) => (await answer).errors?.map(({ code }) => code);

  it('is changed by who knows it, and keeps the session it is changed in', async () => {
    const user = { ...(await aUser()), sessionId: 'this-session' };
    expect(await change(user, OTHER, GOOD)).toMatchObject({ status: 200, data: true });
    expect(await hasPassword(user.id, GOOD)).toBe(true);
    const told = await eventually(() =>
      identity.said.find(({ subject, sequence }) => subject === user.id && sequence === 2),
    );
    expect(told.data).toMatchObject({ keptSession: 'this-session', decision: { action: 'user.password' } });
  });

  it('is refused where something is missing, wrong, the same or common', async () => {
    const user = await aUser();
    expect(await codesOf(change(user, '', '', ''))).toEqual([
      'currentPassword_required',
      'newPassword_required',
      'confirmation_required',
    ]);
    expect(await codesOf(change(user, 'wrong', GOOD))).toEqual(['currentPassword_wrong']);
    expect(await codesOf(change(user, OTHER, OTHER))).toEqual(['password_same']);
    expect(await codesOf(change(user, OTHER, 'azertyuiop12'))).toEqual(['password_guessable']);
    expect(await codesOf(change(user, OTHER, GOOD, OTHER))).toEqual(['confirmation_differs']);
    expect(await hasPassword(user.id, OTHER)).toBe(true);
  });

  it('is guessed no faster here than on the sign-in page', async () => {
    const user = await aUser();
    frozen = systemClock.now();
    for (let n = 0; n < 6; n += 1) await change(user, `wrong ${n}`, GOOD);
    expect(await change(user, OTHER, GOOD)).toMatchObject({ status: 429, code: 'login.throttled' });
  });
});

it('the language of one’s mails is one’s own to choose', async () => {
  const user = await aUser();
  expect(await send(user, 'PUT', '/api/current-user/language', { language: 'ar' })).toMatchObject({ data: true });
  expect((await users().findOne({ _id: user.id }))?.language).toBe('ar');
  expect((await send(user, 'PUT', '/api/current-user/language', { language: 'xx' })).status).toBe(400);
});

it('has no passwords where an outside issuer keeps them', async () => {
  const outside = await startService('identity', createApp, { env: { OIDC_ISSUER: 'https://issuer.example' } });
  const me = aClerk();
  const call = async (caller: UserCaller | ServiceCaller, method: string, path: string, body: object) =>
    (await outside
      .call(caller, path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      .then((answer) => answer.json())) as object;
  expect(await (await outside.call(me, '/api/current-user')).json()).toMatchObject({ passwordHere: false });
  const elsewhere = { code: 'password.elsewhere' };
  expect(await call(me, 'POST', `${PATH}/request`, { username: me.email })).toMatchObject(elsewhere);
  expect(await call(me, 'PUT', '/api/current-user/password', {})).toMatchObject(elsewhere);
});

import {
  type Passkey,
  type PasskeyAdded,
  type PasskeyCreation,
  ROLES_OF_JOB,
  type UserCaller,
} from '@comptoir/contracts';
import { systemClock } from '@comptoir/service-kit';
import { anAdmin, createSoftAuthenticator, type Lies, startService, testDatabase } from '@comptoir/testing';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, it, test } from 'vitest';
import { createApp } from './app.ts';
import { isCounterBehind } from './passkey/passkey.ts';
import { createPeople, PASSWORD } from './testing/create-people.ts';

const PATH = '/api/current-user/passkeys';
const FACTOR = '/api/current-user/second-factor';
const ORIGIN = 'https://portal.example';
let later = 0;
const clock = { now: () => new Date(systemClock.now().getTime() + later) };
const database = await testDatabase('identity-passkeys');
const identity = await startService('identity', createApp, { database, clock, env: { PUBLIC_URL: ORIGIN } });
beforeEach(() => {
  later = 0;
});

const { aUser, send } = createPeople({ identity, database, clock }, ['Hedy', 'Lamarr']);
const proof = { currentPassword: PASSWORD };
const offer = async (user: UserCaller) => (await send<PasskeyCreation>(user, 'POST', `${PATH}/offer`, proof)).body;
const list = async (user: UserCaller) => (await send<Passkey[]>(user, 'GET', PATH)).body;

async function add(user: UserCaller, name = 'Key', lies: Lies = {}, key = createSoftAuthenticator(ORIGIN)) {
  const credential = key.make(await offer(user), lies);
  return send<PasskeyAdded>(user, 'POST', PATH, { name, credential });
}
const decisions = (user: UserCaller) =>
  identity.said
    .filter(({ subject }) => subject === user.id)
    .map(({ data }) => (data as { decision?: object }).decision);

it('is added by who typed the password, with recovery codes for the first, and tells of it', async () => {
  const user = await aUser();
  expect((await send(user, 'POST', `${PATH}/offer`, { currentPassword: 'wrong' })).body).toMatchObject({
    errors: [{ field: 'currentPassword', code: 'currentPassword_wrong' }],
  });
  const offered = await offer(user);
  expect(offered).toMatchObject({
    rp: { id: 'portal.example', name: 'Comptoir' },
    user: { name: user.email, displayName: 'Hedy Lamarr' },
    attestation: 'none',
    authenticatorSelection: { userVerification: 'required' },
    excludeCredentials: [],
  });
  const first = await add(user, '  Blue key ');
  expect(first.status).toBe(200);
  expect(first.body.recoveryCodes).toHaveLength(10);
  const second = await add(user, 'Phone');
  expect(second.body).toEqual({ passkey: { id: expect.any(String), name: 'Phone', createdAt: expect.any(String) } });
  expect((await list(user)).map(({ name }) => name)).toEqual(['Blue key', 'Phone']);
  expect((await offer(user)).excludeCredentials).toHaveLength(2);
  expect((await send(user, 'GET', FACTOR)).body).toEqual({
    on: false,
    passkeys: 2,
    recoveryCodesLeft: 10,
    required: false,
  });
  await expect.poll(() => decisions(user).length).toBeGreaterThan(1);
  expect(decisions(user).slice(-2)).toMatchObject([
    { action: 'user.passkey.add', by: { id: user.id }, after: { passkey: 'Blue key', secondFactor: true } },
    { action: 'user.passkey.add', by: { id: user.id }, after: { passkey: 'Phone' } },
  ]);
  const kept = JSON.stringify(identity.said);
  for (const code of first.body.recoveryCodes ?? []) expect(kept).not.toContain(code);
});

const FALSE_MAKINGS: ReadonlyArray<readonly [string, Lies]> = [
  ['at another origin', { origin: 'https://portal.example.evil.example' }],
  ['at the same host by plain http', { origin: 'http://portal.example' }],
  ['for another relying party', { rpId: 'evil.example' }],
  ['of another challenge', { challenge: 'bm90IHRoZSBvbmUgdGhhdCB3YXMgb2ZmZXJlZA' }],
  ['without asking who holds the device', { verified: false }],
  ['by a browser that was asked to use one', { type: 'webauthn.get' }],
];
test.each(FALSE_MAKINGS)('one that was made %s is refused', async (_how, lies) => {
  const user = await aUser();
  const refused = await add(user, 'Key', lies);
  expect([refused.status, refused.body.code]).toEqual([400, 'passkey.refused']);
  expect(await list(user)).toEqual([]);
  expect((await send(user, 'GET', FACTOR)).body).toMatchObject({ passkeys: 0, recoveryCodesLeft: 0 });
});

it('is made of an offer once, of the newest alone, within five minutes, by who was offered it', async () => {
  const [user, other] = [await aUser(), await aUser()];
  const key = createSoftAuthenticator(ORIGIN);
  const make = (whose: UserCaller, credential: object) => send(whose, 'POST', PATH, { name: 'Key', credential });
  const [older, newer] = [await offer(user), await offer(user)];
  expect((await make(user, key.make(older))).body.code).toBe('passkey.refused');
  // The wrong one used the offer up.
  expect((await make(user, key.make(newer))).body.code).toBe('passkey.notOffered');
  const credential = key.make(await offer(user));
  expect((await make(other, credential)).body.code).toBe('passkey.notOffered');
  await offer(other);
  expect((await make(other, credential)).body.code).toBe('passkey.refused');
  const answers = await Promise.all([make(user, credential), make(user, credential), make(user, credential)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const late = createSoftAuthenticator(ORIGIN).make(await offer(user));
  later = 5 * 60_000;
  expect((await make(user, late)).body.code).toBe('passkey.notOffered');
  later = 0;
  // A credential is one user's.
  const again = await send(other, 'POST', PATH, { name: 'Key', credential: key.make(await offer(other)) });
  expect([again.status, again.body.code]).toEqual([409, 'passkey.taken']);
  expect((await send(other, 'GET', FACTOR)).body).toMatchObject({ passkeys: 0, recoveryCodesLeft: 0 });
});

it('is one of ten at most', async () => {
  const user = await aUser();
  for (let n = 0; n < 10; n += 1) expect((await add(user, `Key ${n}`)).status).toBe(200);
  expect((await send(user, 'POST', `${PATH}/offer`, proof)).body.code).toBe('passkey.tooMany');
});

it('is removed by its own user with the password; with the last go the recovery codes', async () => {
  const [user, other] = [await aUser(), await aUser()];
  await add(user, 'One');
  await add(user, 'Two');
  await add(other, 'Theirs');
  const [one, two] = await list(user);
  const end = (whose: UserCaller, id = '', given: object = proof) => send(whose, 'POST', `${PATH}/${id}/end`, given);
  expect((await end(user, one?.id, { currentPassword: 'wrong' })).status).toBe(400);
  expect((await end(other, one?.id)).status).toBe(404);
  expect(await list(user)).toHaveLength(2);
  expect((await end(user, one?.id)).status).toBe(200);
  expect((await end(user, one?.id)).status).toBe(404);
  expect((await send(user, 'GET', FACTOR)).body).toMatchObject({ passkeys: 1, recoveryCodesLeft: 10 });
  expect((await end(user, two?.id)).status).toBe(200);
  expect((await send(user, 'GET', FACTOR)).body).toMatchObject({ passkeys: 0, recoveryCodesLeft: 0 });
  await expect
    .poll(() => decisions(user).at(-1))
    .toMatchObject({
      action: 'user.passkey.remove',
      before: { passkey: 'Two', secondFactor: true },
      after: { passkey: null, secondFactor: false },
    });
  expect(await list(other)).toHaveLength(1);
});

it('stands beside an app: either goes while the other stays, and the codes with the last', async () => {
  const user = await aUser();
  await add(user, 'Key');
  const { secret } = (await send<{ secret: string }>(user, 'POST', FACTOR, proof)).body;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
  expect((await send(user, 'PUT', FACTOR, { code })).status).toBe(200);
  expect((await send(user, 'GET', FACTOR)).body).toMatchObject({ on: true, passkeys: 1, recoveryCodesLeft: 10 });
  expect((await send(user, 'POST', `${FACTOR}/end`, proof)).status).toBe(200);
  expect((await send(user, 'GET', FACTOR)).body).toMatchObject({ on: false, passkeys: 1, recoveryCodesLeft: 10 });
  const [key] = await list(user);
  expect((await send(user, 'POST', `${PATH}/${key?.id}/end`, proof)).status).toBe(200);
  expect((await send(user, 'GET', FACTOR)).body).toMatchObject({ on: false, passkeys: 0, recoveryCodesLeft: 0 });
});

it('cannot be removed as the last second factor of an administrator whom the settings ask for one', async () => {
  const admin = await aUser(ROLES_OF_JOB.administrator);
  const code = 'ADMIN_SECOND_FACTOR';
  const by = { id: 'x', name: 'x', kind: 'user' };
  const data = { module: 'invoice', code, value: '1', previous: '0', by };
  await identity.say('settings', { type: 'SettingChanged', subject: `invoice/${code}`, data });
  await add(admin, 'One');
  await add(admin, 'Two');
  const [one, two] = await list(admin);
  // Both at once: one stays.
  const ends = await Promise.all([one, two].map((key) => send(admin, 'POST', `${PATH}/${key?.id}/end`, proof)));
  expect(ends.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(ends.find(({ status }) => status === 409)?.body.code).toBe('secondFactor.required');
  expect(await list(admin)).toHaveLength(1);
});

it('goes, with all of them, by an administrator’s hand for who has lost them, and with its user', async () => {
  const user = await aUser();
  await add(user, 'One');
  await add(user, 'Two');
  expect((await send(anAdmin(), 'DELETE', `/api/v1/users/${user.id}/second-factor`)).status).toBe(200);
  expect(await list(user)).toEqual([]);
  await add(user, 'Three');
  expect((await send(anAdmin(), 'DELETE', `/api/admin/user/${user.id}`)).status).toBe(200);
  expect(await database.connection.collection('passkeys').countDocuments({ userId: user.id })).toBe(0);
});

test('a counter that does not go on is behind, but for keys that never count', () => {
  expect(
    [
      [0, 0],
      [0, 1],
      [7, 8],
      [7, 7],
      [7, 6],
      [7, 0],
    ].map(([known = 0, told = 0]) => isCounterBehind(known, told)),
  ).toEqual([false, false, false, true, true, true]);
});

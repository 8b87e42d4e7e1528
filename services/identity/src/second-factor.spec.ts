import { ROLES_OF_JOB, type SecondFactorOffer, type UserCaller } from '@comptoir/contracts';
import { systemClock } from '@comptoir/service-kit';
import { anAdmin, startService, testDatabase } from '@comptoir/testing';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { newRecoveryCodes } from './second-factor/recovery-codes.ts';
import { newSecret, stepOf } from './second-factor/totp.ts';
import { createPeople, PASSWORD } from './testing/create-people.ts';

const PATH = '/api/current-user/second-factor';
let later = 0;
const clock = { now: () => new Date(systemClock.now().getTime() + later) };
const database = await testDatabase('identity-second-factor');
const identity = await startService('identity', createApp, { database, clock });
beforeEach(() => {
  later = 0;
});

const codeOf = (secret: string, afterS = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + afterS * 1000 });

const { aUser, send } = createPeople({ identity, database, clock }, ['Grace', 'Hopper']);
const offer = async (user: UserCaller) =>
  (await send<SecondFactorOffer>(user, 'POST', PATH, { currentPassword: PASSWORD })).body;

it('reads a code of now, and of a clock one step off, and of no other time', () => {
  const secret = newSecret();
  const steps = [-90, -30, 0, 30, 90].map(
    (afterS) => stepOf(secret, codeOf(secret, afterS), clock.now()) !== undefined,
  );
  expect(steps).toEqual([false, true, true, true, false]);
  for (const junk of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])
    expect(stepOf(secret, junk, clock.now())).toBeUndefined();
});

it('makes recovery codes that no two people share and nobody reads wrong', () => {
  const codes = Array.from({ length: 50 }, newRecoveryCodes).flat();
  expect(new Set(codes).size).toBe(500);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
});

it('is turned on by who typed the password and a code of what was offered, and tells of it', async () => {
  const user = await aUser();
  expect((await send(user, 'POST', PATH, { currentPassword: 'wrong' })).body).toMatchObject({
    errors: [{ field: 'currentPassword', code: 'currentPassword_wrong' }],
  });
  expect((await send(user, 'PUT', PATH, { code: '123456' })).body.code).toBe('secondFactor.notOffered');
  const offered = await offer(user);
  expect(offered.uri).toMatch(/^otpauth:\/\/totp\/Comptoir:.*secret=/);
  // No 401: who is signed in would be sent to sign in.
  const wrong = await send(user, 'PUT', PATH, { code: '000000' });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'login.codeIncorrect']);
  const on = await send<{ recoveryCodes: string[] }>(user, 'PUT', PATH, { code: codeOf(offered.secret) });
  expect(on.body.recoveryCodes).toHaveLength(10);
  expect((await send(user, 'GET', PATH)).body).toEqual({
    on: true,
    passkeys: 0,
    recoveryCodesLeft: 10,
    required: false,
  });
  await expect
    .poll(() => identity.said.find(({ subject, sequence }) => subject === user.id && sequence === 2)?.data)
    .toMatchObject({ decision: { action: 'user.secondFactor.on', after: { secondFactor: true } } });
  const rows = await database.connection.collection('second_factors').find().toArray();
  const kept = JSON.stringify([rows, identity.said]);
  for (const secret of [offered.secret, ...on.body.recoveryCodes]) expect(kept).not.toContain(secret);
});

it('is turned off by its user with the password, and by an administrator for who has lost it', async () => {
  const [user, other] = [await aUser(), await aUser()];
  for (const one of [user, other]) await send(one, 'PUT', PATH, { code: codeOf((await offer(one)).secret) });
  expect((await send(user, 'POST', `${PATH}/end`, { currentPassword: PASSWORD })).status).toBe(200);
  expect((await send(user, 'GET', PATH)).body).toMatchObject({ on: false });
  const path = `/api/v1/users/${other.id}/second-factor`;
  expect((await send(user, 'DELETE', path)).status).toBe(403);
  expect((await send(anAdmin({ id: other.id }), 'DELETE', path)).body.code).toBe('user.ownAccount');
  expect((await send(anAdmin(), 'DELETE', path)).status).toBe(200);
  expect((await send(other, 'GET', PATH)).body).toMatchObject({ on: false });
});

it('cannot be turned off by an administrator whom the settings ask for it', async () => {
  const admin = await aUser(ROLES_OF_JOB.administrator);
  const code = 'ADMIN_SECOND_FACTOR';
  const by = { id: 'x', name: 'x', kind: 'user' };
  const data = { module: 'invoice', code, value: '1', previous: '0', by };
  await identity.say('settings', { type: 'SettingChanged', subject: `invoice/${code}`, data });
  await send(admin, 'PUT', PATH, { code: codeOf((await offer(admin)).secret) });
  expect((await send(admin, 'GET', PATH)).body).toMatchObject({ on: true, required: true });
  expect((await send(admin, 'POST', `${PATH}/end`, { currentPassword: PASSWORD })).body.code).toBe(
    'secondFactor.required',
  );
});

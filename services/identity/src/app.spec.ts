import { systemClock } from '@comptoir/service-kit';
import { aClerk, anAdmin, startService, testDatabase } from '@comptoir/testing';
import { expect, it } from 'vitest';
import { createApp, seedUsers } from './app.ts';
import { keptSecrets } from './issuer/issuer-secrets.store.ts';

const database = await testDatabase('identity');
const identity = await startService('identity', createApp, { database });
const admin = anAdmin();

const seed = (email: string, roles = ['user']) => ({
  email,
  firstName: 'Grace',
  lastName: `Hopper ${email}`,
  roles,
  language: 'en' as const,
  password: 'a password',
});
const users = () => database.connection.collection('users');

it('seeds accounts once, and leaves those that are there alone', async () => {
  const first = await seedUsers(database, [seed('B@x.example'), seed('a@x.example')], systemClock);
  const before = await users().find().toArray();
  const again = await seedUsers(database, [seed('b@x.example'), seed('a@x.example')], systemClock);
  expect(again).toEqual(first);
  expect(await users().find().toArray()).toEqual(before);
  expect(before.every(({ passwordHash }) => /^\$argon2id\$v=19\$m=65536,t=3,p=1\$/.test(String(passwordHash)))).toBe(
    true,
  );
});

it('tells of each user once, without anything of the password', async () => {
  const heard: unknown[] = [];
  await identity.bus.broadcast({ topics: ['comptoir.identity.v1'], handle: (event) => void heard.push(event) });
  const [id] = await seedUsers(database, [seed('told@x.example')], systemClock);
  await expect.poll(() => heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({
    type: 'UserChanged',
    subject: id,
    sequence: 1,
    data: { email: 'told@x.example', status: 'ACTIVE' },
  });
  expect(JSON.stringify(heard)).not.toMatch(/argon2|a password/);
});

it('lists users to an admin alone, by page and role, without their passwords', async () => {
  await seedUsers(
    database,
    [seed('c1@x.example', ['agent_accounting']), seed('c2@x.example', ['agent_accounting'])],
    systemClock,
  );
  const query = new URLSearchParams({
    sort: '["email","DESC"]',
    range: '[0,0]',
    filter: '{"role":"agent_accounting"}',
  });
  const answer = await identity.call(admin, `/api/v1/users?${query}`);
  expect(answer.headers.get('content-range')).toBe('users 0-0/2');
  const rows = (await answer.json()) as Record<string, unknown>[];
  expect(rows).toMatchObject([{ email: 'c2@x.example', roles: ['agent_accounting'], status: 'ACTIVE' }]);
  expect(rows[0]).not.toHaveProperty('passwordHash');
  expect((await identity.call(aClerk(), '/api/v1/users')).status).toBe(403);
});

it('gives a disabled user no identity, however fresh their token', async () => {
  const [id = ''] = await seedUsers(database, [seed('gone@x.example')], systemClock);
  const caller = aClerk({ id });
  expect((await identity.call(caller, '/api/current-user')).status).toBe(200);
  await identity.call(admin, `/api/admin/user/status/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"status":"DISABLE"}',
  });
  expect((await identity.call(caller, '/api/current-user')).status).toBe(401);
});

it('lets only the gateway near the issuer: not a person, not another service, not a forged token', async () => {
  for (const path of ['/oidc/.well-known/openid-configuration', '/internal/oidc-client', '/oidc/interaction/x']) {
    expect([path, (await identity.call(admin, path)).status]).toEqual([path, 403]);
    const extraction = { kind: 'service', id: 'extraction', language: 'fr' } as const;
    expect([path, (await identity.call(extraction, path)).status]).toEqual([path, 403]);
    const forged = await fetch(new URL(path, identity.url), { headers: { 'x-comptoir-token': 'e30.e30.e30' } });
    expect([path, forged.status]).toEqual([path, 401]);
  }
  const gateway = { kind: 'service', id: 'gateway', language: 'fr' } as const;
  expect((await identity.call(gateway, '/oidc/.well-known/openid-configuration')).status).toBe(200);
});

it('keeps one set of secrets, whichever process made them', async () => {
  const fresh = await testDatabase('secrets');
  const made = await Promise.all(Array.from({ length: 4 }, () => keptSecrets(fresh)));
  for (const secrets of made) expect(secrets).toEqual(made[0]);
  expect(made[0]?.clientSecret).toMatch(/^[\w-]{43}$/);
});

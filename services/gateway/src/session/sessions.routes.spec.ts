import type { IncomingMessage } from 'node:http';
import type { SessionRow } from '@comptoir/contracts';
import { systemClock } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { expect, it } from 'vitest';
import { startGateway } from '../testing/start-gateway.ts';

const asked: IncomingMessage[] = [];
const gateway = await startGateway({
  identity: (request, response) => {
    asked.push(request);
    const internal = request.method === 'DELETE' && request.url?.startsWith('/internal/');
    response
      .writeHead(internal ? 204 : 200, { 'content-type': 'application/json' })
      .end(internal ? '' : '{"data":true}');
  },
});
const list = async (headers: Record<string, string>) =>
  (await (await gateway.call('/api/v1/sessions', { headers })).json()) as SessionRow[];
const end = async (headers: Record<string, string>, id?: string) =>
  (await gateway.call(`/api/v1/sessions${id ? `/${id}` : ''}`, { method: 'DELETE', headers })).status;

it('lists one’s own sessions, this one among them, and ends another with what the issuer has of it', async () => {
  const id = newId();
  const [here, there] = [await gateway.signedIn({ id }), await gateway.signedIn({ id })];
  const foreign = await gateway.signedIn();
  const rows = await list(here);
  expect(rows.map(({ current }) => current).sort()).toEqual([false, true]);
  const other = rows.find(({ current }) => !current)?.id ?? '';
  expect(await end(foreign, other)).toBe(404);
  expect(await end(here, other)).toBe(200);
  expect(asked.at(-1)).toMatchObject({ method: 'DELETE', url: `/internal/issuer-sessions/${id}` });
  expect((await gateway.call('/api/v1/sessions', { headers: there })).status).toBe(401);
  expect(await list(here)).toHaveLength(1);
  expect(await list(foreign)).toHaveLength(1);
});

it('ends all the others at once', async () => {
  const id = newId();
  const [here] = [await gateway.signedIn({ id }), await gateway.signedIn({ id }), await gateway.signedIn({ id })];
  expect(await list(here)).toHaveLength(3);
  expect(await end(here)).toBe(200);
  expect((await list(here)).map(({ current }) => current)).toEqual([true]);
});

it('answers nobody who is not signed in, and ends nothing for a page of another site', async () => {
  expect((await gateway.call('/api/v1/sessions')).status).toBe(401);
  const me = await gateway.signedIn();
  expect(await end({ ...me, 'x-requested-with': '' })).toBe(403);
});

it('hears of a changed password, and ends the sessions of before but the one it was changed in', async () => {
  const id = newId();
  const [here, there] = [await gateway.signedIn({ id }), await gateway.signedIn({ id })];
  const kept = (await list(here)).find(({ current }) => current)?.id;
  const data = {
    ...{ email: 'a@x.example', firstName: 'A', lastName: 'B', roles: ['user'], supplierIds: [], language: 'en' },
    ...{
      status: 'ACTIVE',
      keptSession: kept,
      passwordChangedAt: new Date(systemClock.now().getTime() + 2_000).toISOString(),
    },
  };
  await gateway.say('identity', { type: 'UserChanged', subject: id, sequence: 9, data });
  await expect.poll(async () => (await gateway.call('/api/v1/sessions', { headers: there })).status).toBe(401);
  expect(await list(here)).toHaveLength(1);
});

it('passes the calls of a forgotten password for who is not signed in, as itself, and no other', async () => {
  const open = { 'x-requested-with': 'XMLHttpRequest' };
  const path = '/api/admin/user/userPassword';
  for (const [method, url] of [
    ['POST', `${path}/request`],
    ['GET', `${path}/?token=x`],
    ['POST', `${path}?token=x`],
  ] as const) {
    const answer = await gateway.call(url, { method, headers: open, ...(method === 'POST' && { body: '{}' }) });
    expect([url, answer.status]).toEqual([url, 200]);
    const token = asked.at(-1)?.headers['x-comptoir-token'];
    expect(await gateway.callerIn(String(token), 'identity')).toMatchObject({ kind: 'service', id: 'gateway' });
  }
  for (const [method, url] of [
    ['DELETE', path],
    ['GET', `${path}/request`],
    ['GET', '/api/admin/user/list'],
    ['POST', '/api/admin/user/'],
    ['POST', `${path}/request/x`],
    ['POST', `${path}/../status/1`],
  ] as const)
    expect([url, (await gateway.call(url, { method, headers: open })).status]).toEqual([url, 401]);
});

it('speaks for who is signed in there too', async () => {
  const me = await gateway.signedIn({ id: newId() });
  await gateway.call('/api/admin/user/userPassword/request', { method: 'POST', headers: me, body: '{}' });
  const token = asked.at(-1)?.headers['x-comptoir-token'];
  expect(await gateway.callerIn(String(token), 'identity')).toMatchObject({ kind: 'user', name: 'Ada Lovelace' });
});

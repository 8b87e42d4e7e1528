import {
  type EventOf,
  IGNORED_ROLES,
  ROLES_OF_JOB,
  type SpecificationUser,
  type UserCaller,
} from '@comptoir/contracts';
import { systemClock } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { aClerk, anAccountant, anAdmin, aPurchaser, aSupplier, startService, testDatabase } from '@comptoir/testing';
import { expect, it } from 'vitest';
import { createApp, seedUsers } from './app.ts';

const PATH = '/api/admin/user';
const database = await testDatabase('identity-users');
const identity = await startService('identity', createApp, { database });
const [adminId = ''] = await seedUsers(database, [aSeed('first@x.example', 'administrator')], systemClock);
const admin = anAdmin({ id: adminId });
const atelier = await aFirm('Atelier Lumière');

function aSeed(email: string, job: keyof typeof ROLES_OF_JOB, supplierIds: string[] = []) {
  const roles = ROLES_OF_JOB[job];
  return { email, firstName: 'Ada', lastName: 'Byron', roles, supplierIds, language: 'en' as const, password: 'pass' };
}

async function aFirm(name: string): Promise<string> {
  const data = {
    ...{ code: 'C', name, kind: 'supplier', locpt: 'l', countryCode: 'FR', currency: 'EUR', email: 'f@x.example' },
    ...{ vatNumber: null, siret: null, iban: null, bic: null, language: 'fr', contacts: [] },
  };
  return (await identity.say('suppliers', { type: 'SupplierChanged', subject: newId(), data })).subject;
}

async function ask<T = SpecificationUser>(path: string, init: RequestInit & { by?: UserCaller; json?: unknown } = {}) {
  const { by = admin, json, ...rest } = init;
  const answer = await identity.call(by, path, {
    ...rest,
    ...(json !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) }),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as T & { code: string; detail: string; message: string },
  };
}

let people = 0;
const form = (more: object = {}) => {
  people += 1;
  const email = `person${people}@x.example`;
  return { civility: 'Mrs', lastName: 'Lovelace', firstName: 'Augusta', email, jobTitle: 'accounting', ...more };
};
const add = async (more: object = {}) => (await ask(`${PATH}/`, { method: 'POST', json: form(more) })).body;
const switchTo = (id: string, status: string, by = admin) =>
  ask(`${PATH}/status/${id}`, { method: 'PUT', json: { status }, by });
const saidOf = (subject: string) =>
  identity.said.filter(
    (event): event is EventOf<'UserChanged'> => event.type === 'UserChanged' && event.subject === subject,
  );

it('adds a member of staff, whose job gives the roles, and who waits for the link that is mailed', async () => {
  const { status, body } = await ask(`${PATH}/`, { method: 'POST', json: form({ jobTitle: { code: 'purchasing' } }) });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    username: body.email,
    civility: { code: 'Mrs', label: 'Mrs' },
    jobTitle: { code: 'purchasing', label: 'Purchasing' },
    userFunction: 'Purchasing',
    function: 'Purchasing',
    roles: ['user', 'order_user', 'agent_purchase'],
    supplier: null,
    supplierId: null,
    status: 'WAITING',
    language: 'en',
    version: 1,
  });
  await expect.poll(() => saidOf(body.id)).toHaveLength(1);
  expect(saidOf(body.id)[0]?.data.decision).toMatchObject({
    action: 'user.create',
    by: { id: adminId, name: admin.name, kind: 'user' },
    roles: ['admin'],
    before: null,
    after: { email: body.email, jobTitle: 'purchasing', status: 'WAITING' },
  });
  await expect
    .poll(
      () => identity.said.find(({ type, data }) => type === 'PasswordLinkRequested' && userIn(data) === body.id)?.data,
    )
    .toMatchObject({ purpose: 'creation', email: body.email, language: 'en' });
});

const userIn = (data: unknown): unknown => (data as { userId?: unknown }).userId;

it.each([
  ['accounting', ['user', 'invoice_user', 'agent_accounting']],
  ['purchasing', ['user', 'order_user', 'agent_purchase']],
  ['regular', ['user', 'invoice_user']],
  ['administrator', ['admin']],
])(
  'a user whose job is %s has its roles and no other, in the form’s answer and when they are read again',
  async (jobTitle, roles) => {
    const { id, roles: given } = await add({ jobTitle });
    expect(given).toEqual(roles);
    expect((await ask(`${PATH}/${id}`)).body).toMatchObject({ roles, jobTitle: { code: jobTitle } });
  },
);

it('adds a supplier’s user to a supplier that there is, with the one job of theirs', async () => {
  const created = await add({ supplier: { id: atelier, label: 'Atelier' }, jobTitle: undefined, language: 'de' });
  expect(created).toMatchObject({
    supplier: { id: atelier, label: 'Atelier Lumière' },
    client: { id: atelier, label: 'Atelier Lumière' },
    supplierId: atelier,
    jobTitle: { code: 'supplier' },
    roles: ['supplier', 'invoice_supplier'],
    language: 'de',
  });
  const { status, body } = await ask(PATH, {
    method: 'POST',
    json: form({ supplierId: newId(), jobTitle: undefined }),
  });
  expect([status, body]).toMatchObject([400, { errors: [{ field: 'supplier', code: 'not_valid' }] }]);
});

it('refuses a form with what is wrong in each field, and an email that somebody has, both with a detail', async () => {
  const bad = await ask(PATH, { method: 'POST', json: form({ lastName: 'R2', email: '', jobTitle: '' }) });
  expect(bad.status).toBe(400);
  expect(bad.body).toMatchObject({
    code: 'request.invalid',
    errors: [
      { field: 'lastName', code: 'lastName_notValid' },
      { field: 'email', code: 'email_required' },
      { field: 'jobTitle', code: 'job_required' },
    ],
  });
  const { email } = await add();
  const twice = await ask(PATH, { method: 'POST', json: form({ email: email.toUpperCase() }) });
  expect([twice.status, twice.body.detail]).toEqual([400, 'A user with this email already exists.']);
  expect(twice.body.message).toBe(twice.body.detail);
});

it('of ten forms with one email at once takes one', async () => {
  const json = form();
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(PATH, { method: 'POST', json })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(400)]);
});

it('lists each type by the specification’s query', async () => {
  await add({ lastName: 'Zebra', firstName: 'Last' });
  await add({ lastName: 'Zebrano', firstName: 'Supplier', supplierId: atelier, jobTitle: undefined });
  const list = async (query: Record<string, string>) =>
    (await ask<{ content: SpecificationUser[]; totalElements: number }>(`${PATH}/list?${new URLSearchParams(query)}`))
      .body;
  const staff = await list({ typeUser: 'USER', userName: 'zeb', status: 'WAITING,ACTIVE' });
  expect([staff.totalElements, staff.content.map(({ lastName }) => lastName)]).toEqual([1, ['Zebra']]);
  const firm = await list({ typeUser: 'SUPPLIER', userName: 'zeb' });
  expect(firm.content).toMatchObject([{ lastName: 'Zebrano', supplier: { label: 'Atelier Lumière' } }]);
  expect((await list({ typeUser: 'USER', userName: 'zeb', status: 'DISABLE' })).totalElements).toBe(0);
  const sorted = await list({ typeUser: 'USER', sortBy: 'lastName,desc', pageSize: '1', pageNo: '0' });
  expect(sorted.content).toMatchObject([{ lastName: 'Zebra' }]);
  expect((await ask(`${PATH}/list?status=GONE`)).status).toBe(400);
});

it('says jobs, civilities and countries in the caller’s language, without the Ms label', async () => {
  const labels = async (what: string) => {
    const answer = await identity.call(admin, `${PATH}/${what}`, { headers: { 'accept-language': 'fr' } });
    return ((await answer.json()) as { content: { code?: string; label?: string; countryName?: string }[] }).content;
  };
  const jobs = await labels('job');
  expect(jobs).toContainEqual({ code: 'accounting', label: 'Comptabilité' });
  expect(jobs.map(({ code }) => code)).toEqual(['accounting', 'purchasing', 'regular', 'administrator', 'supplier']);
  expect((await labels('civility')).map(({ code }) => code)).toEqual(['Mr', 'Mrs']);
  expect((await labels('countries')).map(({ countryName }) => countryName)).toContain('Allemagne');
});

it('changes all but the email, gives a new job’s roles, and tells before and after', async () => {
  const user = await add();
  const changed = await ask(`${PATH}/${user.id}`, {
    method: 'PUT',
    json: { ...user, lastName: 'King', jobTitle: 'regular', status: 'DISABLE', roles: ['admin'] },
  });
  expect([changed.status, changed.body]).toMatchObject([
    200,
    { lastName: 'King', roles: ['user', 'invoice_user'], status: 'WAITING', version: 2 },
  ]);
  await expect.poll(() => saidOf(user.id)).toHaveLength(2);
  expect(saidOf(user.id)[1]?.data.decision).toMatchObject({
    action: 'user.update',
    before: { lastName: 'Lovelace', jobTitle: 'accounting' },
    after: { lastName: 'King', jobTitle: 'regular' },
  });
  const other = await ask(`${PATH}/${user.id}`, { method: 'PUT', json: { ...changed.body, email: 'other@x.example' } });
  expect(other.body).toMatchObject({ errors: [{ field: 'email', code: 'email_locked' }] });
});

it('refuses a form that was filled before somebody else’s change, and says whose and what', async () => {
  const user = await add();
  await ask(`${PATH}/${user.id}`, { method: 'PUT', json: { ...user, lastName: 'King' } });
  const late = await ask(`${PATH}/${user.id}`, { method: 'PUT', json: { ...user, firstName: 'Late' } });
  expect([late.status, late.body.code]).toEqual([409, 'version.stale']);
  expect(late.body.detail).toMatch(/Ada Admin.*lastName/);
});

it('has who never came wait again when they are enabled, and toggles the others', async () => {
  const { id } = await add();
  await switchTo(id, 'DISABLE');
  expect((await ask(`${PATH}/${id}`)).body.status).toBe('DISABLE');
  await switchTo(id, 'ACTIVE');
  expect((await ask(`${PATH}/${id}`)).body.status).toBe('WAITING');
  const [came = ''] = await seedUsers(database, [aSeed('came@x.example', 'regular')], systemClock);
  await switchTo(came, 'DISABLE');
  expect((await switchTo(came, 'ACTIVE')).status).toBe(200);
  expect((await ask(`${PATH}/${came}`)).body.status).toBe('ACTIVE');
});

it('sends the link of a new account again, and never to who has a password', async () => {
  const { id } = await add();
  const invite = async (who: string) =>
    (await identity.call(admin, `/api/v1/users/${who}/invitation`, { method: 'POST' })).status;
  expect(await invite(id)).toBe(204);
  const links = () => identity.said.filter(({ type, data }) => type === 'PasswordLinkRequested' && userIn(data) === id);
  await expect.poll(links).toHaveLength(2);
  expect(await invite(adminId)).toBe(409);
  expect(await invite(newId())).toBe(404);
});

it('lets nobody raise their own rights, disable or delete themselves', async () => {
  const me = (await ask(`${PATH}/${adminId}`)).body;
  const own = { ...me, civility: 'Mrs', jobTitle: 'accounting' };
  expect((await ask(`${PATH}/${adminId}`, { method: 'PUT', json: own })).body.code).toBe('user.ownRights');
  expect((await switchTo(adminId, 'DISABLE')).body.code).toBe('user.ownAccount');
  expect((await ask(`${PATH}/${adminId}`, { method: 'DELETE' })).body.code).toBe('user.ownAccount');
  expect((await ask(`${PATH}?idUsers=${adminId}`, { method: 'DELETE' })).body).toMatchObject({
    code: 'user.severalStay',
    detail: 'These users were not deleted: Ada Byron.',
  });
});

it('never lets the last administrator go, nor two that go at the same moment', async () => {
  const outsider = anAdmin();
  expect((await switchTo(adminId, 'DISABLE', outsider)).body.code).toBe('user.lastAdministrator');
  expect((await ask(`${PATH}/${adminId}`, { method: 'DELETE', by: outsider })).status).toBe(409);
  const demoted = { ...(await ask(`${PATH}/${adminId}`)).body, civility: 'Mrs', jobTitle: 'regular' };
  expect((await ask(`${PATH}/${adminId}`, { method: 'PUT', json: demoted, by: outsider })).status).toBe(409);

  for (let round = 0; round < 5; round += 1) {
    const [second = ''] = await seedUsers(database, [aSeed(`second${round}@x.example`, 'administrator')], systemClock);
    const answers = await Promise.all([
      switchTo(adminId, 'DISABLE', anAdmin({ id: second })),
      ask(`${PATH}/${second}`, { method: 'DELETE' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await switchTo(adminId, 'ACTIVE', outsider);
    await ask(`${PATH}/${second}`, { method: 'DELETE' });
  }
});

it('deletes several, frees their emails, and tells that they are gone without their rights', async () => {
  const gone = [await add(), await add()];
  const ids = gone.map(({ id }) => id);
  expect((await ask(`${PATH}/?idUsers=${[...ids, newId()].join(',')}`, { method: 'DELETE' })).status).toBe(200);
  for (const id of ids) expect((await ask(`${PATH}/${id}`)).status).toBe(404);
  await expect.poll(() => saidOf(ids[0] ?? '')).toHaveLength(2);
  expect(saidOf(ids[0] ?? '')[1]).toMatchObject({
    sequence: 2,
    data: { deleted: true, status: 'DISABLE', roles: [], decision: { action: 'user.delete', after: null } },
  });
  expect((await add({ email: gone[0]?.email })).status).toBe('WAITING');
});

it('lets an administrator of one supplier manage that one’s users, and give nobody more than they have', async () => {
  const elsewhere = await aFirm('Nordlicht');
  const narrow = anAdmin({ supplierIds: [atelier] });
  const mine = await add({ supplierId: atelier, jobTitle: undefined });
  const foreign = await add({ supplierId: elsewhere, jobTitle: undefined });
  expect((await ask(`${PATH}/${mine.id}`, { by: narrow })).status).toBe(200);
  for (const id of [foreign.id, adminId, newId()])
    expect([
      (await ask(`${PATH}/${id}`, { by: narrow })).status,
      (await switchTo(id, 'DISABLE', narrow)).status,
    ]).toEqual([404, 404]);
  const make = async (more: object) => (await ask(PATH, { method: 'POST', json: form(more), by: narrow })).status;
  expect(await make({ supplierId: atelier, jobTitle: undefined })).toBe(201);
  expect(await make({ supplierId: elsewhere, jobTitle: undefined })).toBe(400);
  expect(await make({ jobTitle: 'administrator' })).toBe(403);
  const moved = await ask(`${PATH}/${mine.id}`, {
    method: 'PUT',
    by: narrow,
    json: { ...mine, supplier: null, supplierId: elsewhere },
  });
  expect(moved.status).toBe(400);
});

/** Every call that manages users, with what it is sent. */
const managing = (): ReadonlyArray<readonly [method: string, path: string, json?: unknown]> => [
  ['GET', `${PATH}/list`],
  ['GET', `${PATH}/job`],
  ['GET', `${PATH}/civility`],
  ['GET', `${PATH}/countries`],
  ['GET', `${PATH}/${adminId}`],
  ['POST', `${PATH}/`, form()],
  ['PUT', `${PATH}/${adminId}`, form()],
  ['PUT', `${PATH}/status/${adminId}`, { status: 'DISABLE' }],
  ['DELETE', `${PATH}/${adminId}`],
  ['DELETE', `${PATH}/?idUsers=${adminId}`],
  ['GET', '/api/v1/users'],
  ['POST', `/api/v1/users/${adminId}/invitation`],
];

it.each([
  ['clerk', aClerk()],
  ['accountant', anAccountant()],
  ['purchaser', aPurchaser()],
  ['supplier', aSupplier(newId())],
  ['bearer of roles that give nothing', { ...aClerk(), roles: [...IGNORED_ROLES] }],
])('no %s manages users', async (_kind, by) => {
  for (const [method, path, json] of managing())
    expect([method, path, (await ask(path, { method, json, by })).status]).toEqual([method, path, 403]);
});

it.each(['admin', 'root_administrator', 'tenant_administrator'])('a %s manages users', async (role) => {
  const by = { ...anAdmin(), roles: [role] };
  for (const [method, path, json] of managing().filter(([method]) => method === 'GET'))
    expect([method, path, (await ask(path, { method, json, by })).status]).toEqual([method, path, 200]);
  const added = await ask(`${PATH}/`, { method: 'POST', json: form(), by });
  expect(added.status).toBe(201);
  expect((await ask(`${PATH}/${added.body.id}`, { method: 'DELETE', by })).status).toBe(200);
});

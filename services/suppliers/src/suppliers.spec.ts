import type { Caller, ProblemDetails, Supplier, UserCaller } from '@comptoir/contracts';
import { systemClock } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { aClerk, anAccountant, anAdmin, aPurchaser, aSupplier, eventually, startService } from '@comptoir/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApp, seedDemoSupplier } from './app.ts';

const service = await startService('suppliers', createApp);
const admin = anAdmin();
const managerId = newId();
const EVERY_KIND: ReadonlyArray<readonly [string, UserCaller]> = [
  ['clerk', aClerk()],
  ['accountant', anAccountant()],
  ['purchaser', aPurchaser()],
  ['supplier', aSupplier(newId())],
];

let serial = 0;
const form = (fields: object = {}) => {
  serial += 1;
  return {
    locpt: `acct ${serial}`,
    raisonSociale: `Firm ${serial}`,
    codeSocietee: 10,
    email: `firm${serial}@example.com`,
    accountManagerId: managerId,
    ...fields,
  };
};
const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const post = (body: unknown, caller: Caller = admin) => service.call(caller, '/api/v1/suppliers', json('POST', body));
const put = (id: string, body: unknown, caller: Caller = admin) =>
  service.call(caller, `/api/v1/suppliers/${id}`, json('PUT', body));
const get = (path: string, caller: Caller = admin) => service.call(caller, path);
const created = async (fields: object = {}): Promise<Supplier> => {
  const answer = await post(form(fields));
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()) as Supplier;
};
/** Another administrator accepts the bank data that somebody typed. */
const accept = (supplierId: string, caller: Caller = anAdmin()) =>
  service.call(caller, '/api/invoice/supplier/acceptIbanChange', {
    method: 'POST',
    body: new URLSearchParams({ supplierId }),
  });
const paidTo = async (bank: { iban: string; bic: string }): Promise<Supplier> => {
  const { id } = await created(bank);
  const answer = await accept(id);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await (await get(`/api/v1/suppliers/${id}`)).json()) as Supplier;
};
const problemOf = async (answer: Response) => (await answer.json()) as ProblemDetails;
const invoiceFact = (supplierId: string | null) => ({
  from: null,
  status: 'TO_VERIFY',
  action: 'READ',
  by: { id: 's', name: 's', kind: 'service' },
  fileName: 'a.pdf',
  documentId: 'd',
  supplierId,
  supplierName: null,
  invoiceNumber: null,
  currency: null,
  grossTotal: null,
  amountDue: null,
});

beforeAll(async () => {
  await service.say('identity', {
    type: 'UserChanged',
    subject: managerId,
    data: {
      email: 'm@comptoir.example',
      firstName: 'Mia',
      lastName: 'Manager',
      roles: ['user'],
      supplierIds: [],
      language: 'fr',
      status: 'ACTIVE',
    },
  });
});

describe('creating', () => {
  test('a supplier is answered with its code, its account manager and its defaults, and is told of whole', async () => {
    const supplier = await created({
      raisonSociale: 'Étoile du Nord',
      iban: 'FR76 3000 6000 0112 3456 7890 189',
      contacts: [{ firstName: 'Ann', lastName: 'Lee' }],
    });
    expect(supplier).toMatchObject({
      label: 'Étoile du Nord',
      countryCode: 'FR',
      currency: 'EUR',
      language: 'fr',
      version: 1,
      invoiceCount: 0,
      accountManager: { id: managerId, firstName: 'Mia', lastName: 'Manager' },
    });
    expect(supplier.code).toMatch(/^S\d{6}$/);
    const event = await eventually(() => service.said.find((said) => said.subject === supplier.id));
    expect(event).toMatchObject({ type: 'SupplierChanged', sequence: 1, supplierId: supplier.id });
    expect(event.data).toMatchObject({
      name: 'Étoile du Nord',
      iban: null,
      contacts: [{ principal: true }],
      accountManagerId: managerId,
    });
  });

  test('every wrong field is named in the caller’s language', async () => {
    const answer = await post({ ...form(), email: 'x', codeSocietee: 'y' }, anAdmin({ language: 'fr' }));
    expect(answer.status).toBe(400);
    expect((await problemOf(answer)).errors?.map(({ field, code }) => [field, code])).toEqual([
      ['codeSocietee', 'codeSocietee_not_valid'],
      ['email', 'email_notValid'],
    ]);
  });

  test('an account manager who is nobody is refused', async () => {
    expect((await problemOf(await post(form({ accountManagerId: newId() })))).errors?.[0]?.field).toBe(
      'accountManagerId',
    );
  });

  test.each([
    ['name', { raisonSociale: 'ÉCLAIR   sarl' }, { raisonSociale: 'Eclair SARL' }, 'supplier.nameTaken'],
    ['code', { code: 'abc-1' }, { code: 'ABC-1' }, 'supplier.codeTaken'],
    ['email', { email: 'Twice@Example.com' }, { email: 'twice@example.COM' }, 'supplier.emailTaken'],
  ])('a %s that differs in case, accents or spaces only is taken', async (_what, first, second, code) => {
    await created(first);
    const answer = await post(form(second));
    expect([answer.status, (await problemOf(answer)).code]).toEqual([409, code]);
  });

  test('of twelve at once with one name, one is created', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(form({ raisonSociale: 'One Of Us' }))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(11).fill(409)]);
  });

  test('twelve at once without codes get twelve codes, and a code taken by hand is passed over', async () => {
    const next = Number((await created()).code.slice(1)) + 1;
    await created({ code: `s${String(next).padStart(6, '0')}` });
    const suppliers = await Promise.all(Array.from({ length: 12 }, () => created()));
    expect(new Set(suppliers.map((supplier) => supplier.code)).size).toBe(12);
  });
});

describe('updating', () => {
  test('a change makes a new version and is told of; the same again makes none', async () => {
    const supplier = await created();
    const changed = await put(supplier.id, { ...supplier, phone: '+33612345678' });
    expect(await changed.json()).toMatchObject({ version: 2, phone: '+33612345678' });
    const again = await put(supplier.id, { ...supplier, version: 2, phone: '+33612345678' });
    expect(await again.json()).toMatchObject({ version: 2 });
    await eventually(() => service.said.some((said) => said.subject === supplier.id && said.sequence === 2));
  });

  test('a stale form is told who changed what', async () => {
    const supplier = await created();
    await put(supplier.id, { ...supplier, phone: '+33612345678' }, anAdmin());
    const answer = await put(supplier.id, { ...supplier, fax: '+33612345678' });
    const problem = await problemOf(answer);
    expect([answer.status, problem.code]).toEqual([409, 'version.stale']);
    expect(problem.params).toEqual({ by: 'Ada Admin', changes: 'phone' });
  });

  test('of eight at once from one version, one is saved', async () => {
    const supplier = await created();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => put(supplier.id, { ...supplier, phone: `+3361234567${n}` })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  test.each([
    ['replaces the IBAN', { iban: 'DE89370400440532013000' }],
    ['replaces the BIC', { bic: 'BNPAFRPP' }],
  ])('a form that %s keeps what is on file, and asks another person', async (_what, bank) => {
    const supplier = await paidTo({ iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP882' });
    const answer = await put(supplier.id, { ...supplier, ...bank, phone: '+33612345678' });
    expect(await answer.json()).toMatchObject({ iban: supplier.iban, bic: supplier.bic, phone: '+33612345678' });
    const request = await get(`/api/invoice/supplier/ibanRequest?supplierId=${supplier.id}`);
    expect(await request.json()).toMatchObject({
      ...bank,
      own: true,
      needsCallBack: true,
      old: { iban: supplier.iban, bic: supplier.bic },
    });
  });

  test.each([
    ['empties the IBAN', { iban: null }, ['iban']],
    ['empties the BIC', { bic: '' }, ['bic']],
    ['empties both', { iban: ' ', bic: '' }, ['iban', 'bic']],
  ])('a form that %s is refused whole, by the field', async (_what, bank, fields) => {
    const supplier = await paidTo({ iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP882' });
    const answer = await put(supplier.id, { ...supplier, ...bank, phone: '+33612345678' });
    const { code, errors } = await problemOf(answer);
    expect([answer.status, code]).toEqual([409, 'supplier.bankChange']);
    expect(errors).toEqual(fields.map((field) => expect.objectContaining({ field, code: 'bank_notEmptied' })));
    const kept = (await (await get(`/api/v1/suppliers/${supplier.id}`)).json()) as Supplier;
    expect(kept).toMatchObject({ iban: supplier.iban, bic: supplier.bic, version: 2 });
    expect(kept.phone).toBeUndefined();
  });

  test('a first IBAN too waits for another person, and a form without bank data keeps what is there', async () => {
    const first = await created({ iban: 'FR7630006000011234567890189' });
    expect(first.iban).toBeUndefined();
    expect((await accept(first.id, admin)).status).toBe(403);
    expect((await accept(first.id)).status).toBe(200);
    const { iban, ...rest } = (await (await get(`/api/v1/suppliers/${first.id}`)).json()) as Supplier;
    expect(await (await put(rest.id, { ...rest, phone: '+33612345678' })).json()).toMatchObject({ iban, version: 3 });
    const told = await eventually(() => service.said.find((said) => said.subject === first.id && said.sequence === 2));
    expect(told.data).toMatchObject({
      iban: 'FR7630006000011234567890189',
      bankChange: { acceptedBy: { name: 'Ada Admin' } },
    });
  });

  test('another’s name is taken, one’s own is not', async () => {
    const [one, other] = [await created(), await created()];
    expect((await problemOf(await put(one.id, { ...one, raisonSociale: other.raisonSociale }))).code).toBe(
      'supplier.nameTaken',
    );
    expect((await put(one.id, { ...one, raisonSociale: one.raisonSociale.toUpperCase() })).status).toBe(200);
  });

  test('a form without its version is refused', async () => {
    const { version: _version, ...supplier } = await created();
    expect((await problemOf(await put(supplier.id, supplier))).errors?.[0]).toMatchObject({
      field: 'version',
      code: 'required',
    });
  });
});

describe('who may', () => {
  test.each(EVERY_KIND)('a %s may neither create, change nor delete', async (_kind, caller) => {
    const supplier = await created();
    expect((await post(form(), caller)).status).toBe(403);
    expect((await put(supplier.id, supplier, caller)).status).toBe(403);
    expect((await service.call(caller, `/api/v1/suppliers/${supplier.id}`, { method: 'DELETE' })).status).toBe(403);
    expect(
      (await service.call(caller, `/api/invoice/supplier?idSuppliers=${supplier.id}`, { method: 'DELETE' })).status,
    ).toBe(403);
  });

  test('a supplier’s user sees its own only, and a foreign id is answered as a missing one', async () => {
    const [own, foreign] = [await created(), await created()];
    const caller = aSupplier(own.id);
    const paths = [
      (id: string) => `/api/v1/suppliers/${id}`,
      (id: string) => `/api/invoice/supplier/${id}`,
      (id: string) => `/api/invoice/supplier/${id}/logo`,
      (id: string) => `/api/invoice/supplier/${id}/rib`,
    ];
    for (const path of paths) {
      const [theirs, missing] = [await get(path(foreign.id), caller), await get(path(newId()), caller)];
      expect(theirs.status).toBe(404);
      const { correlationId: _a, ...said } = await problemOf(theirs);
      const { correlationId: _b, ...saidOfMissing } = await problemOf(missing);
      expect(said).toEqual(saidOfMissing);
    }
    const rows = (await (await get('/api/v1/suppliers', caller)).json()) as Supplier[];
    expect(rows.map(({ id }) => id)).toEqual([own.id]);
    const asked = (await (
      await get(`/api/v1/suppliers?filter=${JSON.stringify({ id: [foreign.id, own.id] })}`, caller)
    ).json()) as Supplier[];
    expect(asked.map(({ id }) => id)).toEqual([own.id]);
    expect(await (await get('/api/invoice/supplier/count', caller)).json()).toEqual({ data: 1 });
    expect(await (await get('/api/invoice/supplier', aSupplier())).json()).toEqual({ content: [], totalElements: 0 });
  });

  test('nobody is answered without a token', async () => {
    expect((await service.call(undefined, '/api/v1/suppliers')).status).toBe(401);
  });
});

describe('listing', () => {
  test('words are found by their beginnings, within a kind or in all, and the total is said', async () => {
    await created({ raisonSociale: 'Zébulon Transports', kind: 'supplier' });
    await created({ raisonSociale: 'Zebulon Négoce', kind: 'client', countryCode: 'DE', vatNumber: 'DE136695976' });
    const names = async (filter: object) => {
      const answer = await get(
        `/api/v1/suppliers?filter=${JSON.stringify(filter)}&sort=${JSON.stringify(['raisonSociale', 'DESC'])}`,
      );
      return [answer.headers.get('content-range'), ((await answer.json()) as Supplier[]).map(({ label }) => label)];
    };
    expect(await names({ q: 'zéb' })).toEqual(['suppliers 0-1/2', ['Zébulon Transports', 'Zebulon Négoce']]);
    expect(await names({ q: 'trans zeb' })).toEqual(['suppliers 0-0/1', ['Zébulon Transports']]);
    expect(await names({ q: 'zeb', kind: 'client' })).toEqual(['suppliers 0-0/1', ['Zebulon Négoce']]);
    expect(await names({ q: 'ebulon' })).toEqual(['suppliers */0', []]);
    const search = 'supplierByCodeLieuOrNumFacture=zebulon%20tr&pageNo=0&pageSize=10&sortBy=raisonSociale,desc';
    expect(await (await get(`/api/invoice/supplier?${search}`)).json()).toMatchObject({
      content: [{ label: 'Zébulon Transports' }],
      totalElements: 1,
    });
  });

  test('the next page follows by cursor without a gap', async () => {
    const all = (await (await get('/api/v1/suppliers?range=[0,99]')).json()) as Supplier[];
    const first = await get('/api/v1/suppliers?range=[0,4]');
    const cursor = first.headers.get('x-next-cursor') ?? '';
    const second = await get(`/api/v1/suppliers?range=[5,9]&cursor=${cursor}`);
    const ids = [...((await first.json()) as Supplier[]), ...((await second.json()) as Supplier[])].map(({ id }) => id);
    expect(ids).toEqual(all.slice(0, 10).map(({ id }) => id));
    expect(second.headers.get('content-range')).toBe(`suppliers 5-9/${all.length}`);
  });

  test('the total of all and of a kind is exact without counting rows', async () => {
    const rows = (await (await get('/api/v1/suppliers?range=[0,99]')).json()) as Supplier[];
    const { totalElements } = (await (await get('/api/invoice/supplier?pageSize=1')).json()) as {
      totalElements: number;
    };
    expect(totalElements).toBe(rows.length);
  });

  test('a cursor that is none is refused, not failed on', async () => {
    expect((await problemOf(await get('/api/v1/suppliers?cursor=nonsense'))).code).toBe('cursor.invalid');
  });
});

describe('deleting', () => {
  test('one that no invoice names goes, and is told of', async () => {
    const supplier = await created();
    expect((await service.call(admin, `/api/invoice/supplier/${supplier.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await get(`/api/v1/suppliers/${supplier.id}`)).status).toBe(404);
    await eventually(() =>
      service.said.find(
        (said) => said.type === 'SupplierDeleted' && said.subject === supplier.id && said.sequence === 2,
      ),
    );
  });

  test('an invoice counts once for the supplier it names, however often and in whichever order that is said', async () => {
    const [one, other] = [await created(), await created()];
    const invoice = newId();
    const received = {
      type: 'InvoiceReceived' as const,
      subject: invoice,
      sequence: 1,
      data: { ...invoiceFact(one.id), mediaType: 'm', sha256: 's', size: 1 },
    };
    const read = { type: 'InvoiceRead' as const, subject: invoice, sequence: 3, data: invoiceFact(other.id) };
    const counts = async () =>
      Promise.all(
        [one, other].map(
          async ({ id }) => ((await (await get(`/api/v1/suppliers/${id}`)).json()) as Supplier).invoiceCount,
        ),
      );
    await service.say('invoices', received);
    await service.say('invoices', received);
    expect(await counts()).toEqual([1, 0]);
    await service.say('invoices', read);
    await service.say('invoices', { ...received, sequence: 2 });
    expect(await counts()).toEqual([0, 1]);
    expect((await service.call(admin, `/api/v1/suppliers/${one.id}`, { method: 'DELETE' })).status).toBe(200);

    const refused = await service.call(anAdmin({ language: 'en' }), `/api/v1/suppliers/${other.id}`, {
      method: 'DELETE',
    });
    expect([refused.status, (await problemOf(refused)).detail]).toEqual([
      409,
      'This supplier cannot be deleted because it is linked to an existing invoice',
    ]);

    await service.say('invoices', {
      type: 'InvoiceDeleted',
      subject: invoice,
      sequence: 4,
      data: invoiceFact(other.id),
    });
    expect((await service.call(admin, `/api/v1/suppliers/${other.id}`, { method: 'DELETE' })).status).toBe(200);
  });

  test('a form saved while invoices come in loses none of them', async () => {
    const supplier = await created();
    const save = async (n: number) => put(supplier.id, { ...supplier, version: n + 1, phone: `+3361234567${n}` });
    const invoices = Promise.all(
      Array.from({ length: 20 }, () =>
        service.say('invoices', { type: 'InvoiceRead', subject: newId(), data: invoiceFact(supplier.id) }),
      ),
    );
    for (let n = 0; n < 5; n += 1) expect((await save(n)).status).toBe(200);
    await invoices;
    const kept = (await (await get(`/api/v1/suppliers/${supplier.id}`)).json()) as Supplier;
    expect([kept.version, kept.invoiceCount, kept.phone]).toEqual([6, 20, '+33612345674']);
  });

  test('of several, those with invoices stay and are named', async () => {
    const [free, held] = [await created(), await created()];
    await service.say('invoices', { type: 'InvoiceRead', subject: newId(), data: invoiceFact(held.id) });
    const answer = await service.call(admin, `/api/invoice/supplier?idSuppliers=${free.id},${held.id},${newId()}`, {
      method: 'DELETE',
    });
    const problem = await problemOf(answer);
    expect([answer.status, problem.code, problem.params]).toEqual([
      409,
      'supplier.severalHaveInvoices',
      { names: held.raisonSociale },
    ]);
    expect(problem.detail).toContain('SuppliersCannotBeDeleted');
    expect((await get(`/api/v1/suppliers/${free.id}`)).status).toBe(404);
    expect((await get(`/api/v1/suppliers/${held.id}`)).status).toBe(200);
  });
});

test('a demo supplier is created once, and not again after it was deleted', async () => {
  const id = newId();
  const demo = { id, input: form({ accountManagerId: newId() }) };
  const deps = { database: service.database, clock: systemClock };
  expect(
    await Promise.all(
      [seedDemoSupplier(deps, demo), seedDemoSupplier(deps, demo)].map((done) => done.catch(() => 'lost')),
    ),
  ).toContain(true);
  expect(await seedDemoSupplier(deps, demo)).toBe(false);
  expect((await service.call(admin, `/api/v1/suppliers/${id}`, { method: 'DELETE' })).status).toBe(200);
  expect(await seedDemoSupplier(deps, demo)).toBe(false);
  expect((await get(`/api/v1/suppliers/${id}`)).status).toBe(404);
});

describe('the lists forms choose from', () => {
  test('countries are named and ordered in the caller’s language', async () => {
    const german = (await (
      await service.call(admin, '/api/invoice/countries', { headers: { 'accept-language': 'de' } })
    ).json()) as { content: object[] };
    expect(german.content).toContainEqual({ countryCode: 'DE', countryName: 'Deutschland' });
    expect(german.content).toHaveLength(249);
  });

  test('legal forms are the specification’s, and account managers the active staff', async () => {
    const forms = (await (await get('/api/invoice/legalform')).json()) as { content: Array<{ code: string }> };
    expect(forms).toMatchObject({ totalElements: 7 });
    expect(forms.content.map(({ code }) => code)).toEqual(['SARL', 'EURL', 'SA', 'SNC', 'SAS', 'SASU', 'other']);
    const user = (id: string, more: object) => ({
      type: 'UserChanged' as const,
      subject: id,
      data: {
        email: 'e',
        firstName: 'F',
        lastName: 'L',
        roles: ['user'],
        supplierIds: [],
        language: 'fr',
        status: 'ACTIVE',
        ...more,
      },
    });
    await service.say('identity', user(newId(), { roles: ['supplier'] }));
    await service.say('identity', user(newId(), { status: 'DISABLE' }));
    expect(await (await get('/api/invoice/supplier/accountManager', aClerk())).json()).toEqual({
      content: [{ id: managerId, firstName: 'Mia', lastName: 'Manager' }],
      totalElements: 1,
    });
    expect((await get('/api/invoice/supplier/accountManager', aSupplier(newId()))).status).toBe(403);
  });

  test('a name check tells whether a name exists, from either kind of form', async () => {
    const { id, raisonSociale } = await created();
    const check = async (body: FormData | URLSearchParams) =>
      (await service.call(admin, '/api/invoice/supplierNameCheck', { method: 'POST', body })).json();
    const multipart = new FormData();
    multipart.set('name', ` ${raisonSociale.toUpperCase()} `);
    expect(await check(multipart)).toEqual({ data: true });
    expect(await check(new URLSearchParams({ name: raisonSociale }))).toEqual({ data: true });
    expect(await check(new URLSearchParams({ name: raisonSociale, id }))).toEqual({ data: false });
    expect(await check(new URLSearchParams({ name: 'Nobody has this' }))).toEqual({ data: false });
    expect(await check(new URLSearchParams({}))).toMatchObject({ code: 'request.invalid' });
  });
});

import { SCOPE_ALL, type Supplier } from '@comptoir/contracts';
import { systemClock } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { aClerk, anAccountant, anAdmin, aSupplier, eventually } from '@comptoir/testing';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sha256OfFile } from '../files/read-file.ts';
import { PDF } from '../testing/change-desk.ts';
import { importDesk, MANAGER } from '../testing/import-desk.ts';
import { csvText, workbookOf, zipOf } from '../testing/zips.ts';
import { sweepImports } from './sweep-imports.ts';

const desk = await importDesk();
const { service } = desk;
const PNG = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
const HEADER = ['Raison sociale', 'Compte tiers', 'Code société', 'Adresse électronique', 'Référent administratif'];
const firm = (name: string, more: readonly string[] = []): string[] => [
  name,
  `ACCT ${name}`,
  '12',
  `${name.toLowerCase().replaceAll(' ', '-')}@firm.example`,
  MANAGER,
  ...more,
];
const unique = (name: string): string => `${name} ${newId().slice(-8)}`;
const zipWith = (header: readonly string[], rows: ReadonlyArray<readonly string[]>) =>
  zipOf({ 'folder/suppliers.csv': csvText([header, ...rows]) });

async function supplierNamed(name: string): Promise<Supplier[]> {
  const filter = encodeURIComponent(JSON.stringify({ q: name }));
  return (await desk.ask<Supplier[]>(`/api/v1/suppliers?filter=${filter}`)).body;
}

test('a dry run tells each row’s fate and why, and writes no supplier', async () => {
  const [known, twice] = [unique('Known'), unique('Twice')];
  await desk.start((await desk.check((await desk.send(await zipWith(HEADER, [firm(known)]))).body)).id);
  const header = [...HEADER, 'IBAN', 'BIC', 'N° de TVA', 'SIRET', 'Logo', 'RIB'];
  const fresh = unique('Fresh');
  const rows = [
    firm(fresh, ['FR76 3000 6000 0112 3456 7890 189', 'AGRIFRPPXXX', 'FR83404833048', '', 'logo.png', 'ribs/a.pdf']),
    firm(''),
    firm(unique('Bad iban'), ['FR7630006000011234567890180', 'NOBIC']),
    firm(known),
    firm(twice),
    firm(twice.toUpperCase()),
    ['Nobody', 'N', 'x1', 'not an email', 'Who Ever', '', '', 'FR00', '123'],
    firm(unique('No file'), ['', '', '', '', 'gone.png', 'logo.png']),
    firm(unique('Same vat'), ['', '', 'fr 83 404 833 048']),
  ];
  const zip = await zipOf({
    'folder/suppliers.csv': csvText([header, ...rows]),
    'folder/logo.png': PNG,
    'folder/ribs/a.pdf': PDF,
    '__MACOSX/folder/._logo.png': 'leftover',
  });
  const sent = await desk.send(zip);
  expect([sent.status, sent.body.state, sent.body.columns.map(({ field }) => field)]).toEqual([
    201,
    'MAPPING',
    [
      'raisonSociale',
      'locpt',
      'codeSocietee',
      'email',
      'accountManager',
      'iban',
      'bic',
      'vatNumber',
      'companySiret',
      'logo',
      'rib',
    ],
  ]);
  const checked = await desk.check(sent.body);
  expect(checked).toMatchObject({ state: 'CHECKED', rowCount: 9, counts: { CREATE: 2, CHOOSE: 1, REFUSED: 6 } });
  expect(await desk.fates(checked.id)).toEqual([
    '2 CREATE',
    '3 REFUSED raisonSociale=companyName_required',
    '4 REFUSED iban=supplier.financial.iban.notvalid bic=supplier.financial.bic.notvalid',
    '5 REFUSED raisonSociale=name_taken email=email_taken',
    '6 CREATE',
    '7 REFUSED raisonSociale=row_repeated email=row_repeated',
    '8 REFUSED accountManager=manager_unknown codeSocietee=codeSocietee_not_valid email=email_notValid vatNumber=vatNumber_notValid companySiret=siret_notValid',
    '9 REFUSED logo=file_missing rib=rib_notValid',
    '10 CHOOSE vatNumber=row_repeated',
  ]);
  expect((await desk.rows(checked.id, 'REFUSED'))[3]?.problems[0]).toMatchObject({ otherRow: 6 });
  expect(await supplierNamed(fresh)).toEqual([]);
});

test('an import creates suppliers with their logos, and their accounts wait for another person', async () => {
  const name = unique('Atelier');
  const header = [...HEADER, 'IBAN', 'BIC', 'Logo', 'RIB', 'Prénom du contact', 'Nom du contact', 'Ville', 'Tél'];
  const row = firm(name, [
    'FR7630006000011234567890189',
    'AGRIFRPPXXX',
    'l.png',
    'r.pdf',
    'Ann',
    'Lee',
    'Lyon',
    '01 23 45 67 89',
  ]);
  const zip = await zipOf({ 's.csv': csvText([header, row]), 'logos/l.png': PNG, 'ribs/r.pdf': PDF });
  const { id } = await desk.check((await desk.send(zip)).body);
  const done = await desk.start(id);
  expect(done).toMatchObject({ state: 'DONE', done: 1, counts: { CREATED: 1 } });
  const [supplier] = await supplierNamed(name);
  expect(supplier).toMatchObject({
    raisonSociale: name,
    code: expect.stringMatching(/^S\d{6}$/),
    phone: '+33123456789',
    address: { city: 'Lyon' },
    contacts: [{ firstName: 'Ann', lastName: 'Lee', principal: true }],
    accountManager: { lastName: 'Manager' },
  });
  expect(supplier).not.toHaveProperty('iban');
  const logo = await service.call(desk.admin, supplier?.logo ?? '');
  expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/png']);

  const asked = `/api/invoice/supplier/ibanRequest?supplierId=${supplier?.id}`;
  const other = anAdmin({ authenticatedAt: desk.admin.authenticatedAt });
  expect((await desk.ask(asked, {}, other)).body).toMatchObject({
    iban: 'FR7630006000011234567890189',
    rib: true,
    requestedBy: desk.admin.name,
    own: false,
  });
  const accept = (caller: typeof other) =>
    desk.ask<{ data: boolean }>(
      '/api/invoice/supplier/acceptIbanChange',
      { method: 'POST', body: new URLSearchParams({ supplierId: supplier?.id ?? '' }) },
      caller,
    );
  expect((await accept(desk.admin)).code).toBe('change.ownRequest');
  expect((await accept(other)).status).toBe(200);
  expect((await supplierNamed(name))[0]).toMatchObject({ iban: 'FR7630006000011234567890189' });
});

test('a row with the code of a supplier on file changes what it says, asks for its account, and tells old contacts', async () => {
  const name = unique('Change');
  const first = await desk.check((await desk.send(await zipWith(HEADER, [firm(name)]))).body);
  await desk.start(first.id);
  const before = (await supplierNamed(name))[0];
  const header = ['Company name', 'Supplier code', 'Email', 'IBAN', 'BIC', 'City'];
  const row = [name, before?.code ?? '', 'new@firm.example', 'DE89370400440532013000', 'COBADEFFXXX', 'Köln'];
  const checked = await desk.check((await desk.send(await zipWith(header, [row]))).body);
  expect(await desk.fates(checked.id)).toEqual(['2 UPDATE']);
  await desk.start(checked.id);
  const after = (await supplierNamed(name))[0];
  expect(after).toMatchObject({
    id: before?.id,
    email: 'new@firm.example',
    address: { city: 'Köln' },
    locpt: before?.locpt,
  });
  expect(after).not.toHaveProperty('iban');
  const told = await eventually(() =>
    service.said.find(({ type, supplierId }) => type === 'SupplierContactsChanged' && supplierId === before?.id),
  );
  expect(told.data).toMatchObject({ notify: [{ email: before?.email }] });
  const pending = await desk.check(
    (await desk.send(await zipWith(header, [row.with(2, 'third@firm.example').with(3, 'FR7630006000011234567890189')])))
      .body,
  );
  expect(await desk.fates(pending.id)).toEqual(['2 REFUSED iban=bank_pending']);
});

test('a duplicate VAT number waits until somebody chooses: one to update, to create another, or to skip', async () => {
  const VAT = 'DE136695976';
  const name = unique('Vat');
  const header = [...HEADER, 'TVA', 'Pays'];
  const first = await desk.check((await desk.send(await zipWith(header, [firm(name, [VAT, 'Allemagne'])]))).body);
  await desk.start(first.id);
  const [onFile] = await supplierNamed(name);
  const rows = ['One', 'Two', 'Three'].map((word) => firm(unique(word), [VAT, 'DE']));
  const checked = await desk.check((await desk.send(await zipWith(header, rows))).body);
  expect(checked.counts).toEqual({ CHOOSE: 3 });
  expect((await desk.rows(checked.id))[0]?.candidates).toEqual([{ id: onFile?.id, label: name, code: onFile?.code }]);
  expect((await desk.command(checked.id, 'start')).code).toBe('import.state');
  expect((await desk.choose(checked.id, { row: 2, choice: 'update', supplierId: newId() })).code).toBe(
    'request.invalid',
  );
  expect((await desk.choose(checked.id, { row: 99, choice: 'skip' })).status).toBe(404);
  await desk.choose(checked.id, { row: 2, choice: 'create' });
  await desk.choose(checked.id, { row: 2, choice: 'update', supplierId: onFile?.id });
  await desk.choose(checked.id, { row: 3, choice: 'create' });
  expect((await desk.choose(checked.id, { choice: 'skip' })).body.counts).toEqual({ UPDATE: 1, CREATE: 1, SKIP: 1 });
  expect((await desk.start(checked.id)).counts).toEqual({ UPDATED: 1, CREATED: 1, SKIP: 1 });
  expect((await supplierNamed(rows[0]?.[0] ?? ''))[0]?.id).toBe(onFile?.id);
  expect(await supplierNamed(rows[1]?.[0] ?? '')).toHaveLength(1);
  expect(await supplierNamed(rows[2]?.[0] ?? '')).toHaveLength(0);
});

test('an Excel sheet is read like a CSV, and what a person said of a header is remembered for the next import', async () => {
  const header = ['Lieferant', 'Fremdkonto', 'Firmencode', 'E-Mail', 'Ansprechperson', 'Interne Nummer 7'];
  const name = unique('Mappe');
  const zip = await zipOf({ 'liste.xlsx': await workbookOf([header, firm(name, ['73282932000074'])]) });
  const sent = (await desk.send(zip)).body;
  expect(sent.columns.map(({ field }) => field)).toEqual([
    ...['raisonSociale', 'locpt', 'codeSocietee', 'email', 'accountManager'],
    null,
  ]);
  expect(sent.columns[5]?.samples).toEqual(['73282932000074']);
  const columns = [...sent.columns.slice(0, 5).map(({ field }) => field), 'companySiret'];
  expect((await desk.start((await desk.check(sent, columns)).id)).counts).toEqual({ CREATED: 1 });
  expect((await supplierNamed(name))[0]).toMatchObject({ companySiret: '73282932000074', codeSocietee: 12 });
  expect((await desk.send(zip)).body.columns[5]?.field).toBe('companySiret');
  const twice = JSON.stringify({ columns: ['email', 'email'], defaults: { kind: 'supplier' } });
  const headers = { 'content-type': 'application/json' };
  const refused = await desk.ask(`/api/v1/supplier-imports/${sent.id}/mapping`, {
    method: 'PUT',
    headers,
    body: twice,
  });
  expect(refused.status).toBe(400);
});

test('refused rows come back as a CSV with why, in which nothing is a formula, and which can be sent again', async () => {
  const row = firm('=cmd|calc!A1').with(3, '+33 x').with(1, '@SUM(1)');
  const checked = await desk.check((await desk.send(await zipWith(HEADER, [row]))).body);
  const answer = await service.call(desk.admin, `/api/v1/supplier-imports/${checked.id}/refused`, {
    headers: { 'accept-language': 'fr' },
  });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="refused.csv"');
  const text = await answer.text();
  expect(text).toContain("'=cmd|calc!A1;'@SUM(1);12;'+33 x;");
  expect(text).toContain('Adresse électronique: L’adresse électronique n’est pas valide.');
  const again = await desk.check((await desk.send(await zipOf({ 'again.csv': text }))).body);
  expect((await desk.rows(again.id))[0]?.name).toBe('=cmd|calc!A1');
});

test.each(['xlsx', 'csv'])(
  'the template (%s) is a sheet whose columns are all known and whose example is right but for its manager',
  async (format) => {
    const answer = await service.call(desk.admin, `/api/v1/supplier-imports/template?format=${format}`, {
      headers: { 'accept-language': 'de' },
    });
    const sheet = Buffer.from(await answer.arrayBuffer());
    const zip = await zipOf({ [`vorlage.${format}`]: sheet, 'logos/exemple.png': PNG, 'ribs/exemple.pdf': PDF });
    const sent = (await desk.send(zip)).body;
    expect(sent.columns.filter(({ field }) => field === null)).toEqual([]);
    const checked = await desk.check(sent);
    const [row] = await desk.rows(checked.id);
    expect(row?.problems.map(({ field, code }) => `${field}=${code}`)).toEqual(
      row?.fate === 'CHOOSE' ? ['vatNumber=vat_taken'] : ['accountManager=field_required'],
    );
  },
);

test('an import is stopped after a batch, and goes on with the rows that are not written', async () => {
  const rows = Array.from({ length: 450 }, (_, n) => firm(unique(`Many ${n}`)));
  const checked = await desk.check((await desk.send(await zipWith(HEADER, rows))).body);
  await desk.command(checked.id, 'start');
  await eventually(async () => (await desk.show(checked.id)).done > 0);
  const stopped = await desk.command(checked.id, 'stop');
  expect(stopped.body.state).toBe('STOPPED');
  const { done, counts } = stopped.body;
  expect(done % 25).toBe(0);
  expect(counts).toEqual({ CREATED: done, CREATE: 450 - done });
  expect((await desk.show(checked.id)).done).toBe(done);
  expect((await desk.start(checked.id)).counts).toEqual({ CREATED: 450 });
  expect(await supplierNamed(rows[449]?.[0] ?? '')).toHaveLength(1);
  const moves = service.said.filter(({ type, subject }) => type === 'SupplierImportMoved' && subject === checked.id);
  const decisions = moves.flatMap(({ data }) => (data as { decision?: { action: string } }).decision?.action ?? []);
  expect(decisions).toEqual(['send', 'map', 'start', 'stop', 'start'].map((name) => `supplier.import.${name}`));
}, 120_000);

test('only who sent an import goes on with it; who sees some suppliers only sees none; who may not is told so', async () => {
  const checked = await desk.check((await desk.send(await zipWith(HEADER, [firm(unique('Mine'))]))).body);
  const other = anAdmin();
  expect((await desk.command(checked.id, 'start', other)).code).toBe('import.notYours');
  const scoped = anAdmin({ supplierIds: [newId()] });
  expect((await desk.ask(`/api/v1/supplier-imports/${checked.id}`, {}, scoped)).status).toBe(404);
  expect((await desk.send(await zipWith(HEADER, [firm('X')]), scoped)).code).toBe('access.denied');
  for (const caller of [aClerk(), anAccountant(), aSupplier(newId())]) {
    expect((await desk.ask('/api/v1/supplier-imports', {}, caller)).code).toBe('access.denied');
  }
  const { fileId, checkId } = await kept(checked.id);
  const removed = await desk.ask(`/api/v1/supplier-imports/${checked.id}`, { method: 'DELETE' }, other);
  expect(removed.status).toBe(200);
  expect((await desk.ask(`/api/v1/supplier-imports/${checked.id}`)).status).toBe(404);
  expect(await left(fileId, checkId)).toEqual([undefined, 0]);
});

async function kept(id: string): Promise<{ fileId: string; checkId: string }> {
  const it = await desk.parts.imports.find(SCOPE_ALL, id);
  const { fileId = '', checkId = '' } = it ?? {};
  expect((await left(fileId, checkId))[0]).toBeDefined();
  return { fileId, checkId };
}
/** The file and the number of rows that are left of an import. */
const left = async (fileId: string, checkId: string) => [
  await sha256OfFile(desk.parts.files, fileId),
  (await desk.parts.rows.list(SCOPE_ALL, { checkId, page: { limit: 10, offset: 0 } })).rows.length,
];

test('an import that nobody touched for a month goes with its rows and its file, one that is younger stays', async () => {
  const { id } = await desk.check((await desk.send(await zipWith(HEADER, [firm(unique('Old'))]))).body);
  const { fileId, checkId } = await kept(id);
  const after = (days: number) => ({
    ...desk.parts,
    clock: { now: () => new Date(systemClock.now().getTime() + days * 86_400_000) },
  });
  await sweepImports(after(29));
  expect((await left(fileId, checkId))[1]).toBe(1);
  expect(await sweepImports(after(31))).toBeGreaterThan(0);
  expect(await left(fileId, checkId)).toEqual([undefined, 0]);
  expect((await desk.ask(`/api/v1/supplier-imports/${id}`)).status).toBe(404);
});

import type { InvoiceDetail, InvoiceSummary, SettingEntry, UploadAnswer } from '@comptoir/contracts';
import { renderPdf } from '@comptoir/testing/invoices';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_SUPPLIER_IDS } from '../src/demo/accounts.ts';
import { type DemoRole, demoAccount } from './demo-account.ts';
import { demoInvoice } from './demo-invoice.ts';
import { eventually } from './eventually.ts';
import { command, historyOf, listInvoices, SETTLED, settledInvoice, showInvoice } from './invoices.ts';
import { listenLive } from './live-changes.ts';
import { startTestPortal } from './test-portal.ts';
import { unzip } from './unzip.ts';
import { upload } from './upload.ts';

const DROP = 30;
const { atelier } = DEMO_SUPPLIER_IDS;
const portal = await startTestPortal();
const [admin, alice, bruno, claire, supplier, stranger] = await Promise.all([
  portal.as('admin'),
  portal.as('alice'),
  portal.as('bruno'),
  portal.as('claire'),
  portal.as('atelier'),
  portal.as('nordlicht'),
]);

const files = await Promise.all(
  Array.from({ length: DROP }, async (_, index) => {
    const made = demoInvoice('atelier', 1000 + index, {
      invoiceNumber: `F-2026-${100 + index}`,
      issueDate: '2026-11-12',
    });
    return { name: `lampes-${index}.pdf`, made, bytes: await renderPdf(made) };
  }),
);
const lampen = await renderPdf(demoInvoice('nordlicht', 77, { invoiceNumber: 'R-2026-77' }));
const live = {
  supplier: await listenLive(supplier),
  stranger: await listenLive(stranger),
  alice: await listenLive(alice),
};
const fileAt = (index: number) => {
  const file = files[index];
  if (!file) throw new Error(`the drop has no file ${index}`);
  return file;
};
const madeAt = (index: number) => fileAt(index).made;
const bytesAt = (index: number): Buffer => Buffer.from(fileAt(index).bytes);
/** The drop's invoices in the order of its files. */
let dropped: InvoiceSummary[] = [];
let german: InvoiceSummary;

const invoiceAt = (index: number): InvoiceSummary => {
  const invoice = dropped[index];
  if (!invoice) throw new Error(`file ${index} of the drop has no invoice`);
  return invoice;
};

beforeAll(async () => {
  const answers = await Promise.all(files.map((file) => upload(supplier, file, atelier)));
  const theirs = await upload(stranger, { name: 'lampen.pdf', bytes: lampen });
  expect([...answers, theirs].map(({ status }) => status)).toEqual(Array(DROP + 1).fill(201));
  const uploads = (await Promise.all(answers.map((answer) => answer.json()))) as UploadAnswer[];
  expect(uploads.map(({ nameFile }) => nameFile)).toEqual(files.map(({ name }) => name));
  const rows = await eventually(
    'the thirty invoices to be read',
    async () => {
      const all = await listInvoices(supplier);
      return all.length >= DROP && all.every(({ status }) => SETTLED.includes(status)) && all;
    },
    90_000,
  );
  dropped = uploads.map(({ documentId }) => rows.find((row) => row.documentId === documentId) as InvoiceSummary);
  german = await settledInvoice(stranger, ((await theirs.json()) as UploadAnswer).documentId);
}, 120_000);

test('thirty files dropped at once become thirty invoices to verify, each read in full', async () => {
  const rows = await listInvoices(supplier);
  expect(rows).toHaveLength(DROP);
  expect(new Set(rows.map(({ documentId }) => documentId)).size).toBe(DROP);
  expect(
    dropped.map(({ fileName, status, level, invoiceNumber, grossTotal, supplierId }) => ({
      fileName,
      status,
      level,
      invoiceNumber,
      grossTotal,
      supplierId,
    })),
  ).toEqual(
    files.map(({ name, made: { invoiceNumber, grossTotal } }) => ({
      fileName: name,
      status: 'TO_VERIFY',
      level: 'FULLY',
      invoiceNumber,
      grossTotal,
      supplierId: atelier,
    })),
  );
  expect(await supplier.json<Record<string, number>>('/api/v1/invoices/counts')).toMatchObject({ TO_VERIFY: DROP });
});

test('each invoice’s moves reach the browsers of its own supplier and of the staff, nobody else’s', async () => {
  const path = ['InvoiceReceived', 'InvoiceReadingStarted', 'InvoiceRead'];
  for (const who of ['supplier', 'alice'] as const) {
    for (const { id } of dropped) {
      const told = () => live[who].changes.filter(({ subject }) => subject === id).map(({ type }) => type);
      await expect.poll(told).toEqual(path);
    }
  }
  const ofStranger = live.stranger.changes.filter(({ type }) => type.startsWith('Invoice'));
  expect(ofStranger.map(({ subject, type }) => `${subject} ${type}`)).toEqual(
    path.map((type) => `${german.id} ${type}`),
  );
  expect(live.supplier.changes.map(({ subject }) => subject)).not.toContain(german.id);
});

test('verified with a correction, controlled by another, paid in two parts by the accountant: PAID, and written down', async () => {
  const { id } = invoiceAt(0);
  const { content } = await showInvoice(alice, id);
  const verified = await command(alice, id, 'verify', { content: { ...content, dueDate: '2026-12-31' } });
  expect(await bodyOf(verified)).toMatchObject({ status: 200, body: { status: 'TO_CONTROL', dueDate: '2026-12-31' } });

  expect((await showInvoice(alice, id)).commands.control).toMatchObject({
    allowed: false,
    code: 'invoice.ownVerification',
    reason: 'You cannot control this invoice: you verified it; another person must control it.',
  });
  expect(await bodyOf(await command(alice, id, 'control'))).toMatchObject({
    status: 403,
    body: { code: 'invoice.ownVerification' },
  });
  expect((await showInvoice(bruno, id)).commands.control).toEqual({ allowed: true });
  expect(await bodyOf(await command(bruno, id, 'control'))).toMatchObject({ status: 200, body: { status: 'TO_PAY' } });

  const { grossTotal } = madeAt(0);
  const part = { date: '2026-12-30', amount: '50.00', method: 'SEPA', reference: 'VIR 1' };
  expect((await showInvoice(bruno, id)).commands.pay).toMatchObject({ allowed: false, code: 'access.denied' });
  expect(await bodyOf(await command(bruno, id, 'pay', part))).toMatchObject({
    status: 403,
    body: { code: 'access.denied' },
  });
  expect(await bodyOf(await command(claire, id, 'pay', part))).toMatchObject({
    status: 200,
    body: { status: 'TO_PAY', amountPaid: '50.00' },
  });
  const rest = { ...part, date: '2026-12-31', amount: (Number(grossTotal) - 50).toFixed(2), reference: 'VIR 2' };
  expect(await bodyOf(await command(claire, id, 'pay', rest))).toMatchObject({
    status: 200,
    body: { status: 'PAID', amountPaid: grossTotal },
  });

  const history = await historyOf(alice, id);
  // What its correction teaches is launched and completed beside it, in its own time.
  const story = history.filter(({ action }) => action !== 'START_TRAINING' && action !== 'END_TRAINING');
  expect(story.map(({ action, by, from, to }) => [action, by.name, from, to])).toEqual([
    ['CREATE', 'Samuel Roux', undefined, 'INTEGRATION_IN_PROGRESS'],
    ['START_READING', 'system', 'INTEGRATION_IN_PROGRESS', 'PROCESSING'],
    ['READ', 'system', 'PROCESSING', 'TO_VERIFY'],
    ['VERIFY', 'Alice Bernard', 'TO_VERIFY', 'TO_VERIFY'],
    ['SEND_FOR_CONTROL', 'Alice Bernard', 'TO_VERIFY', 'TO_CONTROL'],
    ['CONTROL', 'Bruno Petit', 'TO_CONTROL', 'TO_PAY'],
    ['PAY', 'Claire Moreau', 'TO_PAY', 'TO_PAY'],
    ['PAY', 'Claire Moreau', 'TO_PAY', 'PAID'],
  ]);
  expect(story[3]?.changes).toEqual([{ field: 'dueDate', before: madeAt(0).dueDate, after: '2026-12-31' }]);
  expect(story.map(({ at }) => at)).toEqual(story.map(({ at }) => at).sort());
  const shown = JSON.stringify([await showInvoice(supplier, id), await historyOf(supplier, id)]);
  expect(shown).not.toMatch(/Alice|Bruno|Claire/);

  const tab = await eventually('both payments in the supplier’s tab', async () => {
    const page = await supplier.json<Tab>(`/api/invoice/payment/${atelier}`);
    return page.totalElements >= 2 && page;
  });
  expect(tab.content).toEqual([
    expect.objectContaining({
      month: 12,
      annee: 2026,
      devise: 'EUR',
      montant: Number(rest.amount),
      typeLot: 'Payment',
      societe: 'Atelier Lumière',
    }),
    expect.objectContaining({ month: 12, annee: 2026, devise: 'EUR', montant: 50, typeLot: 'Payment' }),
  ]);
  expect(await bodyOf(await stranger.call(`/api/invoice/payment/${atelier}`))).toMatchObject({
    status: 404,
    body: { code: 'not.found' },
  });
});

test.each([
  ['fr', () => invoiceAt(1), () => supplier, 'atelier', 'Votre facture F-2026-101 a été refusée'],
  ['de', () => german, () => stranger, 'nordlicht', 'Ihre Rechnung R-2026-77 wurde abgelehnt'],
] as const)(
  'a rejection is mailed once to the supplier in its language (%s), and its reason is shown',
  async (_language, which, who, account, subject) => {
    const { id } = which();
    const details = 'Bon de commande 4711 absent';
    expect(await bodyOf(await command(alice, id, 'reject', { reason: 'CMD_ERR', details }))).toMatchObject({
      status: 200,
      body: { status: 'REJECTED' },
    });
    const mail = await eventually(`the mail ‘${subject}’`, async () => (await mailsOf(account, subject))[0]);
    expect(mail.text).toContain(details);
    const seen = await showInvoice(who(), id);
    expect(seen).toMatchObject({
      status: 'REJECTED',
      rejectionReason: 'CMD_ERR',
      rejection: { reason: 'CMD_ERR', details },
    });
    expect((await historyOf(who(), id)).at(-1)).toMatchObject({
      action: 'REJECT',
      reason: 'CMD_ERR',
      details,
      by: { id: 'staff', name: 'staff' },
    });
    expect(await mailsOf(account, subject)).toHaveLength(1);
  },
);

test('a document comes back byte for byte, and several as a zip that holds each as it was received', async () => {
  for (const path of ['/api/invoice/ID/pdf', '/api/invoice/bill/ID/pdf', '/api/v1/invoices/ID/document']) {
    const answer = await supplier.call(path.replace('ID', invoiceAt(2).id));
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytesAt(2))).toBe(true);
  }
  const some = [2, 3, 4, 5];
  const query = new URLSearchParams({ idInvoices: some.map((index) => invoiceAt(index).id).join(',') });
  const zip = await unzip(await (await alice.call(`/api/invoice/download?${query}`)).bytes());
  expect([...zip.keys()].sort()).toEqual(some.map((index) => `lampes-${index}.pdf`));
  for (const index of some) expect(zip.get(`lampes-${index}.pdf`)?.equals(bytesAt(index))).toBe(true);

  const all = await unzip(await (await supplier.call('/api/invoice/download?isSelectedAll=true')).bytes());
  expect(all.size).toBe(DROP);
  const strange = await stranger.call(`/api/invoice/download?${query}`);
  expect(await bodyOf(strange)).toMatchObject({ status: 404, body: { code: 'not.found' } });
});

test('the tolerance an admin changes holds at the next verification', async () => {
  const { id } = invoiceAt(6);
  const { content } = await showInvoice(alice, id);
  const { netTotal, vatTotal, grossTotal } = madeAt(6);
  const off = { netTotal, grossTotal, vatTotal: (Number(vatTotal) + 0.4).toFixed(2) };
  const verify = async () =>
    bodyOf(await command(alice, id, 'verify', { content: { ...content, vat: undefined, ...off } }));
  expect(await verify()).toMatchObject({
    status: 422,
    body: { code: 'invoice.totalsDiffer', params: { difference: '0.40 EUR', tolerance: '0.05' } },
  });
  await change({ AMOUNT_TOLERANCE: '0.5', INVOICE_MAXIMUM_SIZE: '2' });
  expect((await soon('the tolerance to hold', verify, 200)).body).toMatchObject({ status: 'TO_CONTROL' });
  await change({ AMOUNT_TOLERANCE: '0.05', INVOICE_MAXIMUM_SIZE: '2' });
});

test('the largest size an admin changes holds at the next upload', async () => {
  const send = async () => {
    const bytes = Buffer.concat([bytesAt(7), Buffer.alloc(150_000, ' ')]);
    return bodyOf(await upload(supplier, { name: 'gros.pdf', bytes }));
  };
  await change({ AMOUNT_TOLERANCE: '0.05', INVOICE_MAXIMUM_SIZE: 0.1 });
  const refused = await soon('the smaller size to hold', send, 413);
  expect(refused.body).toMatchObject({
    code: 'upload.tooLarge',
    params: { maximum: 0.1 },
    detail: 'The file ‘gros.pdf’ is larger than 0.1 MB.',
  });
  await change({ AMOUNT_TOLERANCE: '0.05', INVOICE_MAXIMUM_SIZE: '2' });
  await soon('the larger size to hold', send, 201);
});

const list = (row: object) => ({ content: expect.arrayContaining([row]), totalElements: expect.any(Number) });
const count = { data: expect.any(Number) };
const sum = { data: expect.any(Number), currency: 'EUR' };
const nothing = { content: [], totalElements: 0 };
const bill = {
  id: expect.any(String),
  createdAt: expect.any(String),
  hasDocument: true,
  number: expect.any(String),
  status: expect.any(String),
  total: expect.any(Number),
};
const invoice = {
  id: expect.any(String),
  invoiceNo: expect.stringMatching(/^F-2026-/),
  issueDate: '2026-11-12',
  supplier: 'Atelier Lumière',
  status: expect.any(String),
  totalHt: expect.any(Number),
  VAT: expect.any(Number),
  total: expect.any(Number),
  extractionLevel: 'FULLY',
  duplicated: false,
  exported: false,
};
const me = (first: string, supplierIds: readonly string[]) => ({
  firstName: first,
  lastName: expect.any(String),
  roles: expect.any(Array),
  supplierId: supplierIds[0] ?? null,
  supplierIds,
});
const user = {
  id: expect.any(String),
  username: expect.stringContaining('@'),
  civility: { code: expect.stringMatching(/^Mrs?$/), label: expect.any(String) },
  roles: expect.any(Array),
  status: 'ACTIVE',
};
const EVERYBODY: readonly DemoRole[] = ['admin', 'alice', 'claire', 'atelier'];
const staffAndStranger = { admin: 200, alice: 200, claire: 200, atelier: 200, nordlicht: 404 } as const;
const adminOnly = { admin: 200, alice: 403, claire: 403, atelier: 403 } as const;
const notClerks = { admin: 200, alice: 403, claire: 200, atelier: 200, nordlicht: 404 } as const;
const staffOnly = { admin: 200, alice: 200, claire: 200, atelier: 403 } as const;
const all = Object.fromEntries(EVERYBODY.map((role) => [role, 200])) as Partial<Record<DemoRole, number>>;

/** The specification's calls of this path: what each answers, and to whom. */
const CALLS: ReadonlyArray<readonly [path: string, shape: unknown, by: Partial<Record<DemoRole, number>>]> = [
  ['/api/current-user', expect.objectContaining(me('Samuel', [atelier])), { atelier: 200 }],
  ['/api/current-user', expect.objectContaining(me('Alice', [])), { alice: 200 }],
  ['/api/invoice/list?pageSize=50', list(expect.objectContaining(invoice)), all],
  [
    '/api/invoice/list?invoiceNoOrSupplierCode=F-2026-109',
    list(expect.objectContaining({ invoiceNo: 'F-2026-109', total: Number(madeAt(9).grossTotal) })),
    all,
  ],
  [
    '/api/invoice/list?status=REJECTED',
    list(expect.objectContaining({ rejectionReason: 'CMD_ERR', rejectionDate: expect.any(String) })),
    all,
  ],
  ['/api/invoice/list?invoiceNoOrSupplierCode=F-2026-109', nothing, { nordlicht: 200 }],
  ['/api/invoice/count', count, all],
  ['/api/supplier/invoice/count', count, all],
  [`/api/invoice/bill/${atelier}?pageSize=25&sortBy=createdAt`, list(bill), staffAndStranger],
  [`/api/invoice/payment/${atelier}`, list(expect.objectContaining({ montant: 50 })), staffAndStranger],
  [`/api/invoice/invoices/${atelier}`, nothing, staffAndStranger],
  [`/api/invoice/declarationCA/${atelier}`, nothing, staffAndStranger],
  [
    `/api/invoices/${atelier}/totalAmounts?status=PAID`,
    { data: Number(madeAt(0).grossTotal), currency: 'EUR' },
    staffAndStranger,
  ],
  [
    `/api/invoices/${atelier}/totalVAT?status=PAID`,
    { data: Number(madeAt(0).vatTotal), currency: 'EUR' },
    staffAndStranger,
  ],
  ['/api/invoice/totalAmounts?status=PAID&status=TO_PAY', sum, all],
  [
    '/api/invoice/supplier?pageSize=10',
    list(expect.objectContaining({ id: atelier, code: 'F-0001', raisonSociale: 'Atelier Lumière' })),
    all,
  ],
  [
    `/api/invoice/supplier/${atelier}`,
    expect.objectContaining({ id: atelier, locpt: '401ATELIER', iban: 'FR7630006000011234567890189' }),
    staffAndStranger,
  ],
  ['/api/invoice/supplier/count', count, all],
  ['/api/invoice/supplier/accountManager', list(expect.objectContaining({ firstName: 'Ada' })), staffOnly],
  ['/api/invoice/legalform', list(expect.objectContaining({ code: 'SARL' })), all],
  ['/api/invoice/countries', list({ countryCode: 'FR', countryName: 'France' }), all],
  [
    '/api/admin/setting/list/module/invoice',
    expect.arrayContaining([{ code: 'AMOUNT_TOLERANCE', value: '0.05' }]),
    adminOnly,
  ],
  ['/api/v1/features', expect.objectContaining({ INVOICE_RELAUNCH_EXTRACTION: true, AUTO_EXPORT: false }), all],
  [
    '/api/admin/user/list?typeUser=USER&userName=ali&status=ACTIVE,WAITING&pageNo=0&pageSize=25&sortBy=lastName',
    list(expect.objectContaining({ ...user, firstName: 'Alice', jobTitle: { code: 'regular', label: 'Agent' } })),
    adminOnly,
  ],
  [
    '/api/admin/user/list?typeUser=SUPPLIER',
    list(expect.objectContaining({ ...user, supplier: { id: atelier, label: 'Atelier Lumière' } })),
    adminOnly,
  ],
  [`/api/admin/user/${demoAccount('bruno').id}`, expect.objectContaining({ ...user, firstName: 'Bruno' }), adminOnly],
  ['/api/admin/user/job', list({ code: 'accounting', label: 'Accounting' }), adminOnly],
  ['/api/admin/user/civility', list({ code: 'Mrs', label: 'Mrs' }), adminOnly],
  ['/api/admin/user/countries', list({ countryCode: 'FR', countryName: 'France' }), adminOnly],
  [`/api/invoice/supplier/ibanRequest?supplierId=${atelier}`, expect.objectContaining({ id: null }), notClerks],
  [`/api/invoice/supplier/validIban?id=${atelier}`, { data: true }, notClerks],
  [`/api/message/history?supplierId=${atelier}`, nothing, staffAndStranger],
  ['/api/order', nothing, all],
  ['/api/order/count', { data: 0 }, all],
];

test.each(CALLS)('GET %s answers in the specification’s shape, each role what is its own', async (path, shape, by) => {
  for (const [role, status] of Object.entries(by) as Array<[DemoRole, number]>) {
    const answer = await (await portal.as(role)).call(path);
    expect(await bodyOf(answer)).toEqual({
      status,
      body: status === 200 ? shape : expect.objectContaining({ status, message: expect.any(String) }),
    });
  }
});

type Answer = { status: number; body: Partial<InvoiceDetail> & Record<string, unknown> };
type Tab = { content: Array<Record<string, unknown>>; totalElements: number };
type Mail = { subject: string; text: string; to: Array<{ address: string }> };

/** A setting is told to the services by an event: it holds from the next call on, give or take its way there. */
const soon = (what: string, ask: () => Promise<Answer>, status: number): Promise<Answer> =>
  eventually(
    what,
    async () => {
      const answer = await ask();
      return answer.status === status && answer;
    },
    2_000,
  );

const bodyOf = async (answer: Response): Promise<Answer> => ({
  status: answer.status,
  body: (await answer.json()) as Answer['body'],
});

async function mailsOf(account: DemoRole, subject: string): Promise<Mail[]> {
  const { email } = demoAccount(account);
  const caught = (await (await fetch(`${portal.mails.webUrl}/mails.json`)).json()) as Mail[];
  return caught.filter((mail) => mail.subject === subject && mail.to.some(({ address }) => address === email));
}

async function change(values: Record<string, string | number>): Promise<void> {
  const body = Object.entries(values).map(([code, value]) => ({ code, value, changed: true }));
  const answer = await admin.call('/api/admin/setting/invoice', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(await answer.json()).toEqual(
    expect.arrayContaining(body.map(({ code, value }): SettingEntry => ({ code, value: String(value) }))),
  );
}

import { type Action, type ChangeAsked, rolesCan } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { expect, test } from 'vitest';
import { DEMO_SUPPLIER_IDS } from '../src/demo/accounts.ts';
import { sendInvoices } from './browser/send-invoices.ts';
import { type DemoRole, demoAccount } from './demo-account.ts';
import { eventually } from './eventually.ts';
import { command, showInvoice } from './invoices.ts';
import { startTestPortal } from './test-portal.ts';

const WHO = ['admin', 'alice', 'claire', 'atelier'] as const;
// Files of comments are taken unscanned; registers outside are nobody's.
const nobody = 'http://127.0.0.1:1';
const portal = await startTestPortal({
  ...{ NODE_ENV: 'development', COMPANY_REGISTER_URL: nobody, VAT_REGISTER_URL: nobody },
});
const [admin, alice, bruno, claire] = await Promise.all([
  portal.as('admin'),
  portal.as('alice'),
  portal.as('bruno'),
  portal.as('claire'),
]);

await admin.call('/api/admin/setting/invoice', {
  method: 'PUT',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify([{ code: 'SUPPLIER_LOOK_UPS', value: '1', changed: true }]),
});
await eventually('the switch', async () => {
  return (await admin.call('/api/v1/look-ups/company?siret=73282932000074')).ok;
});

/** What an id in a call is of. */
type Kind = 'supplier' | 'invoice' | 'document' | 'payment' | 'mail' | 'user' | 'message' | 'bankRequest' | 'module';
type Ids = Readonly<Record<Kind, string>>;

/**
 * Every call that reads, and what the id in it is of: `all` has none and answers what its caller reaches, `rows` are a
 * supplier's in a service that does not know, or not yet, who is a supplier, `none` is a file that no supplier of the
 * demo has.
 */
const READS: Readonly<Record<string, Kind | 'all' | 'rows' | 'none'>> = {
  '/api/admin/setting/list/module/{module}': 'module',
  '/api/admin/user/civility': 'all',
  '/api/admin/user/countries': 'all',
  '/api/admin/user/job': 'all',
  '/api/admin/user/list': 'all',
  '/api/admin/user/{id}': 'user',
  '/api/admin/user/userPassword?token=x': 'all',
  '/api/admin/user/userPassword/?token=x': 'all',
  '/api/current-user': 'all',
  '/api/current-user/passkeys': 'all',
  '/api/current-user/second-factor': 'all',
  '/api/invoice/{id}/pdf': 'invoice',
  '/api/invoice/bill/{id}': 'rows',
  '/api/invoice/bill/{id}/pdf': 'invoice',
  '/api/invoice/count': 'all',
  '/api/invoice/countries': 'all',
  '/api/invoice/declarationCA/{id}': 'rows',
  '/api/invoice/download?idInvoices={id}': 'invoice',
  '/api/invoice/invoices/{id}': 'rows',
  '/api/invoice/legalform': 'all',
  '/api/invoice/list': 'all',
  '/api/invoice/payment/{id}': 'rows',
  '/api/invoice/supplier': 'all',
  '/api/invoice/supplier/{id}': 'supplier',
  '/api/invoice/supplier/{id}/logo': 'none',
  '/api/invoice/supplier/{id}/rib': 'none',
  '/api/invoice/supplier/accountManager': 'all',
  '/api/invoice/supplier/count': 'all',
  '/api/invoice/supplier/downloadRequestRib?id={id}': 'bankRequest',
  '/api/invoice/supplier/ibanRequest?supplierId={id}': 'supplier',
  '/api/invoice/supplier/ibanRequests': 'all',
  '/api/invoice/supplier/validIban?id={id}': 'supplier',
  '/api/invoice/totalAmounts': 'all',
  '/api/invoices/{id}/totalAmounts': 'rows',
  '/api/invoices/{id}/totalVAT': 'rows',
  '/api/message/history?supplierId={id}': 'rows',
  '/api/order': 'all',
  '/api/order/count': 'all',
  '/api/supplier/invoice/count': 'all',
  '/api/v1/audit': 'all',
  '/api/v1/audit/export?format=json': 'all',
  '/api/v1/audit/names?of=by': 'all',
  '/api/v1/audit/standing': 'all',
  '/api/v1/bank-changes': 'all',
  '/api/v1/change-requests?supplierId={id}': 'supplier',
  '/api/v1/documents/{id}': 'document',
  '/api/v1/documents/{id}/content': 'document',
  '/api/v1/documents/{id}/pages': 'document',
  '/api/v1/documents/{id}/pages/{number}': 'document',
  '/api/v1/extraction/invoices/{id}/evidence': 'invoice',
  '/api/v1/extraction/learning/{id}': 'rows',
  '/api/v1/extraction/templates/{id}': 'none',
  '/api/v1/extraction/templates/{id}/export': 'none',
  '/api/v1/extraction/trainings/{id}': 'none',
  '/api/v1/features': 'all',
  '/api/v1/intake-sources': 'all',
  '/api/v1/intake-sources/{id}': 'none',
  '/api/v1/intake-sources/{id}/arrivals': 'none',
  '/api/v1/invoices': 'all',
  '/api/v1/invoices/archive?ids={id}': 'invoice',
  '/api/v1/invoices/counts': 'all',
  '/api/v1/invoices/reject-reasons': 'all',
  '/api/v1/invoices/{id}': 'invoice',
  '/api/v1/invoices/{id}/document': 'invoice',
  '/api/v1/invoices/{id}/following': 'invoice',
  '/api/v1/invoices/{id}/history': 'invoice',
  '/api/v1/look-ups/company?siret=73282932000074': 'all',
  '/api/v1/look-ups/vat-number?vatNumber=FR40303265045': 'all',
  '/api/v1/mails': 'all',
  '/api/v1/mails/{id}': 'mail',
  '/api/v1/messages/unread': 'all',
  '/api/v1/messages/{id}/files/{number}': 'message',
  '/api/v1/payments': 'all',
  '/api/v1/payments/{id}': 'payment',
  '/api/v1/supplier-imports': 'all',
  '/api/v1/supplier-imports/template?format=csv': 'all',
  '/api/v1/supplier-imports/{id}': 'none',
  '/api/v1/supplier-imports/{id}/refused': 'none',
  '/api/v1/supplier-imports/{id}/rows': 'none',
  '/api/v1/suppliers': 'all',
  '/api/v1/suppliers/{id}': 'supplier',
  '/api/v1/users': 'all',
};
/** What the gateway answers by itself, of the session it holds or after it looked the permission up. */
const GATEWAY: readonly string[] = [
  ...['get /api/auth/sign-in', 'post /api/logout', 'get /api/live', 'get /api/v1/health'],
  ...['get /api/v1/sessions', 'delete /api/v1/sessions', 'delete /api/v1/sessions/{id}'],
  ...['get /api/v1/dead-letters', 'get /api/v1/dead-letters/{id}'],
  ...['post /api/v1/dead-letters/{id}/discard', 'post /api/v1/dead-letters/{id}/replay'],
];

/** What a supplier’s user may change, tried on what is another’s. */
const WRITES: Readonly<Record<string, (ids: Ids) => readonly [path: string, body?: object | FormData]>> = {
  'post /api/bill/upload': ({ supplier }) => [`/api/bill/upload?idClient=${supplier}`, formOf({ file: '%PDF-1.7' })],
  'delete /api/invoice/bill/{id}': ({ invoice }) => [`/api/invoice/bill/${invoice}`],
  'post /api/v1/invoices/{id}/withdraw': ({ invoice }) => [`/api/v1/invoices/${invoice}/withdraw`, { version: 1 }],
  'post /api/invoice/supplier/changeEmail': ({ supplier: supplierId }) => [
    '/api/invoice/supplier/changeEmail',
    { supplierId, email: 'thief@evil.example' },
  ],
  'post /api/invoice/supplier/changePhone': ({ supplier: supplierId }) => [
    '/api/invoice/supplier/changePhone',
    { supplierId, phoneNumber: '+33612345678' },
  ],
  'post /api/invoice/supplier/changeIban': ({ supplier }) => ['/api/invoice/supplier/changeIban', bankForm(supplier)],
  'post /api/invoice/supplier/cancelOtpValidation': ({ bankRequest: id }) => [
    '/api/invoice/supplier/cancelOtpValidation',
    { id },
  ],
  'post /api/invoice/supplier/validateOtp': ({ bankRequest: id }) => [
    '/api/invoice/supplier/validateOtp',
    { id, otp: '123456', operationType: 'IBAN' },
  ],
  'post /api/v1/change-requests/{id}/resend': ({ bankRequest }) => [
    `/api/v1/change-requests/${bankRequest}/resend`,
    {},
  ],
  'post /api/message/reply/send': ({ supplier }) => [
    `/api/message/reply/send?supplierId=${supplier}`,
    formOf({ replyText: 'hello', files: '%PDF-1.7' }),
  ],
  'post /api/v1/messages/read': ({ supplier: supplierId, message: upTo }) => [
    '/api/v1/messages/read',
    { supplierId, upTo },
  ],
};
/** Of oneself alone: there is no id to name another by, and a passkey is looked for among one's own. */
const ONESELF: readonly Action[] = ['profile.write', 'password.reset'];

interface Call {
  readonly method: string;
  readonly path: string;
  readonly action: Action;
}
const { paths } = await admin.json<{ paths: Record<string, Record<string, { 'x-action'?: Action }>> }>(
  '/api/docs/json',
);
const documented = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ method, path, action: operation['x-action'] })),
);
const calls = documented.filter((call): call is Call => call.action !== undefined && call.path.startsWith('/api/'));
const reads = calls.filter(({ method }) => method === 'get');
const writes = calls.filter(({ method }) => method !== 'get');

const [own, foreign] = [
  await livesOf('atelier', 'DE89370400440532013000'),
  await livesOf('nordlicht', 'DE02120300000000202051'),
];
const missing: Ids = {
  ...{ supplier: newId(), invoice: newId(), document: newId(), payment: newId(), user: newId(), bankRequest: newId() },
  message: newId(),
  ...{ mail: '0'.repeat(own.mail.length), module: 'garden' },
};

/** One of each thing of a supplier of the demo: an invoice that is paid and mailed, and a bank change that waits. */
async function livesOf(firm: keyof typeof DEMO_SUPPLIER_IDS, iban: string): Promise<Ids> {
  const [invoice] = await sendInvoices(portal, firm, ['F-2026-801'], { lineCount: 1 });
  if (!invoice) throw new Error('nothing was sent');
  const { id, documentId, grossTotal } = invoice;
  await command(alice, id, 'verify', { content: (await showInvoice(alice, id)).content });
  await command(bruno, id, 'control');
  await command(claire, id, 'pay', { date: '2026-11-20', amount: grossTotal, method: 'SEPA', reference: 'R' });
  const [payment] = (await showInvoice(claire, id)).payments;
  const paid = payment?.id ?? '';
  await eventually('the payment', async () => (await admin.call(`/api/v1/payments/${paid}`)).ok);
  const mails = await eventually('a mail', async () => {
    const rows = await admin.json<Array<{ id: string; supplierId?: string }>>('/api/v1/mails?range=[0,99]');
    return rows.length > 0 && rows;
  });
  const session = await portal.as(firm);
  const supplier = DEMO_SUPPLIER_IDS[firm];
  const body = bankForm(supplier, iban);
  const asked = await session.json<ChangeAsked>('/api/invoice/supplier/changeIban', { method: 'POST', body });
  const reply = await session.json<{ data: { id: string } }>(
    `/api/message/reply/send?supplierId=${supplier}&invoiceId=${id}`,
    { method: 'POST', body: formOf({ replyText: 'hello', files: '%PDF-1.7' }) },
  );
  return {
    message: reply.data.id,
    ...{ supplier, invoice: id, document: documentId, payment: paid, mail: mails[0]?.id ?? '', module: 'invoice' },
    ...{ user: demoAccount(firm).id, bankRequest: asked.data },
  };
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) {
    if (text.startsWith('%PDF')) form.append(name, new Blob([text]), 'file.pdf');
    else form.append(name, text);
  }
  return form;
}
function bankForm(supplierId: string, iban = 'DE89370400440532013000'): FormData {
  return formOf({
    supplierId,
    iban,
    bic: iban.startsWith('DE89') ? 'COBADEFFXXX' : 'BYLADEM1001',
    file: '%PDF-1.7\n%%EOF\n',
  });
}

const keyOf = (path: string): string => Object.keys(READS).find((key) => key.split('?')[0] === path) ?? path;
const may = (role: DemoRole, { action }: Call): boolean => rolesCan(demoAccount(role).roles, action);
const reachesAll = (role: DemoRole): boolean => demoAccount(role).supplierIds.length === 0;

/** What is said, but for the number it is noted under. */
async function saidBy(answer: Response): Promise<string> {
  return (await answer.text()).replace(/"correlationId":"[^"]*"/, '');
}

test('every call of every service names an action, and is in a table here', () => {
  const unnamed = documented.filter(({ action }) => action === undefined);
  expect(unnamed.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...GATEWAY].sort());
  expect(reads.map(({ path }) => keyOf(path)).filter((key) => READS[key] === undefined)).toEqual([]);
  const ofSuppliers = writes.filter((call) => may('atelier', call) && !ONESELF.includes(call.action));
  expect(ofSuppliers.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(WRITES).sort());
});

test.each(reads)('GET $path answers each role what the table of permissions gives it', async (call) => {
  const key = keyOf(call.path);
  const kind = READS[key] ?? 'none';
  const idKind = kind === 'all' || kind === 'rows' || kind === 'none' ? 'supplier' : kind;
  const found: unknown[] = [];
  const expected: unknown[] = [];
  for (const role of WHO) {
    const session = await portal.as(role);
    const ask = (ids: Ids) => session.call(key.replace('{number}', '1').replace(/\{\w+\}/, ids[idKind]));
    const whose = kind === 'all' ? { own } : { own, foreign, missing };
    const said: Record<string, string> = {};
    for (const [name, ids] of Object.entries(whose)) {
      const answer = await ask(ids);
      said[name] = await saidBy(answer);
      found.push([role, name, answer.status]);
      const isThere =
        kind !== 'none' &&
        (ids !== missing || kind === 'rows') &&
        (ids === own || kind === 'module' || reachesAll(role));
      expected.push([role, name, !may(role, call) ? 403 : isThere ? 200 : 404]);
    }
    if (role === 'atelier') {
      expect(said.foreign).toBe(said.missing);
      for (const id of new Set([
        foreign.supplier,
        foreign.invoice,
        foreign.document,
        foreign.payment,
        foreign.bankRequest,
        foreign.message,
      ]))
        expect([call.path, said.own]).not.toEqual([call.path, expect.stringContaining(id)]);
    }
  }
  expect(found).toEqual(expected);
});

test.each(reads.filter(({ path }) => READS[keyOf(path)] === 'all'))(
  'GET $path shows a supplier nothing of another, whatever filter names it',
  async ({ path }) => {
    const atelier = await portal.as('atelier');
    const { supplier, invoice, document, payment } = foreign;
    const queries: readonly Readonly<Record<string, string>>[] = [
      { filter: JSON.stringify({ supplierId: supplier }) },
      { filter: JSON.stringify({ id: [supplier, invoice] }) },
      { filter: JSON.stringify({ q: 'nordlicht' }) },
      { supplierId: supplier, search: 'nordlicht', q: 'nordlicht', supplierByCodeLieuOrNumFacture: 'nordlicht' },
      { invoiceNoOrSupplierCode: 'nordlicht', idClient: supplier },
    ];
    for (const query of queries) {
      const text = await (await atelier.call(`${path}?${new URLSearchParams(query)}`)).text();
      expect([supplier, invoice, document, payment].filter((id) => text.includes(id))).toEqual([]);
    }
  },
);

test.each(writes)('$method $path is refused to each role that the table does not name', async (call) => {
  for (const role of WHO.filter((each) => !may(each, call))) {
    const answer = await (await portal.as(role)).call(call.path.replace(/\{\w+\}/, own.invoice), {
      method: call.method.toUpperCase(),
    });
    expect([role, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      role,
      403,
      'access.denied',
    ]);
  }
});

test.each(Object.entries(WRITES))('%s on what is another’s is answered as on what is not there', async (key, write) => {
  const atelier = await portal.as('atelier');
  const send = async (ids: Ids) => {
    const [path, body] = write(ids);
    const isForm = body instanceof FormData;
    return atelier.call(path, {
      method: key.split(' ')[0]?.toUpperCase() ?? '',
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      ...(body && !isForm && { headers: { 'content-type': 'application/json' } }),
    });
  };
  const [theirs, none] = [await send(foreign), await send(missing)];
  expect([theirs.status, none.status]).toEqual([404, 404]);
  expect(await saidBy(theirs)).toBe(await saidBy(none));
});

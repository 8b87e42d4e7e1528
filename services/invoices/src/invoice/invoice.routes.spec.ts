import type { Caller } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { badInput } from '@comptoir/testing/bad-input';
import { expect, test } from 'vitest';
import { ACME, OTHER, PEOPLE } from '../testing/people.ts';
import { reading } from '../testing/readings.ts';
import { runningService } from '../testing/running-service.ts';

const service = await runningService();
const { admin, vera, carl, paula, buyer, supplier, colleague, stranger } = PEOPLE;
const list = (caller: Caller, query: Record<string, unknown> = {}) => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.set(name, JSON.stringify(value));
  return service.ask(caller, 'GET', `/api/v1/invoices?${parameters}`);
};
const rowsOf = (answer: { body: unknown }) => answer.body as Array<Record<string, unknown>>;

test('a form with a stale version is told who changed what since', async () => {
  const id = await service.toVerify(reading());
  const { version, content } = await service.show(carl, id);
  await service.verify(vera, id, { orderNumber: 'PO-1' });
  const stale = await service.command(carl, id, 'verify', { version, content });
  const { status, problem } = badInput('form with a stale version');
  expect(stale).toMatchObject({
    status,
    body: { code: problem, params: { by: 'Vera', changes: 'VERIFY, orderNumber, SEND_FOR_CONTROL' } },
  });
});

test('of two who control at once one succeeds and the other is told', async () => {
  const id = await service.toVerify(reading());
  await service.verify(vera, id);
  const { version } = await service.show(carl, id);
  const answers = await Promise.all([carl, paula].map((by) => service.command(by, id, 'control', { version })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('two payments at once never pay more than is due', async () => {
  const id = await service.toVerify(reading());
  await service.verify(vera, id);
  await service.command(carl, id, 'control');
  const { version } = await service.show(paula, id);
  const payment = { version, date: '2026-12-01', amount: '120.00', method: 'SEPA', reference: 'R' };
  const answers = await Promise.all([1, 2, 3].map(() => service.command(paula, id, 'pay', payment)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await service.show(paula, id)).toMatchObject({ status: 'PAID', amountPaid: '120.00' });
});

test('another supplier’s invoice and a missing one answer alike, in every call', async () => {
  const id = await service.toVerify(reading());
  const calls = (of: string): Array<[string, string, unknown?]> => [
    ['GET', `/api/v1/invoices/${of}`],
    ['GET', `/api/v1/invoices/${of}/history`],
    ['GET', `/api/v1/invoices/${of}/document`],
    ['GET', `/api/v1/invoices/${of}/following`],
    ['POST', `/api/v1/invoices/${of}/withdraw`, { version: 3 }],
    ['GET', `/api/v1/invoices/archive?ids=${of}`],
    ['GET', `/api/invoice/${of}/pdf`],
    ['GET', `/api/invoice/bill/${of}/pdf`],
    ['DELETE', `/api/invoice/bill/${of}`],
    ['GET', `/api/invoice/download?idInvoices=${of}`],
  ];
  const missing = newId();
  const expected = badInput("another supplier's invoice");
  for (const [at, [method, path, body]] of calls(id).entries()) {
    const foreign = await service.ask(stranger, method, path, body);
    const [, missingPath = ''] = calls(missing)[at] ?? [];
    const none = await service.ask(stranger, method, missingPath, body);
    expect({ path, status: foreign.status, body: foreign.body }).toEqual({
      path,
      status: expected.status,
      body: none.body,
    });
    expect(foreign.body.code).toBe(expected.problem);
  }
  expect(await service.show(supplier, id)).toMatchObject({ status: 'TO_VERIFY' });
});

test('the list answers pages, totals and cursors, and only the caller’s rows', async () => {
  const ids = [];
  for (let at = 0; at < 5; at += 1)
    ids.push(
      await service.toVerify(reading({ invoiceNumber: `LIST-${at}`, supplierVatNumber: undefined, iban: undefined }), {
        supplierId: OTHER,
        by: stranger,
      }),
    );
  const first = await list(stranger, { sort: ['invoiceNumber', 'ASC'], range: [0, 1], filter: {} });
  expect(first.headers.get('content-range')).toBe('invoices 0-1/5');
  expect(rowsOf(first).map((row) => row.invoiceNumber)).toEqual(['LIST-0', 'LIST-1']);
  const cursor = first.headers.get('x-next-cursor') ?? '';
  const next = await service.ask(
    stranger,
    'GET',
    `/api/v1/invoices?${new URLSearchParams({ sort: '["invoiceNumber","ASC"]', range: '[2,3]', cursor })}`,
  );
  expect(rowsOf(next).map((row) => row.invoiceNumber)).toEqual(['LIST-2', 'LIST-3']);
  expect(rowsOf(await list(stranger, { range: [0, 99] })).every((row) => row.supplierId === OTHER)).toBe(true);
  expect(rowsOf(await list(stranger, { filter: { supplierId: ACME } }))).toEqual([]);
  const byId = await list(vera, { filter: { id: ids } });
  expect(rowsOf(byId).map((row) => row.id)).toEqual([...ids].sort());
  const found = await list(vera, { filter: { q: 'LIST-3' } });
  expect(rowsOf(found).map((row) => row.invoiceNumber)).toEqual(['LIST-3']);
  expect((await list(vera, { filter: { q: 'LIST-3' }, sort: ['grossTotal', 'ASC'] })).body).toMatchObject({
    code: 'list.sort',
  });
});

test('counts by status follow every move, each under its caller’s scope', async () => {
  const count = async (caller: Caller, status: string) =>
    ((await service.ask(caller, 'GET', '/api/v1/invoices/counts')).body[status] as number | undefined) ?? 0;
  const before = {
    staff: await count(vera, 'TO_CONTROL'),
    own: await count(supplier, 'TO_CONTROL'),
    foreign: await count(stranger, 'TO_CONTROL'),
  };
  const id = await service.toVerify(reading());
  await service.verify(vera, id);
  expect(await count(vera, 'TO_CONTROL')).toBe(before.staff + 1);
  expect(await count(supplier, 'TO_CONTROL')).toBe(before.own + 1);
  expect(await count(stranger, 'TO_CONTROL')).toBe(before.foreign);
  await service.command(vera, id, 'reject', { reason: 'CALCUL_ERR' });
  expect(await count(vera, 'TO_CONTROL')).toBe(before.staff);
});

test('verifying names every field that is missing or wrong', async () => {
  const id = await service.toVerify(reading());
  const empty = await service.command(vera, id, 'verify', { content: {} });
  expect(empty).toMatchObject({ status: 422, body: { code: 'invoice.supplierRequired' } });
  expect((empty.body.errors as Array<{ field: string }>).map(({ field }) => field)).toEqual([
    'content.supplierId',
    'content.grossTotal',
    'content.currency',
  ]);
  const wrong = await service.verify(vera, id, { netTotal: '100.001', issueDate: '2026-02-30' });
  expect(wrong).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  expect((wrong.body.errors as Array<{ field: string }>).map(({ field }) => field)).toEqual([
    'content.issueDate',
    'content.netTotal',
  ]);
  expect(await service.verify(vera, id, { supplierId: newId() })).toMatchObject({
    status: 422,
    body: { code: 'invoice.supplierUnknown' },
  });
});

test('the lines of an invoice come back as they were verified', async () => {
  const id = await service.toVerify(reading());
  const line = {
    ...{ itemCode: 'A-1', designation: 'Paper', quantity: '2', unitPrice: '50.00', vatRate: '20', netTotal: '100.00' },
    deliveryDate: '2026-11-01',
  };
  expect(await service.verify(vera, id, { lines: [line] })).toMatchObject({ status: 200 });
  expect((await service.show(supplier, id)).content.lines).toEqual([line]);
});

test('sending back gives the work to the step before, with its reason; the supplier is not told it', async () => {
  const id = await service.toVerify(reading());
  await service.verify(vera, id);
  await service.command(carl, id, 'control');
  expect(await service.command(paula, id, 'sendBack', { reason: 'wrong cost centre' })).toMatchObject({
    body: { status: 'TO_CONTROL' },
  });
  expect(await service.command(carl, id, 'sendBack', { reason: 'wrong supplier' })).toMatchObject({
    body: { status: 'TO_VERIFY' },
  });
  const told = JSON.stringify((await service.ask(supplier, 'GET', `/api/v1/invoices/${id}/history`)).body);
  expect(told).toContain('SEND_BACK');
  expect(told).not.toContain('wrong supplier');
  expect(told).not.toContain('Carl');
  expect(JSON.stringify((await service.ask(vera, 'GET', `/api/v1/invoices/${id}/history`)).body)).toContain(
    'wrong supplier',
  );
});

test('a payment is reversed once, and the invoice waits to be paid again', async () => {
  const id = await service.toVerify(reading());
  await service.verify(vera, id);
  await service.command(carl, id, 'control');
  const payment = { date: '2026-12-01', amount: '120.00', method: 'SEPA', reference: 'R' };
  const paid = await service.command(paula, id, 'pay', payment);
  const [{ id: paymentId } = { id: '' }] = paid.body.payments as Array<{ id: string }>;
  const reversed = await service.command(paula, id, 'reverse', { paymentId, reason: 'wrong account' });
  expect(reversed).toMatchObject({ status: 200, body: { status: 'TO_PAY', amountPaid: '0.00' } });
  expect(await service.command(paula, id, 'reverse', { paymentId, reason: 'again' })).toMatchObject({
    status: 422,
    body: { code: 'invoice.paymentUnknown' },
  });
});

test('a rejected invoice says why to its supplier; OTHER needs words', async () => {
  const id = await service.toVerify(reading());
  expect(await service.command(vera, id, 'reject', { reason: 'OTHER' })).toMatchObject({
    status: 422,
    body: { code: 'invoice.reasonRequired' },
  });
  await service.command(vera, id, 'reject', { reason: 'OTHER', details: 'not ours' });
  expect(await service.show(supplier, id)).toMatchObject({
    status: 'REJECTED',
    rejectionReason: 'OTHER',
    rejection: { reason: 'OTHER', details: 'not ours', by: { name: 'staff' } },
  });
  await expect
    .poll(() => service.said.find(({ type, subject }) => type === 'InvoiceRejected' && subject === id)?.data)
    .toMatchObject({ reason: 'OTHER', details: 'not ours' });
});

test('a supplier’s colleague withdraws what was sent; once verified nobody can', async () => {
  const sent = await service.store();
  expect(await service.command(colleague, sent, 'withdraw')).toMatchObject({
    status: 200,
    body: { status: 'CANCELED' },
  });
  const id = await service.toVerify(reading());
  await service.verify(vera, id);
  expect(await service.command(supplier, id, 'withdraw')).toMatchObject({
    status: 409,
    body: { code: 'invoice.transition' },
  });
});

test('a deleted invoice is gone from every list and count, and its late reading does no harm', async () => {
  const id = await service.store();
  await service.start(id);
  await service.unreadable(id);
  const before = await service.ask(admin, 'GET', '/api/v1/invoices/counts');
  expect((await service.ask(buyer, 'DELETE', `/api/v1/invoices/${id}`)).status).toBe(403);
  expect((await service.ask(admin, 'DELETE', `/api/v1/invoices/${id}`)).status).toBe(200);
  expect((await service.ask(admin, 'GET', `/api/v1/invoices/${id}`)).status).toBe(404);
  const after = await service.ask(admin, 'GET', '/api/v1/invoices/counts');
  expect((after.body.EXCEPTION as number | undefined) ?? 0).toBe((before.body.EXCEPTION as number) - 1);
  await service.read(id, reading());
  expect(await service.database.connection.collection('dead_letters').countDocuments()).toBe(0);
});

test('the history of a deleted invoice is kept: it ends with who deleted it, and the fact is told', async () => {
  const id = await service.store();
  await service.start(id);
  await service.unreadable(id);
  expect((await service.ask(admin, 'DELETE', `/api/v1/invoices/${id}`)).status).toBe(200);
  const lines = await service.database.connection
    .collection('invoice_history')
    .find({ invoiceId: id })
    .sort({ version: 1, _id: 1 })
    .toArray();
  expect(lines.map(({ action }) => action).slice(0, 2)).toEqual(['CREATE', 'START_READING']);
  expect(lines.filter(({ action }) => action === 'DELETE')).toHaveLength(1);
  expect(lines.at(-1)).toMatchObject({
    action: 'DELETE',
    by: { id: admin.id, name: admin.name, kind: 'user' },
    from: 'EXCEPTION',
    to: 'EXCEPTION',
    version: lines.length,
  });
  await expect
    .poll(() => service.said.find(({ type, subject }) => type === 'InvoiceDeleted' && subject === id)?.data)
    .toMatchObject({ action: 'DELETE', by: { id: admin.id } });
});

test('an invoice to verify is followed by the ones received after it, then by the first of the list', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 3; at += 1)
    ids.push(
      await service.toVerify(reading({ supplierVatNumber: undefined, iban: undefined }), {
        supplierId: OTHER,
        by: stranger,
      }),
    );
  const [, middle, last] = ids;
  const query = new URLSearchParams({
    sort: JSON.stringify(['receivedAt', 'ASC']),
    filter: JSON.stringify({ status: ['TO_VERIFY'] }),
  });
  const idsAt = async (path: string) => {
    const { body } = await service.ask(stranger, 'GET', `/api/v1/invoices${path}?${query}`);
    return (body as unknown as Array<{ id: string }>).map(({ id }) => id);
  };
  const [first, second] = await idsAt('');
  expect(await idsAt(`/${middle}/following`)).toEqual([last, first]);
  expect(await idsAt(`/${last}/following`)).toEqual([first, second]);
  expect((await service.ask(stranger, 'GET', `/api/v1/invoices/${last}/following?sort=x`)).status).toBe(400);
});

test('a credit note is settled the other way, and counts against the totals', async () => {
  const amounts = { netTotal: '-100.00', vatTotal: '-20.00', grossTotal: '-120.00' };
  const id = await service.toVerify(reading({ typeCode: '381', ...amounts }));
  const total = async () =>
    (await service.ask(vera, 'GET', `/api/invoices/${ACME}/totalAmounts?status=PAID`)).body.data as number;
  const before = await total();
  await service.verify(vera, id);
  await service.command(carl, id, 'control');
  const payment = { date: '2026-12-01', amount: '120.00', method: 'offset', reference: 'R' };
  expect(await service.command(paula, id, 'pay', payment)).toMatchObject({ body: { status: 'PAID' } });
  expect(await total()).toBe(before - 120);
  await expect
    .poll(() => service.said.find(({ type, subject }) => type === 'InvoicePaymentRecorded' && subject === id)?.data)
    .toMatchObject({ amount: '-120.00', settled: true });
});

test('the kept counters tell what the rows say, after all that was done here', async () => {
  const rows = await service.database.connection
    .collection('invoices')
    .aggregate<{ _id: string; count: number }>([{ $group: { _id: '$invoice.status', count: { $sum: 1 } } }])
    .toArray();
  const counted = await service.ask(admin, 'GET', '/api/v1/invoices/counts');
  expect(counted.body).toEqual(Object.fromEntries(rows.map(({ _id, count }) => [_id, count])));
  const paid = { 'invoice.status': 'PAID', 'invoice.content.currency': 'EUR' };
  const amounts = await service.database.connection.collection('invoices').find(paid).toArray();
  const total = amounts.reduce(
    (sum, { invoice: { content } }) => sum + (content.typeCode === '381' ? -1 : 1) * Math.abs(content.grossTotal),
    0,
  );
  expect((await service.ask(admin, 'GET', '/api/invoice/totalAmounts?status=PAID')).body).toMatchObject({
    data: total / 100,
  });
});

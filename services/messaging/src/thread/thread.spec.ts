import { SCOPE_ALL } from '@comptoir/contracts';
import { assertIndexed, newId } from '@comptoir/storage';
import { aClerk, anAccountant, anAdmin, aPurchaser, aSupplier, eventually, startService } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { aFirm, anInvoice } from '../testing/a-firm.ts';
import { codeOf, threadCalls } from '../testing/thread-calls.ts';
import { createConversationStore } from './conversation.store.ts';
import { createMessageStore } from './message.store.ts';

const service = await startService('messaging', createApp, {
  env: { PUBLIC_URL: 'https://portal.example', SMTP_URL: 'smtp://127.0.0.1:9', NODE_ENV: 'development' },
});
const { send, history } = threadCalls(service);

test('a supplier and the staff read the same thread, oldest first, each on its side', async () => {
  const firm = await aFirm(service);
  const supplier = aSupplier(firm);
  expect((await send(supplier, firm, ' When is F-7 paid?\r\nThank you ')).status).toBe(201);
  expect((await send(aClerk(), firm, 'On Friday.')).status).toBe(201);
  const seen = await history(supplier, firm);
  expect(seen.content.map(({ content, createdBy, fromSupplier }) => [content, createdBy, fromSupplier])).toEqual([
    ['When is F-7 paid?\nThank you', supplier.name, true],
    ['On Friday.', 'Carl Clerk', false],
  ]);
  const byStaff = await history(anAccountant(), firm);
  const withoutRead = ({ unread: _read, ...message }: (typeof byStaff.content)[number]) => message;
  expect(byStaff.content.map(withoutRead)).toEqual(seen.content.map(withoutRead));
  const told = await eventually(() => service.said.find(({ subject }) => subject === seen.content[0]?.id));
  expect(told).toMatchObject({ type: 'MessagePosted', supplierId: firm, data: { fromSupplier: true } });
  expect(JSON.stringify(told)).not.toContain('F-7');
});

test('a foreign thread is answered as a missing one, for reading and writing', async () => {
  const [own, foreign] = [await aFirm(service), await aFirm(service)];
  const supplier = aSupplier(own);
  for (const id of [foreign, newId()]) {
    expect(await codeOf(await service.call(supplier, `/api/message/history?supplierId=${id}`))).toEqual([
      404,
      'not.found',
    ]);
    expect(await codeOf(await send(supplier, id, 'hello'))).toEqual([404, 'not.found']);
  }
  expect(await codeOf(await send(anAdmin(), newId(), 'hello'))).toEqual([404, 'not.found']);
  expect((await history(anAdmin(), foreign)).content).toEqual([]);
});

test('a purchaser reads and does not write; nobody does neither', async () => {
  const firm = await aFirm(service);
  expect((await history(aPurchaser(), firm)).totalElements).toBe(0);
  expect((await send(aPurchaser(), firm, 'hello')).status).toBe(403);
  expect((await send(undefined, firm, 'hello')).status).toBe(401);
});

test.each([
  ['nothing at all is passed over', '  \n ', undefined, 200, undefined],
  ['a file without a comment asks for one', '', 'bytes', 400, 'missing.comment'],
  ['a comment of 5001 characters is too long', 'x'.repeat(5001), undefined, 413, 'message.tooLong'],
  ['a comment far too long to be read is too long', 'x'.repeat(50_000), undefined, 413, 'message.tooLong'],
])('%s, and leaves nothing behind', async (_what, text, file, status, code) => {
  const firm = await aFirm(service);
  const answer = await send(aSupplier(firm), firm, text, file === undefined ? {} : { files: [['proof.pdf', file]] });
  expect(await codeOf(answer)).toEqual([status, code]);
  expect((await history(anAdmin(), firm)).totalElements).toBe(0);
});

test('a long thread comes by pages, the last comments first', async () => {
  const firm = await aFirm(service);
  for (let n = 1; n <= 7; n += 1) await send(anAdmin(), firm, `comment ${n}`);
  const page = async (pageNo: number) =>
    (await history(anAdmin(), firm, undefined, `&pageNo=${pageNo}&pageSize=3`)).content.map(({ content }) =>
      content.slice(8),
    );
  expect([await page(0), await page(1), await page(2)]).toEqual([['5', '6', '7'], ['2', '3', '4'], ['1']]);
});

test('every list of the threads is read straight from an index, in every scope', async () => {
  const firm = await aFirm(service);
  const invoiceId = await anInvoice(service, firm);
  for (let n = 0; n < 5; n += 1) {
    await send(n % 2 ? anAdmin() : aSupplier(firm), firm, 'hello', n > 2 ? { invoiceId } : {});
  }
  const messages = createMessageStore(service.database);
  const conversations = createConversationStore(service.database);
  for (const scope of [SCOPE_ALL, { kind: 'suppliers', ids: [firm] }] as const) {
    for (const thread of [{ supplierId: firm }, { supplierId: firm, invoiceId }]) {
      await assertIndexed(scope, messages.pageQuery(thread, { limit: 3, offset: 1 }));
      await assertIndexed(scope, messages.laterQuery(thread, { side: 'staff', after: 1, limit: 2 }));
    }
    for (const side of ['supplier', 'staff'] as const) await assertIndexed(scope, conversations.pageQuery(side, 10));
  }
});

test('many who write at once are all heard, each in a place of its own', async () => {
  const firm = await aFirm(service);
  const writers = [anAdmin(), aClerk(), aSupplier(firm), aSupplier(firm)];
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => send(writers[n % 4], firm, `comment ${n}`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  const { content, totalElements } = await history(anAdmin(), firm);
  expect(totalElements).toBe(8);
  expect(new Set(content.map((message) => message.content)).size).toBe(8);
  const times = content.map(({ dateSent }) => dateSent);
  expect(times).toEqual(times.toSorted());
});

test('a question about an invoice stands beside it and in the thread, with the invoice’s number', async () => {
  const firm = await aFirm(service);
  const supplier = aSupplier(firm);
  const invoiceId = await anInvoice(service, firm, { invoiceNumber: null });
  await send(supplier, firm, 'Hello');
  await send(supplier, firm, 'Why is it late?', { invoiceId });
  await send(anAdmin(), firm, 'A page is missing.', { invoiceId });
  const said = async (id?: string) =>
    (await history(supplier, firm, id)).content.map(({ content, invoice }) => [content, invoice?.name]);
  expect(await said(invoiceId)).toEqual([
    ['Why is it late?', 'scan.pdf'],
    ['A page is missing.', 'scan.pdf'],
  ]);
  expect((await history(supplier, firm, invoiceId)).totalElements).toBe(2);
  await anInvoice(service, firm, { id: invoiceId, sequence: 2, invoiceNumber: 'F-12' });
  expect(await said()).toEqual([
    ['Hello', undefined],
    ['Why is it late?', 'F-12'],
    ['A page is missing.', 'F-12'],
  ]);
  const told = await eventually(() =>
    service.said.find(({ data }) => (data as { invoiceId?: string }).invoiceId === invoiceId),
  );
  expect(told).toMatchObject({ type: 'MessagePosted', supplierId: firm, data: { invoiceId } });
});

test('about an invoice that is another’s, deleted or not there nothing is asked, and nothing is told of it', async () => {
  const [firm, other] = [await aFirm(service), await aFirm(service)];
  const supplier = aSupplier(firm);
  const foreign = await anInvoice(service, other);
  const nobodys = await anInvoice(service, null);
  const deleted = await anInvoice(service, firm);
  const { data } = service.said.findLast(({ subject }) => subject === deleted) ?? {};
  await service.say('invoices', { type: 'InvoiceDeleted', subject: deleted, sequence: 2, data });
  for (const caller of [supplier, anAdmin()]) {
    for (const invoiceId of [foreign, nobodys, deleted, newId()]) {
      expect(await codeOf(await send(caller, firm, 'why?', { invoiceId }))).toEqual([404, 'not.found']);
      expect((await history(caller, firm, invoiceId)).content).toEqual([]);
    }
  }
  const moved = await anInvoice(service, firm);
  await send(supplier, firm, 'mine', { invoiceId: moved });
  await anInvoice(service, other, { id: moved, sequence: 2, invoiceNumber: 'SECRET' });
  expect(JSON.stringify(await history(supplier, firm))).not.toContain('SECRET');
  expect((await history(aSupplier(other), other, moved)).content).toEqual([]);
});

test.each([
  ['without a boundary', 'multipart/form-data', '--b', 400, 'request.malformed'],
  [
    'that ends too early',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="replyText"\r\n\r\nhi',
    400,
    'request.malformed',
  ],
  ['that is JSON', 'application/json', '{"replyText":"hi"}', 415, 'request.mediaType'],
])('a form %s is refused as the sender’s fault', async (_how, type, body, status, code) => {
  const firm = await aFirm(service);
  const path = `/api/message/reply/send?supplierId=${firm}`;
  const answer = await service.call(anAdmin(), path, { method: 'POST', headers: { 'content-type': type }, body });
  expect(await codeOf(answer)).toEqual([status, code]);
  expect((await history(anAdmin(), firm)).totalElements).toBe(0);
});

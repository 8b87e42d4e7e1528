import {
  type EventData,
  type ProblemDetails,
  SCOPE_ALL,
  type ThreadMessage,
  type UserCaller,
} from '@comptoir/contracts';
import { assertIndexed, newId } from '@comptoir/storage';
import { aClerk, anAccountant, anAdmin, aPurchaser, aSupplier, eventually, startService } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createMessageStore } from './message.store.ts';

const service = await startService('messaging', createApp, {
  env: { PUBLIC_URL: 'https://portal.example', SMTP_URL: 'smtp://127.0.0.1:9' },
});
async function aFirm(): Promise<string> {
  const id = newId();
  const data: EventData<'SupplierChanged'> = {
    code: 'C',
    name: 'Firm',
    kind: 'supplier',
    locpt: 'l',
    countryCode: 'FR',
    currency: 'EUR',
    vatNumber: null,
    siret: null,
    iban: null,
    bic: null,
    email: `${id}@example.com`,
    language: 'fr',
    contacts: [],
  };
  await service.say('suppliers', { type: 'SupplierChanged', subject: id, data });
  return id;
}
function send(caller: UserCaller | undefined, supplierId: string, replyText: string, file?: string) {
  const body = new FormData();
  body.set('replyText', replyText);
  if (file !== undefined) body.append('files', new Blob([file]), 'proof.pdf');
  return service.call(caller, `/api/message/reply/send?supplierId=${supplierId}`, { method: 'POST', body });
}
const history = async (caller: UserCaller, supplierId: string, more = '') => {
  const answer = await service.call(caller, `/api/message/history?supplierId=${supplierId}${more}`);
  return (await answer.json()) as { content: ThreadMessage[]; totalElements: number };
};
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as ProblemDetails).code];

test('a supplier and the staff read the same thread, oldest first, each on its side', async () => {
  const firm = await aFirm();
  const supplier = aSupplier(firm);
  expect((await send(supplier, firm, ' When is F-7 paid?\r\nThank you ')).status).toBe(201);
  expect((await send(aClerk(), firm, 'On Friday.')).status).toBe(201);
  const seen = await history(supplier, firm);
  expect(seen.content.map(({ content, createdBy, fromSupplier }) => [content, createdBy, fromSupplier])).toEqual([
    ['When is F-7 paid?\nThank you', supplier.name, true],
    ['On Friday.', 'Carl Clerk', false],
  ]);
  expect(await history(anAccountant(), firm)).toEqual(seen);
  const told = await eventually(() => service.said.find(({ subject }) => subject === seen.content[0]?.id));
  expect(told).toMatchObject({ type: 'MessagePosted', supplierId: firm, data: { fromSupplier: true } });
  expect(JSON.stringify(told)).not.toContain('F-7');
});

test('a foreign thread is answered as a missing one, for reading and writing', async () => {
  const [own, foreign] = [await aFirm(), await aFirm()];
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
  const firm = await aFirm();
  expect((await history(aPurchaser(), firm)).totalElements).toBe(0);
  expect((await send(aPurchaser(), firm, 'hello')).status).toBe(403);
  expect((await send(undefined, firm, 'hello')).status).toBe(401);
});

test.each([
  ['nothing at all is passed over', '  \n ', undefined, 200, undefined],
  ['a file without a comment asks for one', '', 'bytes', 400, 'missing.comment'],
  ['a file is not taken', 'see file', 'bytes', 415, 'message.noFiles'],
  ['a comment of 5001 characters is too long', 'x'.repeat(5001), undefined, 413, 'message.tooLong'],
])('%s, and leaves nothing behind', async (_what, text, file, status, code) => {
  const firm = await aFirm();
  const answer = await send(aSupplier(firm), firm, text, file);
  expect(await codeOf(answer)).toEqual([status, code]);
  expect((await history(anAdmin(), firm)).totalElements).toBe(0);
});

test('a long thread comes by pages, the last comments first, from an index', async () => {
  const firm = await aFirm();
  for (let n = 1; n <= 7; n += 1) await send(anAdmin(), firm, `comment ${n}`);
  const page = async (pageNo: number) =>
    (await history(anAdmin(), firm, `&pageNo=${pageNo}&pageSize=3`)).content.map(({ content }) => content.slice(8));
  expect([await page(0), await page(1), await page(2)]).toEqual([['5', '6', '7'], ['2', '3', '4'], ['1']]);
  const store = createMessageStore(service.database);
  await assertIndexed(SCOPE_ALL, store.pageQuery(firm, { limit: 3, offset: 3 }));
  await assertIndexed({ kind: 'suppliers', ids: [firm] }, store.pageQuery(firm, { limit: 3, offset: 0 }));
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
  const firm = await aFirm();
  const path = `/api/message/reply/send?supplierId=${firm}`;
  const answer = await service.call(anAdmin(), path, { method: 'POST', headers: { 'content-type': type }, body });
  expect(await codeOf(answer)).toEqual([status, code]);
  expect((await history(anAdmin(), firm)).totalElements).toBe(0);
});

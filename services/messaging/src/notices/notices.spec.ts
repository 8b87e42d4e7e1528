import { setTimeout as sleep } from 'node:timers/promises';
import { type EventData, SCOPE_ALL, type UserCaller } from '@comptoir/contracts';
import { createLogger } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { aClerk, anAdmin, aSupplier, eventually, startService, testDatabase } from '@comptoir/testing';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { aFirm, anInvoice } from '../testing/a-firm.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { threadCalls } from '../testing/thread-calls.ts';
import { createConversationStore } from '../thread/conversation.store.ts';
import { addComment } from '../thread/conversation.ts';
import { createNoticeQueue, noticeKey } from './notice-queue.ts';

const AFTER_MS = 1_200;
const smtp = await startMailServer();
afterAll(() => smtp.close());
const service = await startService('messaging', createApp, {
  env: {
    ...{ PUBLIC_URL: 'https://portal.example', SMTP_URL: smtp.url },
    MESSAGE_NOTICE_AFTER_MS: String(AFTER_MS),
  },
});
const { send, history, read } = threadCalls(service);
/** Of no service: nobody but the test works on it. */
const database = await testDatabase('notices');
const to = (address: string) => smtp.received.filter((mail) => mail.envelope.to.includes(address));
/** Every notice that was put in has had its time, and its mails theirs. */
async function allTold(): Promise<void> {
  await eventually(async () => {
    const waiting = (name: string) => service.database.connection.collection(name).countDocuments({ open: true });
    return (await waiting('jobs_message_notices')) === 0 && (await waiting('jobs_mails')) === 0;
  }, 15_000);
}

/** Lets identity tell of who calls. */
async function known(caller: UserCaller, more: Partial<EventData<'UserChanged'>> = {}): Promise<string> {
  const email = `${caller.id}@people.example`;
  const data: EventData<'UserChanged'> = {
    ...{ email, firstName: 'Mia', lastName: 'Muster', roles: [...caller.roles], supplierIds: [...caller.supplierIds] },
    ...{ language: 'de', status: 'ACTIVE' },
    ...more,
  };
  await service.say('identity', { type: 'UserChanged', subject: caller.id, data });
  return email;
}

test('a burst of comments is one mail to each who has not read them, in their language, with the way to the thread', async () => {
  const firm = await aFirm(service, { name: 'Atelier <Roux>' });
  const [sam, sue] = [aSupplier(firm), aSupplier(firm)];
  const [toSam, toSue] = [await known(sam), await known(sue, { language: 'ar' })];
  const invoiceId = await anInvoice(service, firm, { invoiceNumber: 'F-77' });
  for (let n = 0; n < 4; n += 1) await send(aClerk(), firm, `secret ${n}`, n === 2 ? { invoiceId } : {});
  await read(sue, { supplierId: firm, upTo: (await history(sue, firm)).content.at(-1)?.id ?? '' });
  const mail = await eventually(() => to(toSam)[0], 15_000);
  await allTold();
  expect([to(toSam).length, to(toSue).length]).toEqual([1, 0]);
  expect(mail.subject).toBe('Auf Comptoir wartet eine Nachricht auf Sie');
  expect(mail.text).toContain('Guten Tag Mia Muster,');
  expect(mail.text).toMatch(/Ungelesene Nachrichten: 4\nVon: Carl Clerk\nBetrifft Rechnungen: F-77/);
  expect(mail.text).toContain(`https://portal.example/supplier/details/${firm}?contact=1`);
  expect(mail.html).toContain('Atelier &lt;Roux&gt;');
  expect(`${mail.text}${mail.html}`).not.toContain('secret');
});

test('what somebody was told of once they are not told of again; what comes after, they are', async () => {
  const firm = await aFirm(service);
  const sam = aSupplier(firm);
  const address = await known(sam, { language: 'en' });
  await send(anAdmin(), firm, 'one');
  await eventually(() => to(address).length === 1, 15_000);
  await send(anAdmin(), firm, 'two');
  await eventually(() => to(address).length === 2, 15_000);
  expect(to(address)[1]?.text).toContain('Unread messages: 1');
  await sleep(AFTER_MS);
  await allTold();
  expect(to(address)).toHaveLength(2);
});

test('the staff who wrote there and the account manager are told of the supplier, and nobody else of the staff', async () => {
  const [writer, manager, bystander, gone, narrow] = [aClerk(), anAdmin(), aClerk(), aClerk(), aClerk()];
  const firm = await aFirm(service, { name: 'Atelier', accountManagerId: manager.id });
  const other = await aFirm(service);
  const [toWriter, toManager, toBystander, toGone, toNarrow] = [
    await known(writer),
    await known(manager, { language: 'es' }),
    await known(bystander),
    await known(gone, { status: 'DISABLE' }),
    await known(narrow, { supplierIds: [other] }),
  ];
  for (const caller of [writer, gone, narrow]) await send(caller, firm, 'hello');
  await send(aSupplier(firm), firm, 'and my money?');
  const mail = await eventually(() => to(toManager)[0], 15_000);
  expect(mail.subject).toBe('Mensaje de Atelier');
  await eventually(() => to(toWriter).length === 1);
  await allTold();
  expect([toBystander, toGone, toNarrow].flatMap(to)).toEqual([]);
});

test('what a colleague has answered meanwhile is mailed to nobody', async () => {
  const manager = anAdmin();
  const firm = await aFirm(service, { accountManagerId: manager.id });
  const address = await known(manager);
  await send(aSupplier(firm), firm, 'hello?');
  await send(aClerk(), firm, 'hello!');
  await sleep(AFTER_MS);
  await allTold();
  expect(to(address)).toEqual([]);
});

test('a supplier without users is written to at its own address, one that is deleted not at all', async () => {
  const firm = await aFirm(service, { email: 'firm@alone.example' });
  const deleted = await aFirm(service, { email: 'firm@deleted.example' });
  for (const id of [firm, deleted]) await send(anAdmin(), id, 'hello');
  await service.say('suppliers', { type: 'SupplierDeleted', subject: deleted, sequence: 2, data: {} });
  await eventually(() => to('firm@alone.example').length === 1, 15_000);
  await sleep(AFTER_MS);
  await allTold();
  expect(to('firm@deleted.example')).toEqual([]);
});

test('a notice that is given up leaves room for the next', async () => {
  const logger = createLogger({ service: 'spec', level: 'silent' });
  const conversations = createConversationStore(database);
  const notices = createNoticeQueue(database, conversations, logger);
  await database.ensureIndexes();
  const supplierId = newId();
  const notice = { supplierId, reader: 'supplier', from: 1, correlationId: newId() } as const;
  const comment = { supplierId, invoiceId: null, side: 'staff', writerId: 'ada' } as const;
  const { conversation } = addComment(undefined, comment, new Date());
  await database.withTransaction(async (session) => {
    await conversations.save(session, conversation);
    await notices.enqueue(session, { key: noticeKey(notice), payload: notice });
  });
  for (let fate = 'retried'; fate === 'retried'; ) {
    const job = await notices.claim('spec');
    if (!job) throw new Error('the notice is gone');
    expect((await conversations.find(SCOPE_ALL, supplierId))?.notices).toEqual({ supplier: 1 });
    fate = await notices.fail(job.id, job.attempt, { retryAfterMs: 0, cause: 'no mail server' });
  }
  const after = await conversations.find(SCOPE_ALL, supplierId);
  expect(after?.notices).toEqual({});
  expect(addComment(after, comment, new Date()).begins).toBe(true);
}, 60_000);

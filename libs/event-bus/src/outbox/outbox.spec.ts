import { newId } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing/engines';
import { expect, it } from 'vitest';
import { mail } from '../conformance/scene.ts';
import { openOutboxStore } from './outbox.store.ts';
import { createOutbox } from './outbox.ts';

const database = await testDatabase('outbox');
const outbox = createOutbox(database, { source: 'messaging', clock: { now: () => new Date('2026-11-21T10:00:00Z') } });
const store = openOutboxStore(database);
await database.ensureIndexes();

const append = (...events: Parameters<typeof outbox.append>[1]) =>
  database.withTransaction((session) => outbox.append(session, events));
const eventsOf = async (subject: string) => (await store.read('', 100)).filter((event) => event.subject === subject);

it('wraps what a use case tells, beginning a chain where none is named', async () => {
  const subject = newId();
  await append(mail(subject, 1), { ...mail(subject, 2), correlationId: 'c', causationId: 'e', supplierId: 's' });
  const [first, second] = await eventsOf(subject);
  expect(first).toMatchObject({
    type: 'MailSent',
    version: 1,
    source: 'messaging',
    occurredAt: '2026-11-21T10:00:00.000Z',
  });
  expect(first?.correlationId).toBe(first?.id);
  expect(first).not.toHaveProperty('supplierId');
  expect(second).toMatchObject({ sequence: 2, correlationId: 'c', causationId: 'e', supplierId: 's' });
});

it('keeps no event of a transaction that aborts', async () => {
  const subject = newId();
  const attempt = database.withTransaction(async (session) => {
    await outbox.append(session, [mail(subject, 1)]);
    throw new Error('refused');
  });
  await expect(attempt).rejects.toThrow('refused');
  expect(await eventsOf(subject)).toEqual([]);
});

it('is not written to outside a transaction', async () => {
  const session = await database.connection.startSession();
  await expect(outbox.append(session, [mail(newId(), 1)])).rejects.toThrow('in the transaction');
  await session.endSession();
});

it('lets one writer tell a sequence of a subject', async () => {
  const subject = newId();
  const answers = await Promise.allSettled([
    append(mail(subject, 1)),
    append(mail(subject, 1)),
    append(mail(subject, 1)),
  ]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(answers.find((answer) => answer.status === 'rejected')?.reason).toMatchObject({ code: 11000 });
});

it('refuses what the catalogue does not know or would not accept', async () => {
  await expect(append({ ...mail(newId(), 1), type: 'MailSend' })).rejects.toThrow('unknown type MailSend');
  await expect(append({ ...mail(newId(), 1), data: { template: 'x' } })).rejects.toThrow('MailSent: /data');
  await expect(append(mail(newId(), -1))).rejects.toThrow('sequence');
});

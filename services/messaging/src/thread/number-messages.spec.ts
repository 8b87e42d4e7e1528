import { SCOPE_ALL } from '@comptoir/contracts';
import { migrate, newId } from '@comptoir/storage';
import { testDatabase } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { createConversationStore } from './conversation.store.ts';
import { createMessageStore } from './message.store.ts';
import { MESSAGE_MIGRATIONS } from './number-messages.store.ts';

const database = await testDatabase('messages');

test('the comments of an older release get their places by their time, however often it is done', async () => {
  const [one, other] = [newId(), newId()];
  const old = (supplierId: string, content: string, minute: number, fromSupplier: boolean) => ({
    ...{ _id: newId(), supplierId, content, fromSupplier, by: { id: fromSupplier ? 's' : 'a', name: 'N' } },
    sentAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
  });
  const rows = database.connection.collection<{ _id: string }>('messages');
  await rows.insertMany([old(one, 'second', 2, false), old(one, 'first', 1, true), old(one, 'third', 3, true)]);
  await rows.insertOne(old(other, 'alone', 1, false));
  await MESSAGE_MIGRATIONS[0]?.up(database);
  await migrate(database, MESSAGE_MIGRATIONS);
  const messages = createMessageStore(database);
  const seen = await messages.history(SCOPE_ALL, { supplierId: one }, { limit: 10, offset: 0 });
  expect(seen.map(({ number, content, side, counts, files }) => [number, content, side, counts, files])).toEqual([
    [1, 'first', 'supplier', { supplier: 1, staff: 0 }, []],
    [2, 'second', 'staff', { supplier: 1, staff: 1 }, []],
    [3, 'third', 'supplier', { supplier: 2, staff: 1 }, []],
  ]);
  const conversations = createConversationStore(database);
  expect(await conversations.find(SCOPE_ALL, one)).toMatchObject({
    ...{ counts: { supplier: 2, staff: 1 }, waiting: [{ number: 3, invoiceId: null }], writers: ['a'], notices: {} },
  });
  expect(await conversations.find(SCOPE_ALL, other)).toMatchObject({ counts: { supplier: 0, staff: 1 }, waiting: [] });
});

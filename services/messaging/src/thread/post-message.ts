import { inScope, kindsOf, scopeOf, type UserCaller } from '@comptoir/contracts';
import type { Outbox } from '@comptoir/event-bus';
import { type Clock, Problem } from '@comptoir/service-kit';
import { type Database, newId } from '@comptoir/storage';
import type { SupplierCopyStore } from '../recipients/supplier-copy.store.ts';
import type { MessageStore } from './message.store.ts';
import type { Message } from './message.ts';

export interface ThreadParts {
  readonly database: Database;
  readonly messages: MessageStore;
  readonly suppliers: SupplierCopyStore;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/** Adds a comment to a supplier's thread. @throws Problem not.found for a supplier that is not there or out of reach */
export async function postMessage(
  { database, messages, suppliers, outbox, clock }: ThreadParts,
  {
    caller,
    supplierId,
    content,
    correlationId,
  }: { caller: UserCaller; supplierId: string; content: string; correlationId: string },
): Promise<Message> {
  if (!inScope(scopeOf(caller), supplierId)) throw new Problem('not.found');
  const { id, name } = caller;
  const fromSupplier = kindsOf(caller.roles).includes('supplier');
  const message = { id: newId(), supplierId, content, sentAt: clock.now(), by: { id, name }, fromSupplier };
  await database.withTransaction(async (session) => {
    if (!(await suppliers.find(session, supplierId))) throw new Problem('not.found');
    await messages.add(session, message);
    const by = { id, name, kind: 'user' as const };
    await outbox.append(session, [
      {
        type: 'MessagePosted',
        subject: message.id,
        sequence: 1,
        supplierId,
        correlationId,
        data: { fromSupplier, by },
      },
    ]);
  });
  return message;
}

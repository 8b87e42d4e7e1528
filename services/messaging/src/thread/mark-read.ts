import { scopeOf, type UserCaller } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { ThreadKey } from './message.store.ts';
import { type Message, otherOf, sideOf } from './message.ts';
import { readApart, readThread, unreadOf } from './reading.ts';
import type { ThreadParts } from './thread-parts.ts';

/** Comments about one invoice that are marked at once; who has more unread there marks on with the next. */
const MOST_APART = 1_000;

/**
 * Notes that somebody has read a thread up to a comment of it; answers what of the supplier's stays unread for them.
 * @throws Problem not.found for a comment that is not there, out of reach, or of another thread
 */
export async function markRead(
  parts: Pick<ThreadParts, 'database' | 'messages' | 'conversations' | 'readings'>,
  { caller, upTo, ...thread }: ThreadKey & { readonly caller: UserCaller; readonly upTo: string },
): Promise<number> {
  const { database, messages, conversations, readings } = parts;
  const scope = scopeOf(caller);
  const side = sideOf(caller);
  const { supplierId } = thread;
  const last = await messages.find(scope, upTo);
  if (!last || !isOf(last, thread)) throw new Problem('not.found');
  return database.withTransaction(async (session) => {
    const reading = await readings.find(caller.id, supplierId, session);
    const conversation = await conversations.find(scope, supplierId, session);
    if (!conversation) throw new Problem('not.found');
    const numbers = async () =>
      (await messages.later(scope, thread, { side: otherOf(side), after: reading.upTo, limit: MOST_APART }))
        .map(({ number }) => number)
        .filter((number) => number <= last.number);
    const after =
      thread.invoiceId === undefined
        ? readThread(side, reading, last)
        : readApart(side, reading, conversation, await numbers());
    if (after !== reading) await readings.save(session, after);
    return unreadOf(side, conversation, after);
  });
}

const isOf = (message: Message, { supplierId, invoiceId }: ThreadKey): boolean =>
  message.supplierId === supplierId && (invoiceId === undefined || message.invoiceId === invoiceId);

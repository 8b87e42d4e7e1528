import { scopeOf, type UnreadMessages, type UserCaller } from '@comptoir/contracts';
import { sideOf } from './message.ts';
import { unreadOf, unreadYet } from './reading.ts';
import type { ThreadParts } from './thread-parts.ts';

/** Threads that are looked at; with more that wait, the oldest are left out and the answer says so. */
const MOST_THREADS = 100;
/** Threads that are named. */
const MOST_NAMED = 20;

/** What waits for somebody, over all the suppliers they may see: the newest thread first. */
export async function listUnread(
  { conversations, readings, suppliers }: Pick<ThreadParts, 'conversations' | 'readings' | 'suppliers'>,
  caller: UserCaller,
): Promise<UnreadMessages> {
  const side = sideOf(caller);
  const { conversations: found, more } = await conversations.newest(scopeOf(caller), side, MOST_THREADS);
  const ids = found.map(({ supplierId }) => supplierId);
  const read = await readings.ofUser(caller.id, ids);
  const waiting = found
    .map((conversation) => {
      const { supplierId, lastAt } = conversation;
      const reading = read.get(supplierId) ?? unreadYet(caller.id, supplierId);
      return { supplierId, lastAt, unread: unreadOf(side, conversation, reading) };
    })
    .filter(({ unread }) => unread > 0);
  const named = waiting.slice(0, MOST_NAMED);
  const names = await suppliers.names(named.map(({ supplierId }) => supplierId));
  return {
    total: waiting.reduce((sum, { unread }) => sum + unread, 0),
    atLeast: more,
    threads: named.map(({ supplierId, unread, lastAt }) => ({
      ...{ supplierId, unread },
      supplierName: names.get(supplierId) ?? '',
      lastAt: lastAt.toISOString(),
    })),
  };
}

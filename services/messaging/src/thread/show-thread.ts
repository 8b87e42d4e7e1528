import { inScope, scopeOf, type ThreadMessage, type UserCaller } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { lengthOf } from './conversation.ts';
import type { ThreadKey } from './message.store.ts';
import { type Message, sideOf } from './message.ts';
import { isUnread } from './reading.ts';
import type { ThreadParts } from './thread-parts.ts';

type Parts = Pick<ThreadParts, 'messages' | 'conversations' | 'readings' | 'invoices'>;

/** A page of a thread as its reader sees it, and how long it is. @throws Problem not.found for one out of reach */
export async function showThread(
  parts: Parts,
  { caller, page, ...thread }: ThreadKey & { caller: UserCaller; page: { limit: number; offset: number } },
): Promise<{ content: ThreadMessage[]; totalElements: number }> {
  const { messages, conversations, readings } = parts;
  const scope = scopeOf(caller);
  if (!inScope(scope, thread.supplierId)) throw new Problem('not.found');
  const [found, reading, conversation] = await Promise.all([
    messages.history(scope, thread, page),
    readings.find(caller.id, thread.supplierId),
    conversations.find(scope, thread.supplierId),
  ]);
  if (!conversation) return { content: [], totalElements: 0 };
  const waits = (message: Message): boolean => isUnread(sideOf(caller), conversation, reading, message);
  return {
    content: await viewsOf(parts, caller, found, waits),
    totalElements: thread.invoiceId === undefined ? lengthOf(conversation) : await messages.countOf(scope, thread),
  };
}

/** Comments as somebody sees them; `waits` tells those they have yet to read. */
export async function viewsOf(
  { invoices }: Pick<ThreadParts, 'invoices'>,
  caller: UserCaller,
  messages: readonly Message[],
  waits: (message: Message) => boolean,
): Promise<ThreadMessage[]> {
  const names = await invoices.names(
    scopeOf(caller),
    messages.flatMap(({ invoiceId }) => invoiceId ?? []),
  );
  return messages.map((message) => {
    const { id, content, sentAt, by, files, invoiceId } = message;
    const name = invoiceId === null ? undefined : names.get(invoiceId);
    return {
      ...{ id, content, dateSent: sentAt.toISOString(), createdBy: by.name },
      fromSupplier: message.side === 'supplier',
      files: files.map((file, index) => ({ number: index + 1, name: file.name, size: file.size })),
      ...(invoiceId !== null && name !== undefined && { invoice: { id: invoiceId, name } }),
      unread: waits(message),
    };
  });
}

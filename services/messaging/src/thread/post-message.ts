import { inScope, scopeOf, type UserCaller } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { newId, type Session } from '@comptoir/storage';
import type { PendingFile } from '@comptoir/storage/files';
import { noticeKey } from '../notices/notice-queue.ts';
import { addComment, lengthOf } from './conversation.ts';
import type { ThreadKey } from './message.store.ts';
import { type Message, otherOf, sideOf } from './message.ts';
import type { ThreadParts } from './thread-parts.ts';

/** A file that was read and found clean, and waits to be named. */
export interface NewFile {
  readonly file: PendingFile;
  readonly name: string;
  readonly size: number;
}

export interface NewReply extends ThreadKey {
  readonly caller: UserCaller;
  readonly content: string;
  readonly files: readonly NewFile[];
  readonly correlationId: string;
}

/**
 * Adds a comment to a supplier's thread: the comment, its files, what is kept of the thread, the notice to its readers and
 * the event are one transaction.
 * @throws Problem not.found for a supplier or an invoice that is not there or out of reach
 */
export async function postMessage(parts: ThreadParts, reply: NewReply): Promise<Message> {
  const { caller, supplierId } = reply;
  if (!inScope(scopeOf(caller), supplierId)) throw new Problem('not.found');
  const id = newId();
  return parts.database.withTransaction((session) => write(parts, session, id, reply));
}

async function write(parts: ThreadParts, session: Session, id: string, reply: NewReply): Promise<Message> {
  const { messages, conversations, outbox, clock, notices, noticeAfterMs } = parts;
  const { caller, supplierId, content, files, correlationId } = reply;
  const invoiceId = reply.invoiceId ?? null;
  await assertThere(parts, session, reply);
  const side = sideOf(caller);
  const before = await conversations.find(scopeOf(caller), supplierId, session);
  const comment = { supplierId, invoiceId, side, writerId: caller.id };
  const { conversation, begins } = addComment(before, comment, clock.now());
  const { counts, lastAt } = conversation;
  const message: Message = {
    ...{ id, supplierId, invoiceId, number: lengthOf(conversation), counts, content, sentAt: lastAt, side },
    by: { id: caller.id, name: caller.name },
    files: files.map(({ file, name, size }) => ({ fileId: file.id, name, size })),
  };
  await conversations.save(session, conversation);
  await messages.add(session, message);
  for (const { file } of files) await file.keep(session);
  if (begins) {
    const notice = { supplierId, reader: otherOf(side), from: message.number, correlationId };
    await notices.enqueue(session, { key: noticeKey(notice), payload: notice, afterMs: noticeAfterMs });
  }
  await outbox.append(session, [
    {
      ...{ type: 'MessagePosted', subject: id, sequence: 1, supplierId, correlationId },
      data: {
        fromSupplier: side === 'supplier',
        by: { id: caller.id, name: caller.name, kind: 'user' as const },
        ...(invoiceId !== null && { invoiceId }),
      },
    },
  ]);
  return message;
}

async function assertThere(
  { suppliers, invoices }: ThreadParts,
  session: Session,
  { supplierId, invoiceId, caller }: NewReply,
): Promise<void> {
  if (!(await suppliers.find(session, supplierId))) throw new Problem('not.found');
  if (invoiceId === undefined) return;
  const invoice = await invoices.find(scopeOf(caller), invoiceId, session);
  if (invoice?.supplierId !== supplierId || invoice.deleted) throw new Problem('not.found');
}

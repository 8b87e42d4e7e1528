import { SCOPE_ALL } from '@comptoir/contracts';
import type { Database, Session } from '@comptoir/storage';
import { type MailParts, queueMails } from '../mails/queue-mails.ts';
import { newMessage } from '../templates/new-message.ts';
import { type Conversation, lengthOf, withoutNotice } from '../thread/conversation.ts';
import { type Message, otherOf } from '../thread/message.ts';
import { hasRead, unreadYet } from '../thread/reading.ts';
import type { ThreadParts } from '../thread/thread-parts.ts';
import { findReaders, type Reader, type ReaderParts } from './find-readers.ts';
import { type Notice, noticeKey } from './notice-queue.ts';

export type NoticeParts = MailParts &
  ReaderParts &
  Pick<ThreadParts, 'messages' | 'conversations' | 'readings' | 'invoices'> & {
    readonly database: Database;
    /** Where a supplier's thread is read. */
    threadUrl(supplierId: string): string;
  };

/** Comments that one mail can be about. */
const MOST_TOLD = 100;

/**
 * Writes to each reader about what they have not read by now, in one mail: nothing to who was there, nor twice about the
 * same. Done again after a crash it does nothing more.
 */
export async function tellReaders(parts: NoticeParts, notice: Notice): Promise<void> {
  const { database, conversations } = parts;
  const { supplierId, reader: side, from } = notice;
  await database.withTransaction(async (session) => {
    const conversation = await conversations.find(SCOPE_ALL, supplierId, session);
    if (!conversation || conversation.notices[side] !== from) return;
    await conversations.save(session, withoutNotice(conversation, side));
    const { supplierName, readers } = await findReaders(parts, session, conversation, side);
    for (const reader of readers) await tell(parts, session, { notice, conversation, supplierName, reader });
  });
}

async function tell(
  parts: NoticeParts,
  session: Session,
  {
    notice,
    conversation,
    supplierName,
    reader: { recipient, userId },
  }: { notice: Notice; conversation: Conversation; supplierName: string; reader: Reader },
): Promise<void> {
  const { readings, threadUrl } = parts;
  const { supplierId, correlationId } = notice;
  const reading = userId === undefined ? undefined : await readings.find(userId, supplierId, session);
  const unread = await unreadBy(
    parts,
    conversation,
    notice,
    reading ?? { ...unreadYet('', ''), upTo: notice.from - 1 },
  );
  if (unread.length === 0) return;
  const about = await parts.invoices.names(
    SCOPE_ALL,
    unread.flatMap(({ invoiceId }) => invoiceId ?? []),
  );
  const writers = [...new Set(unread.map(({ by }) => by.name))];
  const told = { supplierName, writers, count: unread.length, invoices: [...about.values()], reader: notice.reader };
  await queueMails(parts, session, {
    event: { id: noticeKey(notice), correlationId },
    template: 'new-message',
    supplierId,
    recipients: [recipient],
    word: ({ language }) => newMessage(told, language, threadUrl(supplierId)),
  });
  if (reading) await readings.save(session, { ...reading, notified: lengthOf(conversation) });
}

/** What of the other side they have neither read nor been told of; of the staff, what nobody answered. */
async function unreadBy(
  { messages }: Pick<NoticeParts, 'messages'>,
  { waiting }: Conversation,
  { supplierId, reader }: Notice,
  reading: { readonly upTo: number; readonly apart: readonly number[]; readonly notified: number },
): Promise<Message[]> {
  const after = Math.max(reading.upTo, reading.notified);
  const later = await messages.later(SCOPE_ALL, { supplierId }, { side: otherOf(reader), after, limit: MOST_TOLD });
  const open = new Set(waiting.map(({ number }) => number));
  return later.filter(({ number }) => !hasRead(reading, number) && (reader === 'supplier' || open.has(number)));
}

import { type Database, newId } from '@comptoir/storage';
import { createConversationStore } from '../../services/messaging/src/thread/conversation.store.ts';
import { addComment, type Conversation, lengthOf } from '../../services/messaging/src/thread/conversation.ts';
import { createMessageStore } from '../../services/messaging/src/thread/message.store.ts';
import type { Message } from '../../services/messaging/src/thread/message.ts';
import { spread } from './spread.ts';

const THREADS_A_TRANSACTION = 20;
const MINUTE_MS = 60_000;
const AGENTS = 12;
/** Of each thread, how many comments are about one of so many invoices. */
const ABOUT_INVOICES = 0.3;
const INVOICES = 40;

/** The n-th of the invoices that comments are about. */
export const invoiceAt = (index: number): string => `0190c000-0000-7000-8000-${String(index).padStart(12, '0')}`;

interface Thread {
  readonly messages: Message[];
  readonly conversation: Conversation;
}

/** A thread of so many comments, as people would have written them, the last a minute before `newest`. */
function threadOf(supplierId: string, length: number, newest: Date): Thread {
  const messages: Message[] = [];
  let conversation: Conversation | undefined;
  for (let at = 0; at < length; at += 1) {
    const side = spread(at, 1) < 0.5 ? 'supplier' : 'staff';
    const writerId = side === 'staff' ? `agent-${Math.floor(spread(at, 2) * AGENTS)}` : `of-${supplierId}`;
    const invoiceId = spread(at, 3) < ABOUT_INVOICES ? invoiceAt(Math.floor(spread(at, 4) * INVOICES)) : null;
    const sentAt = new Date(newest.getTime() - (length - at) * MINUTE_MS);
    ({ conversation } = addComment(conversation, { supplierId, invoiceId, side, writerId }, sentAt));
    const { counts } = conversation;
    messages.push({
      ...{ id: newId(), supplierId, invoiceId, number: lengthOf(conversation), counts, sentAt, side, files: [] },
      content: `Bonjour, où en est la facture ${at} ? Merci d’avance de votre réponse.`,
      by: { id: writerId, name: 'Claude Martin' },
    });
  }
  if (!conversation) throw new Error('a thread without a comment');
  // Whoever was to be told by mail was told long ago.
  return { messages, conversation: { ...conversation, notices: {} } };
}

/**
 * Fills an empty database of messaging with `count` comments: a tenth in the thread of `longest`, the rest in threads of
 * fifty; then builds the indexes.
 */
export async function seedMessages(database: Database, count: number, longest: string, newest: Date): Promise<void> {
  const [messages, conversations] = [createMessageStore(database), createConversationStore(database)];
  const lengths = [count / 10, ...Array.from({ length: Math.round((count * 0.9) / 50) }, () => 50)];
  for (let from = 0; from < lengths.length; from += THREADS_A_TRANSACTION) {
    const threads = lengths.slice(from, from + THREADS_A_TRANSACTION).map((length, at) => {
      const before = new Date(newest.getTime() - (from + at) * MINUTE_MS);
      return threadOf(from + at === 0 ? longest : newId(), length, before);
    });
    await database.withTransaction(async (session) => {
      for (const thread of threads) {
        await messages.add(session, ...thread.messages);
        await conversations.save(session, thread.conversation);
      }
    });
  }
  await database.ensureIndexes();
}

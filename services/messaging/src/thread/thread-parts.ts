import type { Outbox } from '@comptoir/event-bus';
import type { Clock } from '@comptoir/service-kit';
import type { Database, JobQueue } from '@comptoir/storage';
import type { FileParts } from '@comptoir/storage/files';
import type { InvoiceCopyStore } from '../invoices/invoice-copy.store.ts';
import type { Notice } from '../notices/notice-queue.ts';
import type { SupplierCopyStore } from '../recipients/supplier-copy.store.ts';
import type { Scanner } from '../scan/scanner.ts';
import type { ConversationStore } from './conversation.store.ts';
import type { MessageStore } from './message.store.ts';
import type { ReadingStore } from './reading.store.ts';

/** What the threads are made of. */
export interface ThreadParts extends FileParts {
  readonly database: Database;
  readonly messages: MessageStore;
  readonly conversations: ConversationStore;
  readonly readings: ReadingStore;
  readonly suppliers: SupplierCopyStore;
  readonly invoices: InvoiceCopyStore;
  readonly notices: JobQueue<Notice>;
  /** How long comments are gathered before their readers are told by mail, in milliseconds. */
  readonly noticeAfterMs: number;
  readonly scanner: Scanner;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

import { SCOPE_ALL } from '@comptoir/contracts';
import type { Logger } from '@comptoir/service-kit';
import { createJobQueue, type Database, type JobQueue } from '@comptoir/storage';
import type { ConversationStore } from '../thread/conversation.store.ts';
import type { Side } from '../thread/message.ts';

/** One side of a supplier's thread is to be told of what the other said, from a comment on. */
export interface Notice {
  readonly supplierId: string;
  readonly reader: Side;
  /** The number of the first comment it is about. */
  readonly from: number;
  readonly correlationId: string;
}

export const noticeKey = ({ supplierId, reader, from }: Notice): string => `${supplierId}/${reader}/${from}`;

const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 200;

/** Notices that wait for their time, as leased jobs. One that is given up makes room for the next. */
export function createNoticeQueue(
  database: Database,
  conversations: ConversationStore,
  logger: Logger,
): JobQueue<Notice> {
  return createJobQueue<Notice>(database, {
    name: 'message_notices',
    leaseMs: LEASE_MS,
    maxAttempts: MAX_ATTEMPTS,
    async onExhausted(session, { payload, cause }) {
      logger.error({ ...payload, cause }, 'nobody was told of comments');
      await conversations.dropNotice(session, SCOPE_ALL, payload.supplierId, payload.reader);
    },
  });
}

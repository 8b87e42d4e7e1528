import { type Static, Type } from 'typebox';
import { Data, Id } from './common.ts';

/** Characters of a comment. */
export const REPLY_MAXIMUM_LENGTH = 5000;
/** Files of a comment, and the most MB (of 1,000,000 bytes) of each (specification 000 §5). */
export const REPLY_MAXIMUM_FILES = 10;
export const REPLY_FILE_MAXIMUM_MB = 2;

const MessageFile = Type.Object({
  /** Its place in the comment, from 1: `GET /api/v1/messages/{id}/files/{number}`. */
  number: Type.Integer(),
  name: Type.String(),
  /** In bytes. */
  size: Type.Integer(),
});
export type MessageFile = Static<typeof MessageFile>;

/** A comment of a supplier's thread (specification 000 §3): its own stand right, the staff's left. */
export const ThreadMessage = Type.Object({
  id: Type.String(),
  content: Type.String(),
  /** ISO 8601. */
  dateSent: Type.String(),
  createdBy: Type.String(),
  fromSupplier: Type.Boolean(),
  files: Type.Array(MessageFile),
  /** The invoice it asks about: its number, or the name of its file while that is not known. */
  invoice: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
  /** It waits for who asks: of the other side, not read by them, and of the staff answered by nobody. */
  unread: Type.Boolean(),
});
export type ThreadMessage = Static<typeof ThreadMessage>;

/** A thread: a supplier's whole one, or what of it is about an invoice. */
const Thread = { supplierId: Id, invoiceId: Type.Optional(Id) };

/** `GET /api/message/history?supplierId=`: a page of the thread, newest page first, each page oldest first. */
export const HistoryQuery = Type.Object({
  ...Thread,
  pageNo: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
});
/** `POST /api/message/reply/send?supplierId=`, a form with `replyText` and files. */
export const ReplyQuery = Type.Object(Thread);

/** `POST /api/v1/messages/read`: who calls has read the thread up to that comment. Answers what of the supplier's stays unread. */
export const ReadUpTo = Type.Object({ ...Thread, upTo: Id });
export const StillUnread = Data(Type.Object({ unread: Type.Integer() }));

/** `GET /api/v1/messages/unread`: what waits for who calls, newest thread first; of many threads the first are named. */
export const UnreadMessages = Type.Object({
  total: Type.Integer(),
  /** There may be more: so many threads wait that the oldest were not looked at. */
  atLeast: Type.Boolean(),
  threads: Type.Array(
    Type.Object({
      supplierId: Type.String(),
      supplierName: Type.String(),
      unread: Type.Integer(),
      /** ISO 8601, of the thread's last comment. */
      lastAt: Type.String(),
    }),
  ),
});
export type UnreadMessages = Static<typeof UnreadMessages>;

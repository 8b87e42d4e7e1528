import { type Static, Type } from 'typebox';
import { Id } from './common.ts';

/** A comment of a supplier's thread (specification 000 §3): its own stand right, the staff's left. */
export const ThreadMessage = Type.Object({
  id: Type.String(),
  content: Type.String(),
  /** ISO 8601. */
  dateSent: Type.String(),
  createdBy: Type.String(),
  fromSupplier: Type.Boolean(),
});
export type ThreadMessage = Static<typeof ThreadMessage>;

/** `GET /api/message/history?supplierId=`: a page of the thread, newest page first, each page oldest first. */
export const HistoryQuery = Type.Object({
  supplierId: Id,
  pageNo: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
});
/** `POST /api/message/reply/send?supplierId=`, a form with `replyText`. */
export const ReplyQuery = Type.Object({ supplierId: Id });
export const REPLY_MAXIMUM_LENGTH = 5000;

import { type Static, Type } from 'typebox';
import { Language } from '../languages.ts';
import { literals } from './common.ts';

/** QUEUED: to be sent, or tried again. SENT: a server took it. REFUSED by a server for good, FAILED after too many tries. */
export const MAIL_STATES = ['QUEUED', 'SENT', 'REFUSED', 'FAILED'] as const;

/** A row of `/api/v1/mails`: what the portal has mailed, or has to. */
export const MailSummary = Type.Object({
  id: Type.String(),
  state: literals(MAIL_STATES),
  template: Type.String(),
  /** Absent for what concerns a user alone. */
  supplierId: Type.Optional(Type.String()),
  to: Type.Object({ name: Type.String(), email: Type.String() }),
  language: Language,
  subject: Type.String(),
  messageId: Type.String(),
  /** The event that caused it. */
  causedBy: Type.String(),
  createdAt: Type.String(),
  sentAt: Type.Optional(Type.String()),
  attempts: Type.Integer(),
  resent: Type.Integer(),
  /** What the server or the network said last. */
  lastAnswer: Type.Optional(Type.String()),
});
export type MailSummary = Static<typeof MailSummary>;

/** `GET /api/v1/mails/{id}`; `POST /api/v1/mails/{id}/resend` queues a refused or failed one anew. */
export const MailDetail = Type.Object({ ...MailSummary.properties, text: Type.String(), html: Type.String() });
export type MailDetail = Static<typeof MailDetail>;

/** The filter of the list, as JSON in `filter`. It is sorted by `createdAt`. */
export const MailFilter = Type.Object({
  state: Type.Optional(literals(MAIL_STATES)),
  supplierId: Type.Optional(Type.String({ maxLength: 60 })),
});

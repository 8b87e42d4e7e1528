import { createHash } from 'node:crypto';
import type { Language, MAIL_STATES } from '@comptoir/contracts';

export type MailState = (typeof MAIL_STATES)[number];

export type Template =
  | 'invoice-rejected'
  | 'invoice-paid'
  | 'change-notice'
  | 'contacts-notice'
  | 'lock-notice'
  | 'account-created'
  | 'password-reset'
  | 'password-changed'
  | 'audit-anchor'
  | 'new-message'
  | 'intake-answer';

/** A mail as it was worded when its event was heard; what is sent is this and nothing else. */
export interface Mail {
  readonly id: string;
  readonly messageId: string;
  /** The event that caused it, or what else is mailed of once. */
  readonly causedBy: string;
  readonly correlationId: string;
  readonly template: Template;
  /** Whom it concerns; absent for what concerns a user alone. */
  readonly supplierId?: string;
  /** The link to set a password that it holds, whose token joins it when it is sent. */
  readonly passwordLinkId?: string;
  /** The Message-ID that it answers: it is then a machine's reply (RFC 3834). */
  readonly inReplyTo?: string;
  readonly to: { readonly name: string; readonly email: string };
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** One mail for each event and recipient, however often the event comes: the same two give the same id. */
export function mailIdOf(eventId: string, email: string): string {
  return createHash('sha256').update(`${eventId}\n${email.toLowerCase()}`).digest('hex').slice(0, 40);
}

/** The Message-ID (RFC 5322 §3.6.4) of a mail, at the domain of the address it is sent from. */
export const messageIdOf = (mailId: string, from: string): string =>
  `<${mailId}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'comptoir'}>`;

import type { EventEnvelope } from '@comptoir/contracts';
import type { Clock } from '@comptoir/service-kit';
import type { JobQueue, Session } from '@comptoir/storage';
import type { Recipient } from '../recipients/recipients.ts';
import { type MailContent, renderMail } from '../templates/render-mail.ts';
import type { MailStore } from './mail.store.ts';
import { mailIdOf, messageIdOf, type Template } from './mail.ts';
import type { MailJob } from './mail-queue.ts';

export interface MailParts {
  readonly mails: MailStore;
  readonly queue: JobQueue<MailJob>;
  readonly clock: Clock;
  /** The sender, `Name <address>`. */
  readonly from: string;
}

/** Words and queues a mail to each recipient, in the transaction in which its event is handled. Twice has one effect. */
export async function queueMails(
  { mails, queue, clock, from }: MailParts,
  session: Session,
  order: {
    /** What it is about: an event, or what else is mailed of once. */
    event: Pick<EventEnvelope, 'id' | 'correlationId'>;
    template: Template;
    supplierId?: string;
    passwordLinkId?: string;
    inReplyTo?: string;
    recipients: readonly Recipient[];
    word(recipient: Recipient): MailContent;
  },
): Promise<void> {
  const { event, template, supplierId, passwordLinkId, inReplyTo, recipients, word } = order;
  for (const recipient of recipients) {
    const id = mailIdOf(event.id, recipient.email);
    const mail = {
      id,
      messageId: messageIdOf(id, from),
      causedBy: event.id,
      correlationId: event.correlationId,
      template,
      ...(supplierId !== undefined && { supplierId }),
      ...(passwordLinkId !== undefined && { passwordLinkId }),
      ...(inReplyTo !== undefined && { inReplyTo }),
      to: { name: recipient.name, email: recipient.email },
      language: recipient.language,
      ...renderMail(word(recipient), recipient),
    };
    if (await mails.add(session, mail, clock.now())) await queue.enqueue(session, { key: id, payload: { mailId: id } });
  }
}

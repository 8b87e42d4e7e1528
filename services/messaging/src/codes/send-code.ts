import type { CodeChannel, SendCode } from '@comptoir/contracts';
import { type Logger, Problem } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { mailIdOf, messageIdOf } from '../mails/mail.ts';
import type { Delivery, Smtp } from '../mails/smtp.ts';
import type { Sms } from '../sms/sms.ts';
import { renderMail } from '../templates/render-mail.ts';
import { codeMail, codeMessage } from './code-words.ts';

export interface CodeParts {
  readonly smtp: Smtp;
  /** Absent where no gateway is configured: a code then goes by the next way. */
  readonly sms: Sms | undefined;
  /** The sender, `Name <address>`. */
  readonly from: string;
  readonly portalUrl: string;
  readonly logger: Logger;
}

/**
 * Sends a one-time code by the first way that works, while its owner waits for it. It is in no queue, no list of mails
 * and no log: nobody of the staff can read it. @throws Problem change.codeNotSent
 */
export async function sendCode(
  parts: CodeParts,
  { ways, ...order }: SendCode,
): Promise<{ channel: CodeChannel; to: string }> {
  for (const way of ways) {
    if (way.channel === 'sms' && !parts.sms) continue;
    const { outcome, answer } = await deliver(parts, order, way);
    if (outcome === 'sent') return way;
    parts.logger.warn({ channel: way.channel, outcome, answer }, 'a one-time code could not be sent that way');
  }
  throw new Problem('change.codeNotSent');
}

async function deliver(
  { smtp, sms, from, portalUrl }: CodeParts,
  order: Omit<SendCode, 'ways'>,
  { channel, to }: SendCode['ways'][number],
): Promise<Delivery> {
  if (channel === 'sms' && sms) return sms.deliver({ to, text: codeMessage(order) });
  const { language } = order;
  return smtp.deliver({
    messageId: messageIdOf(mailIdOf(newId(), to), from),
    to: { name: '', email: to },
    language,
    ...renderMail(codeMail(order, portalUrl), { name: '', language }),
  });
}

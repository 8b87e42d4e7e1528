import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/** What came of handing a mail to the server; `answer` is what it said. */
export type Delivery =
  | { readonly outcome: 'sent'; readonly answer: string }
  /** The server will never have it: an unknown mailbox, a forbidden content. */
  | { readonly outcome: 'refused'; readonly answer: string }
  /** Not now: no network, no server, a busy or a wrongly configured one. */
  | { readonly outcome: 'later'; readonly answer: string };

/** What of a mail is sent. */
type Letter = Pick<
  Mail,
  'messageId' | 'inReplyTo' | 'to' | 'language' | 'subject' | 'text' | 'html' | 'passwordLinkId'
> &
  Partial<Pick<Mail, 'template'>>;

export interface Smtp {
  deliver(mail: Letter): Promise<Delivery>;
  close(): void;
}

/** All waits of a delivery together stay well below the lease of its job. */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mail out by SMTP. Nothing in a mail can make nodemailer read a file or an address. */
export function createSmtp({ url, from }: { url: string; from: string }): Smtp {
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...TIMEOUTS });
  return {
    async deliver(mail) {
      try {
        const { response } = await transport.sendMail({
          from,
          to: { name: mail.to.name, address: mail.to.email },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: mail.messageId,
          ...(mail.inReplyTo !== undefined && { inReplyTo: mail.inReplyTo, references: mail.inReplyTo }),
          headers: {
            // RFC 3834 §5: who gets it answers neither.
            'Auto-Submitted': mail.template === 'intake-answer' ? 'auto-replied' : 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            'Content-Language': mail.language,
          },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return { outcome: 'sent', answer: response };
      } catch (error) {
        return {
          outcome: isFinal(error) ? 'refused' : 'later',
          answer: error instanceof Error ? error.message : String(error),
        };
      }
    },
    close: () => transport.close(),
  };
}

/** A 5xx to the recipient or to the content is final (RFC 5321 §4.2.1); to the greeting or the sign-in, it is ours to mend. */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

import type { EventOf } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import { type MailParts, queueMails } from '../mails/queue-mails.ts';
import { passwordLink } from '../templates/password-link.ts';

/** Writes to a user with the link by which they set a password; its token joins it when it is sent. */
export async function onPasswordLinkRequested(
  parts: MailParts & { readonly portal: string },
  event: EventOf<'PasswordLinkRequested'>,
  session: Session,
): Promise<void> {
  const { purpose, email, firstName, lastName, language } = event.data;
  await queueMails(parts, session, {
    event,
    template: purpose === 'creation' ? 'account-created' : 'password-reset',
    passwordLinkId: event.subject,
    recipients: [{ name: `${firstName} ${lastName}`.trim(), email, language }],
    word: (recipient) => passwordLink(event.data, recipient.language, parts.portal),
  });
}

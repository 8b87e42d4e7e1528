import { DEFAULT_LANGUAGE, type EventOf } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import { type MailParts, queueMails } from '../mails/queue-mails.ts';
import { auditAnchor } from '../templates/audit-anchor.ts';

/** Mails the signed head of the audit chain to who keeps it out of the portal's reach: an address, nobody's name. */
export async function onAuditAnchored(
  parts: MailParts & { readonly portal: string },
  event: EventOf<'AuditAnchored'>,
  session: Session,
): Promise<void> {
  const { to, ...anchor } = event.data;
  await queueMails(parts, session, {
    event,
    template: 'audit-anchor',
    recipients: [{ name: '', email: to, language: DEFAULT_LANGUAGE }],
    word: (recipient) => auditAnchor(anchor, recipient.language, parts.portal),
  });
}

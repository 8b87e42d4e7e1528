import type { EventEnvelope, EventOf, Language } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import type { Template } from '../mails/mail.ts';
import { type MailParts, queueMails } from '../mails/queue-mails.ts';
import type { Recipient } from '../recipients/recipients.ts';
import type { SupplierUserStore } from '../recipients/supplier-user.store.ts';
import { changeNotice } from '../templates/change-notice.ts';
import { contactsNotice, lockNotice } from '../templates/contacts-notice.ts';
import type { MailContent } from '../templates/render-mail.ts';

type Parts = MailParts & { readonly users: SupplierUserStore; portalUrl(supplierId: string): string };

/**
 * Writes to whom an event of a change request names (those who were on file before), and to the supplier's users:
 * whoever holds one of these mailboxes only can take nothing away from the others.
 */
export const onChangeRequest = (parts: Parts) => ({
  ChangeRequestMoved: (event: EventOf<'ChangeRequestMoved'>, session: Session): Promise<void> =>
    tell(parts, session, event, 'change-notice', (language, url) => changeNotice(event.data, language, url)),
  SupplierContactsChanged: (event: EventOf<'SupplierContactsChanged'>, session: Session): Promise<void> =>
    tell(parts, session, event, 'contacts-notice', (language, url) => contactsNotice(event.data, language, url)),
  SupplierChangesLocked: (event: EventOf<'SupplierChangesLocked'>, session: Session): Promise<void> =>
    tell(parts, session, event, 'lock-notice', (language, url) => lockNotice(event.data, language, url)),
});

async function tell(
  parts: Parts,
  session: Session,
  event: EventEnvelope<{ readonly notify: readonly Recipient[] }>,
  template: Template,
  word: (language: Language, url: string) => MailContent | undefined,
): Promise<void> {
  const { supplierId, data } = event;
  if (supplierId === undefined || data.notify.length === 0) return;
  const url = parts.portalUrl(supplierId);
  const content = word(data.notify[0]?.language ?? 'fr', url);
  if (!content) return;
  const recipients = new Map<string, Recipient>();
  for (const one of [...data.notify, ...(await parts.users.ofSupplier(session, supplierId))]) {
    const key = one.email.toLowerCase();
    if (key !== '' && !recipients.has(key)) recipients.set(key, one);
  }
  await queueMails(parts, session, {
    event,
    template,
    supplierId,
    recipients: [...recipients.values()],
    word: ({ language }) => word(language, url) ?? content,
  });
}

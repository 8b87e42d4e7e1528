import type { EventOf } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import { type MailParts, queueMails } from '../mails/queue-mails.ts';
import type { StaffStore } from '../recipients/staff.store.ts';
import type { SupplierUserStore } from '../recipients/supplier-user.store.ts';
import { passwordChanged } from '../templates/password-changed.ts';

/** Keeps what became of a user, and writes to them when their password is another one: not when they chose the first. */
export async function onUserChanged(
  parts: MailParts & { readonly users: SupplierUserStore; readonly staff: StaffStore; readonly portal: string },
  event: EventOf<'UserChanged'>,
  session: Session,
): Promise<void> {
  await parts.users.changed(session, event);
  await parts.staff.changed(session, event);
  const { decision, email, firstName, lastName, language, passwordChangedAt } = event.data;
  if (decision?.action !== 'user.password' || decision.before?.status === 'WAITING' || !passwordChangedAt) return;
  await queueMails(parts, session, {
    event,
    template: 'password-changed',
    recipients: [{ name: `${firstName} ${lastName}`.trim(), email, language }],
    word: (recipient) => passwordChanged({ email, changedAt: passwordChangedAt }, recipient.language, parts.portal),
  });
}

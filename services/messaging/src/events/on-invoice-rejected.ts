import type { EventOf } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import { type MailParts, queueMails } from '../mails/queue-mails.ts';
import { findRecipients, type RecipientParts } from '../recipients/find-recipients.ts';
import { invoiceRejected } from '../templates/invoice-rejected.ts';

/** Writes to the supplier why its invoice was rejected. One that was rejected before it had a supplier concerns nobody. */
export async function onInvoiceRejected(
  parts: MailParts & RecipientParts & { portalUrl(supplierId: string): string },
  event: EventOf<'InvoiceRejected'>,
  session: Session,
): Promise<void> {
  const { supplierId } = event.data;
  if (supplierId === null) return;
  await queueMails(parts, session, {
    event,
    template: 'invoice-rejected',
    supplierId,
    recipients: await findRecipients(parts, session, supplierId),
    word: ({ language }) => invoiceRejected(event.data, language, parts.portalUrl(supplierId)),
  });
}

import type { EventOf } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import { type MailParts, queueMails } from '../mails/queue-mails.ts';
import { findRecipients, type RecipientParts } from '../recipients/find-recipients.ts';
import { invoicePaid } from '../templates/invoice-paid.ts';

/** Writes to the supplier when its invoice is paid in full; a part of the amount due is seen in the portal only. */
export async function onInvoicePaymentRecorded(
  parts: MailParts & RecipientParts & { portalUrl(supplierId: string): string },
  event: EventOf<'InvoicePaymentRecorded'>,
  session: Session,
): Promise<void> {
  const { supplierId, settled } = event.data;
  if (supplierId === null || !settled) return;
  await queueMails(parts, session, {
    event,
    template: 'invoice-paid',
    supplierId,
    recipients: await findRecipients(parts, session, supplierId),
    word: ({ language }) => invoicePaid(event.data, language, parts.portalUrl(supplierId)),
  });
}

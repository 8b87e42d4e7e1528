import type { EventOf } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import { paymentOf } from '../payment/payment.ts';
import { type PaymentParts, recordPayment } from '../payment/record-payment.ts';

/** An invoice was paid, in part or whole: its payment shows in the supplier's Payments tab. */
export async function onInvoicePaymentRecorded(
  parts: PaymentParts,
  event: EventOf<'InvoicePaymentRecorded'>,
  session: Session,
): Promise<void> {
  await recordPayment(parts, session, paymentOf(event.subject, event.data), event);
}

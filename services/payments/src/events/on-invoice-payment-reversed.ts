import type { EventOf } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import { reversalOf } from '../payment/payment.ts';
import { type PaymentParts, recordPayment } from '../payment/record-payment.ts';

/** A payment was taken back: both stay, the reversal below zero. */
export async function onInvoicePaymentReversed(
  parts: PaymentParts,
  event: EventOf<'InvoicePaymentReversed'>,
  session: Session,
): Promise<void> {
  const reversed = await parts.payments.reversed(session, event.data.paymentId);
  await recordPayment(parts, session, reversalOf(event.subject, event.data, reversed), event);
}

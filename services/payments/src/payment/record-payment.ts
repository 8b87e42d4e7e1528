import type { EventEnvelope } from '@comptoir/contracts';
import { type Outbox, PermanentFailure } from '@comptoir/event-bus';
import type { Clock } from '@comptoir/service-kit';
import type { Session } from '@comptoir/storage';
import { toText } from './minor-units.ts';
import type { PaymentStore } from './payment.store.ts';
import type { PaymentDecision } from './payment.ts';

export interface PaymentParts {
  readonly payments: PaymentStore;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/**
 * Records what was decided, once for each payment's id however often it is told, and tells of it.
 * @throws PermanentFailure for a refusal: what an invoice paid cannot be without, so a person has to look
 */
export async function recordPayment(
  { payments, outbox, clock }: PaymentParts,
  session: Session,
  decision: PaymentDecision,
  cause: EventEnvelope,
): Promise<void> {
  if ('refusal' in decision) throw new PermanentFailure(decision.refusal);
  const payment = await payments.add(session, decision.payment, clock.now());
  if (!payment) return;
  const { id, supplierId, invoiceId, date, amount, currency, type } = payment;
  await outbox.append(session, [
    {
      type: 'PaymentRecorded',
      subject: id,
      sequence: 1,
      supplierId,
      correlationId: cause.correlationId,
      causationId: cause.id,
      data: { invoiceId, date, amount: toText(amount, currency), currency, type },
    },
  ]);
}

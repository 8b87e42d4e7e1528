import type { Clock } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import type { ChangeInvoice, Target } from './change-invoice.ts';
import type { Rules } from './rules.ts';
import type { Invoice } from './state.ts';

/** Takes a recorded payment back: the invoice waits to be paid again. */
export function createReversePayment(parts: { change: ChangeInvoice; rules: () => Rules; clock: Clock }) {
  return (target: Target, { paymentId, reason }: { paymentId: string; reason: string }): Promise<Invoice> =>
    parts.change.byPerson(target, async () => ({
      name: 'reverse',
      by: target.by,
      rules: parts.rules(),
      paymentId,
      reason,
      reversalId: newId(),
      date: parts.clock.now().toISOString().slice(0, 10),
    }));
}

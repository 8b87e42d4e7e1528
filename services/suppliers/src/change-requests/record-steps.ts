import { decisionOf, type EventData, type NewEvent } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import { payeeCheckOf } from '../payee/payee-checks.ts';
import type { SupplierState } from '../supplier/supplier.ts';
import type { By, SupplierParts } from '../supplier/supplier-parts.ts';
import type { ChangeLine } from './change-line.store.ts';
import type { ChangeRequest, Step } from './change-request.ts';
import { maskValues } from './masks.ts';
import { isTold, notifiedOf } from './notices.ts';

type Parts = Pick<SupplierParts, 'changeLines' | 'outbox' | 'clock' | 'payeeChecks'>;

/** Who is at it, as a line of the history has them. */
export const lineBy = (by: By) => ({
  by: { id: by.id, name: by.name },
  roles: [...(by.roles ?? [])],
  address: by.address ?? null,
});

export const correlated = (by: By) => (by.correlationId ? { correlationId: by.correlationId } : {});

/** The steps of a request that are to be recorded. */
export interface StepsTaken {
  readonly request: ChangeRequest;
  readonly steps: readonly Step[];
  readonly by: By;
  readonly supplier: SupplierState;
}

/**
 * Writes the steps of requests to their history and tells them, in the transaction that saves them. Values are masked. Of
 * those that came to wait for a second person the bank is asked, where one is.
 */
export async function recordSteps(
  { changeLines, outbox, clock, payeeChecks }: Parts,
  session: Session,
  ...taken: readonly StepsTaken[]
): Promise<void> {
  const now = clock.now();
  await changeLines.add(
    session,
    taken.flatMap((given) => linesOf(given, now)),
  );
  await outbox.append(
    session,
    taken.flatMap((given) => eventsOf(given, now)),
  );
  if (!payeeChecks) return;
  for (const { request, steps } of taken) {
    const waits = steps.some(({ action }) => action === 'SUBMIT' || action === 'TYPE');
    if (waits) await payeeChecks.enqueue(session, payeeCheckOf(request.id));
  }
}

function linesOf({ request, steps, by }: StepsTaken, now: Date): ChangeLine[] {
  return steps.map(({ action, to, reason }) => ({
    ...lineBy(by),
    supplierId: request.supplierId,
    requestId: request.id,
    kind: request.kind,
    action,
    at: now,
    state: to,
    before: maskValues(request.before),
    after: maskValues(request.after) ?? '',
    reason: reason ?? null,
  }));
}

function eventsOf(
  { request, steps, by, supplier }: StepsTaken,
  now: Date,
): Array<NewEvent<EventData<'ChangeRequestMoved'>>> {
  const [before, after] = [maskValues(request.before), maskValues(request.after) ?? ''];
  return steps.map(
    ({ action, from, to, reason }, index): NewEvent<EventData<'ChangeRequestMoved'>> => ({
      type: 'ChangeRequestMoved',
      subject: request.id,
      sequence: request.version - steps.length + index + 1,
      supplierId: request.supplierId,
      ...correlated(by),
      data: {
        decision: decisionOf(by, {
          action: `change.${request.kind}.${action}`,
          before: { state: from, value: before },
          after: { state: to, value: after, ...(reason !== undefined && { reason }) },
        }),
        kind: request.kind,
        action,
        from,
        to,
        before,
        after,
        reason: reason ?? null,
        supplierName: supplier.raisonSociale,
        notify: isTold(action) ? notifiedOf(supplier, now) : [],
      },
    }),
  );
}

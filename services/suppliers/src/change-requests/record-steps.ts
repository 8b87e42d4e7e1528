import type { Decision, EventData, NewEvent } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import type { SupplierState } from '../supplier/supplier.ts';
import type { By, SupplierParts } from '../supplier/supplier-parts.ts';
import type { ChangeRequest, Step } from './change-request.ts';
import { maskValues } from './masks.ts';
import { isTold, notifiedOf } from './notices.ts';

type Parts = Pick<SupplierParts, 'changeLines' | 'outbox' | 'clock'>;

/** Who is at it, as a line of the history has them. */
export const lineBy = (by: By) => ({
  by: { id: by.id, name: by.name },
  roles: [...(by.roles ?? [])],
  address: by.address ?? null,
});

/** Who decided, as every event that an audit trail keeps tells it. */
export const decisionOf = (
  by: By,
  { action, before, after }: Pick<Decision, 'action' | 'before' | 'after'>,
): Decision => ({
  action,
  by: { id: by.id, name: by.name, kind: by.kind ?? 'service' },
  roles: [...(by.roles ?? [])],
  ...(by.address !== undefined && { address: by.address }),
  before,
  after,
});

export const correlated = (by: By) => (by.correlationId ? { correlationId: by.correlationId } : {});

/** Writes the steps of a request to its history and tells them, in the transaction that saves it. Values are masked. */
export async function recordSteps(
  { changeLines, outbox, clock }: Parts,
  session: Session,
  given: { request: ChangeRequest; steps: readonly Step[]; by: By; supplier: SupplierState },
): Promise<void> {
  const { request, steps, by, supplier } = given;
  const now = clock.now();
  const [before, after] = [maskValues(request.before), maskValues(request.after) ?? ''];
  await changeLines.add(
    session,
    steps.map(({ action, to, reason }) => ({
      ...lineBy(by),
      supplierId: request.supplierId,
      requestId: request.id,
      kind: request.kind,
      action,
      at: now,
      state: to,
      before,
      after,
      reason: reason ?? null,
    })),
  );
  const events = steps.map(
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
  await outbox.append(session, events);
}

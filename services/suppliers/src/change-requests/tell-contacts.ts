import { decisionOf } from '@comptoir/contracts';
import type { Session } from '@comptoir/storage';
import type { SupplierState } from '../supplier/supplier.ts';
import type { By, SupplierParts } from '../supplier/supplier-parts.ts';
import type { ContactPoint } from './contact-track.ts';
import { maskEmail, maskPhone } from './masks.ts';
import { notifiedOf } from './notices.ts';
import { correlated, lineBy } from './record-steps.ts';

/** Tells that staff changed how a supplier is reached, and whom it was reached by; nothing where that stayed. */
export async function tellContacts(
  { changeLines, outbox, clock }: Pick<SupplierParts, 'changeLines' | 'outbox' | 'clock'>,
  session: Session,
  { before: was, after: is, by }: { before: SupplierState; after: SupplierState; by: By },
): Promise<void> {
  const before = butThoseOf(was.contactPoints, is.contactPoints).map(masked);
  const after = butThoseOf(is.contactPoints, was.contactPoints).map(masked);
  if (before.length === 0 && after.length === 0) return;
  const now = clock.now();
  await changeLines.add(session, [
    {
      ...lineBy(by),
      supplierId: is.id,
      requestId: null,
      kind: null,
      action: 'CONTACTS',
      at: now,
      state: null,
      before: before.join(', ') || null,
      after: after.join(', ') || null,
      reason: null,
    },
  ]);
  await outbox.append(session, [
    {
      type: 'SupplierContactsChanged',
      subject: `${is.id}/contacts`,
      sequence: is.version,
      supplierId: is.id,
      ...correlated(by),
      data: {
        decision: decisionOf(by, {
          action: 'supplier.contacts',
          before: { contacts: before },
          after: { contacts: after },
        }),
        before,
        after,
        supplierName: is.raisonSociale,
        notify: notifiedOf(was, now),
      },
    },
  ]);
}

function butThoseOf(points: readonly ContactPoint[], others: readonly ContactPoint[]): ContactPoint[] {
  const known = new Set(others.map(({ channel, value }) => `${channel} ${value}`));
  return points.filter(({ channel, value }) => !known.has(`${channel} ${value}`));
}

const masked = ({ channel, value }: ContactPoint): string =>
  channel === 'email' ? maskEmail(value) : maskPhone(value);

import type { Session } from '@comptoir/storage';
import { saveSupplier } from '../supplier/save-supplier.ts';
import type { SupplierState } from '../supplier/supplier.ts';
import type { By, SupplierParts } from '../supplier/supplier-parts.ts';
import type { ChangeRequest } from './change-request.ts';
import { trackContacts } from './contact-points.ts';

/** Puts what was asked for on file, in the transaction that ends the request. @throws Problem supplier.emailTaken */
export async function applyChange(
  parts: Pick<SupplierParts, 'suppliers' | 'history' | 'outbox' | 'files' | 'clock'>,
  session: Session,
  { request, supplier, by }: { request: ChangeRequest; supplier: SupplierState; by: By },
): Promise<SupplierState> {
  const now = parts.clock.now();
  const { email, phone, iban, bic, rib } = request.after;
  const changed: Partial<SupplierState> = {
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(iban !== undefined && { iban }),
    ...(bic !== undefined && { bic }),
    ...(rib && { ribFileId: rib.fileId }),
    ...(request.kind === 'IBAN' && {
      bankChanged: { requestId: request.id, at: now, acceptedBy: { id: by.id, name: by.name } },
    }),
  };
  const data = { ...supplier, ...changed };
  const after = { ...data, ...trackContacts(supplier, data, now), version: supplier.version + 1, updatedAt: now };
  const fields = Object.keys(changed);
  await saveSupplier(parts, session, { before: supplier, after, by, fields, decidedElsewhere: true });
  return after;
}

import type { PendingBankChange, Scope } from '@comptoir/contracts';
import type { Page } from '@comptoir/storage';
import type { SupplierState } from '../supplier/supplier.ts';
import type { SupplierParts } from '../supplier/supplier-parts.ts';
import type { WaitingQuery } from './change-request.store.ts';
import type { ChangeRequest } from './change-request.ts';
import { maskIban } from './masks.ts';

export interface BankChangePage {
  readonly rows: PendingBankChange[];
  readonly page: Omit<Page<unknown>, 'rows'>;
  readonly total: number;
  readonly atLeast: boolean;
}

/** What waits for a second person, over all suppliers of a scope, as who may be that person is shown it. */
export async function listBankChanges(
  { requests, suppliers }: Pick<SupplierParts, 'requests' | 'suppliers'>,
  scope: Scope,
  { callerId, ...query }: WaitingQuery & { readonly callerId: string },
): Promise<BankChangePage> {
  const { rows, total, atLeast, ...page } = await requests.waiting(scope, query);
  const ids = rows.map(({ supplierId }) => supplierId);
  const found = await suppliers.alike(scope, null, { names: [], codes: [], emails: [], vatNumbers: [], ids });
  const byId = new Map(found.map((supplier) => [supplier.id, supplier]));
  const shown = rows.map((request) => viewOf(request, byId.get(request.supplierId), callerId));
  return { rows: shown, page, total, atLeast };
}

function viewOf(
  { id, supplierId, after, asked, typed, needsCallBack, callBack }: ChangeRequest,
  supplier: SupplierState | undefined,
  callerId: string,
): PendingBankChange {
  return {
    id,
    supplierId,
    supplierName: supplier?.raisonSociale ?? '',
    supplierCode: supplier?.code ?? '',
    ...(after.iban !== undefined && { iban: maskIban(after.iban) }),
    requestedAt: asked.at.toISOString(),
    requestedBy: asked.by.name,
    typed,
    awaitsCallBack: needsCallBack && callBack === undefined,
    own: asked.by.id === callerId,
  };
}

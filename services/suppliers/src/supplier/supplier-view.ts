import type { Supplier } from '@comptoir/contracts';
import type { AccountManager } from '../account-managers/account-manager.store.ts';
import type { SupplierState } from './supplier.ts';
import type { SupplierParts } from './supplier-parts.ts';

/** Suppliers as they are answered: labels, the account manager's name, where the logo is. */
export async function viewsOf(
  { accountManagers }: Pick<SupplierParts, 'accountManagers'>,
  states: readonly SupplierState[],
): Promise<Supplier[]> {
  const managers = await accountManagers.findMany(states.flatMap((state) => state.accountManagerId ?? []));
  return states.map((state) => supplierView(state, managers.get(state.accountManagerId ?? '')));
}

export async function viewOf(
  { accountManagers }: Pick<SupplierParts, 'accountManagers'>,
  state: SupplierState,
): Promise<Supplier> {
  const id = state.accountManagerId ?? '';
  return supplierView(state, (await accountManagers.findMany([id])).get(id));
}

function supplierView(
  { updatedAt, createdAt, logoFileId, ribFileId, contactPoints, formerContacts, bankChanged, ...state }: SupplierState,
  accountManager: AccountManager | undefined,
): Supplier {
  return {
    ...state,
    label: state.raisonSociale,
    contacts: [...state.contacts],
    createdAt: createdAt.toISOString(),
    ...(accountManager ? { accountManager } : {}),
    ...(logoFileId ? { logo: `/api/invoice/supplier/${state.id}/logo?file=${logoFileId}` } : {}),
  };
}

import { Problem } from '@comptoir/service-kit';
import type { SupplierParts } from './supplier-parts.ts';

/** @throws Problem request.invalid where the account manager is nobody who works here */
export async function checkAccountManager({ accountManagers }: SupplierParts, id: string | undefined): Promise<void> {
  if (id === undefined || (await accountManagers.find(id))) return;
  throw new Problem('request.invalid', {}, [{ field: 'accountManagerId', code: 'not_valid' }]);
}

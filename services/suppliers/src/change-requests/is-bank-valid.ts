import type { Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { normaliseIban } from '../supplier/bank-account.ts';
import type { SupplierParts } from '../supplier/supplier-parts.ts';

/** Whether the supplier's account on file is one, and stands: no change of it waits for its decision. @throws Problem not.found */
export async function isBankValid(
  { suppliers, requests }: Pick<SupplierParts, 'suppliers' | 'requests'>,
  scope: Scope,
  supplierId: string,
): Promise<boolean> {
  const supplier = await suppliers.find(scope, supplierId);
  if (!supplier) throw new Problem('not.found');
  const isAccount = supplier.iban !== undefined && normaliseIban(supplier.iban) !== undefined;
  return isAccount && (await requests.pending(scope, null, supplierId)) === undefined;
}

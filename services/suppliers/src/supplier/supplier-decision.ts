import { type Decision, decisionOf, differingFacts } from '@comptoir/contracts';
import { maskIban } from '../change-requests/masks.ts';
import type { SupplierState } from './supplier.ts';
import type { By } from './supplier-parts.ts';

type SupplierAction = 'supplier.create' | 'supplier.update' | 'supplier.delete';

/** What an audit trail keeps of a supplier: what a person entered, accounts masked; the rest follows from it. */
function factsOf(supplier: SupplierState): Record<string, unknown> {
  const { id, version, createdAt, updatedAt, invoiceCount, contactPoints, formerContacts, bankChanged, ...facts } =
    supplier;
  return { ...facts, ...(facts.iban !== undefined && { iban: maskIban(facts.iban) }) };
}

/** The decision that made `after` of `before`; undefined where no person decided: seeds, snapshots, what follows. */
export function decisionOnSupplier(
  action: SupplierAction,
  before: SupplierState | undefined,
  after: SupplierState | undefined,
  by: By,
): Decision | undefined {
  const supplier = after ?? before;
  if (by.kind !== 'user' || !supplier) return undefined;
  return decisionOf(by, {
    action,
    about: { kind: 'supplier', id: supplier.id, name: supplier.raisonSociale },
    ...differingFacts(before && factsOf(before), after && factsOf(after)),
  });
}

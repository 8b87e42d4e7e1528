import { type Caller, Id, inScope, kindsOf, scopeOf } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { Value } from 'typebox/value';

/** Whether it is the supplier's own people who send. */
export const sentBySupplier = (caller: Caller): boolean =>
  caller.kind === 'user' && kindsOf(caller.roles).includes('supplier');

/**
 * The supplier a document is sent for: one the caller may see, for a supplier user by default its only one. Staff may
 * leave it open; who verifies the invoice then chooses.
 * @throws Problem not.found for an id out of reach, upload.supplier where a choice is needed
 */
export function supplierOfUpload(caller: Caller, idClient: string | undefined): string | undefined {
  const scope = scopeOf(caller);
  if (idClient !== undefined) {
    if (!Value.Check(Id, idClient) || !inScope(scope, idClient)) throw new Problem('not.found');
    return idClient;
  }
  if (scope.kind === 'all') return undefined;
  const [only, ...others] = scope.ids;
  if (only !== undefined && others.length === 0) return only;
  throw new Problem('upload.supplier');
}

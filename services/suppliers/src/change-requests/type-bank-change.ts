import type { Session } from '@comptoir/storage';
import { ribOf } from '../files/new-rib.ts';
import type { TypedBank } from '../supplier/bank-change.ts';
import type { SupplierState } from '../supplier/supplier.ts';
import type { By, SupplierParts } from '../supplier/supplier-parts.ts';
import { bankOnFile } from './ask-iban.ts';
import type { ChangeRequest } from './change-request.ts';
import { insertRequests, type NewRequest, openRequest } from './open-request.ts';

/**
 * Bank data that staff typed on a form becomes a request that another person has to accept, in the form's transaction.
 * Where another account is on file, the supplier has to be called back: a letter or a mail is no proof of who wrote it.
 * Answers the request of the supplier's that it supersedes, if there is one. @throws Problem change.pending
 */
export async function typeBankChange(
  parts: SupplierParts,
  session: Session,
  { supplier, bank, by }: { supplier: SupplierState; bank: TypedBank; by: By },
): Promise<ChangeRequest | undefined> {
  const { superseded } = await openRequest(parts, session, { supplier, given: typed(supplier, bank), by });
  return superseded;
}

/** The same for many suppliers at once, each written in this transaction: nobody asked for anything of theirs yet. */
export async function typeFirstBanks(
  parts: SupplierParts,
  session: Session,
  { banks, by }: { banks: ReadonlyArray<{ supplier: SupplierState; bank: TypedBank }>; by: By },
): Promise<void> {
  const opened = banks.map(({ supplier, bank }) => ({ supplier, given: typed(supplier, bank) }));
  await insertRequests(parts, session, { opened, by });
}

function typed(supplier: SupplierState, { rib, ...bank }: TypedBank): NewRequest {
  const before = bankOnFile(supplier);
  const after = { ...bank, ...(rib && { rib: ribOf(rib) }) };
  const needsCallBack = before.iban !== undefined;
  return { kind: 'IBAN', before, after, ribFile: rib?.file, typed: true, ways: [], needsCallBack };
}

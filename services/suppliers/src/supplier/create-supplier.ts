import { Problem } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { typeBankChange } from '../change-requests/type-bank-change.ts';
import { bankTypedIn } from './bank-change.ts';
import { checkAccountManager } from './check-account-manager.ts';
import { openSuppliers } from './open-suppliers.ts';
import { readSupplierInput } from './read-supplier-input.ts';
import type { SupplierState } from './supplier.ts';
import type { By, NewFiles, SupplierParts } from './supplier-parts.ts';

/**
 * Creates a supplier from what a person entered. Bank data that came along asks for a bank change: another person has to
 * accept a first account as well.
 * @throws Problem request.invalid by field; supplier.nameTaken, supplier.codeTaken, supplier.emailTaken
 */
export async function createSupplier(
  parts: SupplierParts,
  { input, files = {}, by }: { input: unknown; files?: NewFiles; by: By },
): Promise<SupplierState> {
  const read = readSupplierInput(input);
  if (!read.ok) throw new Problem('request.invalid', {}, read.problems);
  await checkAccountManager(parts, read.data.accountManagerId);
  const { iban: _iban, bic: _bic, ...data } = read.data;
  const bank = bankTypedIn(input, read.data, {}, files.rib);
  const since = parts.clock.now();
  return parts.database.withTransaction(async (session) => {
    const given = { id: newId(), data, logo: files.logo, since };
    const [supplier] = await openSuppliers(parts, session, { given: [given], by });
    if (!supplier) throw new Error('no supplier came of it');
    if (bank) await typeBankChange(parts, session, { supplier, bank, by });
    return supplier;
  });
}

/**
 * Creates a supplier under a given id unless that id was ever taken: for demo data, which is written at every start.
 * The account manager may be one that this service has yet to hear of. Bank data is written as it is, and contact data
 * counts as on file since `since`. Answers whether it created.
 */
export async function seedSupplier(
  parts: SupplierParts,
  { id, input, since, by }: { id: string; input: unknown; since: Date; by: By },
): Promise<boolean> {
  const read = readSupplierInput(input);
  if (!read.ok) throw new Problem('request.invalid', {}, read.problems);
  return parts.database.withTransaction(async (session) => {
    if ((await parts.history.lastVersion(session, id)) > 0) return false;
    await openSuppliers(parts, session, { given: [{ id, data: read.data, since }], by });
    return true;
  });
}

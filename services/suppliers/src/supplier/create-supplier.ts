import { Problem } from '@comptoir/service-kit';
import { newId, type Session } from '@comptoir/storage';
import { contactsSince } from '../change-requests/contact-points.ts';
import { typeBankChange } from '../change-requests/type-bank-change.ts';
import { bankTypedIn } from './bank-change.ts';
import { checkAccountManager } from './check-account-manager.ts';
import { readSupplierInput } from './read-supplier-input.ts';
import type { SupplierData, SupplierState } from './supplier.ts';
import { supplierChanged } from './supplier-changed.ts';
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
    const supplier = await open(parts, session, { id: newId(), data, logoFileId: files.logoFileId, since, by });
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
    await open(parts, session, { id, data: read.data, logoFileId: undefined, since, by });
    return true;
  });
}

async function open(
  { suppliers, codes, files, history, outbox, clock }: SupplierParts,
  session: Session,
  given: { id: string; data: SupplierData; logoFileId: string | undefined; since: Date; by: By },
): Promise<SupplierState> {
  const { id, data, logoFileId, since, by } = given;
  let code = data.code;
  while (code === undefined) {
    const next = await codes.next(session);
    if (!(await suppliers.hasCode(session, next))) code = next;
  }
  const now = clock.now();
  const state: SupplierState = {
    ...data,
    ...(logoFileId ? { logoFileId } : {}),
    ...contactsSince(data, since),
    id,
    code,
    version: 1,
    invoiceCount: 0,
    createdAt: now,
    updatedAt: now,
  };
  await suppliers.insert(session, state);
  if (logoFileId) await files.keep(session, logoFileId);
  await history.add(session, {
    supplierId: id,
    version: 1,
    at: now,
    by: { id: by.id, name: by.name },
    fields: Object.keys(data),
  });
  await outbox.append(session, [supplierChanged(state, by)]);
  return state;
}

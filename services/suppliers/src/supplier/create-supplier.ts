import { Problem } from '@comptoir/service-kit';
import { newId, type Session } from '@comptoir/storage';
import { checkAccountManager } from './check-account-manager.ts';
import { readSupplierInput } from './read-supplier-input.ts';
import type { SupplierData, SupplierState } from './supplier.ts';
import { supplierChanged } from './supplier-changed.ts';
import type { By, NewFiles, SupplierParts } from './supplier-parts.ts';

/**
 * Creates a supplier from what a person entered. First bank data is taken here.
 * @throws Problem request.invalid by field; supplier.nameTaken, supplier.codeTaken, supplier.emailTaken
 */
export async function createSupplier(
  parts: SupplierParts,
  { input, files = {}, by }: { input: unknown; files?: NewFiles; by: By },
): Promise<SupplierState> {
  const read = readSupplierInput(input);
  if (!read.ok) throw new Problem('request.invalid', {}, read.problems);
  await checkAccountManager(parts, read.data.accountManagerId);
  return parts.database.withTransaction((session) => open(parts, session, { id: newId(), data: read.data, files, by }));
}

/**
 * Creates a supplier under a given id unless that id was ever taken: for demo data, which is written at every start.
 * The account manager may be one that this service has yet to hear of. Answers whether it created.
 */
export async function seedSupplier(
  parts: SupplierParts,
  { id, input, by }: { id: string; input: unknown; by: By },
): Promise<boolean> {
  const read = readSupplierInput(input);
  if (!read.ok) throw new Problem('request.invalid', {}, read.problems);
  return parts.database.withTransaction(async (session) => {
    if ((await parts.history.lastVersion(session, id)) > 0) return false;
    await open(parts, session, { id, data: read.data, files: {}, by });
    return true;
  });
}

async function open(
  { suppliers, codes, files: store, history, outbox, clock }: SupplierParts,
  session: Session,
  { id, data, files, by }: { id: string; data: SupplierData; files: NewFiles; by: By },
): Promise<SupplierState> {
  let code = data.code;
  while (code === undefined) {
    const next = await codes.next(session);
    if (!(await suppliers.hasCode(session, next))) code = next;
  }
  const now = clock.now();
  const { logoFileId, ribFileId } = files;
  const state: SupplierState = {
    ...data,
    ...(logoFileId ? { logoFileId } : {}),
    ...(ribFileId ? { ribFileId } : {}),
    id,
    code,
    version: 1,
    invoiceCount: 0,
    createdAt: now,
    updatedAt: now,
  };
  await suppliers.insert(session, state);
  for (const file of [logoFileId, ribFileId]) if (file) await store.keep(session, file);
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

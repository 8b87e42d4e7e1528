import { isDeepStrictEqual } from 'node:util';
import type { Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { Session } from '@comptoir/storage';
import type { ChangeRequest } from '../change-requests/change-request.ts';
import { trackContacts } from '../change-requests/contact-points.ts';
import { dropUnconfirmedRib } from '../change-requests/move-request.ts';
import { tellContacts } from '../change-requests/tell-contacts.ts';
import { typeBankChange } from '../change-requests/type-bank-change.ts';
import { bankTypedIn } from './bank-change.ts';
import { checkAccountManager } from './check-account-manager.ts';
import { readSupplierInput } from './read-supplier-input.ts';
import { saveSupplier } from './save-supplier.ts';
import type { SupplierData, SupplierState } from './supplier.ts';
import type { By, NewFiles, SupplierParts } from './supplier-parts.ts';

/**
 * Replaces what is known of a supplier by what a person entered, where `version` is still the one the form was filled
 * from (the specification's own call names none, and replaces whatever stands). IBAN, BIC and RIB stay as they are:
 * a form that has others asks for a bank change, which another person has to accept.
 * @throws Problem not.found; request.invalid by field; version.stale with who changed what; supplier.bankChange for a form
 * that empties them, change.pending; supplier.nameTaken, supplier.codeTaken, supplier.emailTaken
 */
export async function updateSupplier(
  parts: SupplierParts,
  scope: Scope,
  { id, version, input, files = {}, by }: { id: string; version?: number; input: unknown; files?: NewFiles; by: By },
): Promise<SupplierState> {
  const { database, suppliers } = parts;
  if (!(await suppliers.find(scope, id))) throw new Problem('not.found');
  const read = readSupplierInput(input);
  if (!read.ok) throw new Problem('request.invalid', {}, read.problems);

  const entered = await database.withTransaction(async (session) => {
    const before = await suppliers.load(scope, session, id);
    if (!before) throw new Problem('not.found');
    if (version !== undefined && version !== before.version) {
      throw staleVersion(await parts.history.since(session, id, version));
    }
    return enterChanges(parts, session, { before, input, data: read.data, files, by });
  });
  await dropReplaced(parts, entered);
  return entered.after;
}

/** What came of changes that were entered: the supplier, and what is to go once they are committed. */
export interface Entered {
  readonly after: SupplierState;
  readonly superseded: ChangeRequest | undefined;
  readonly replaced: string | undefined;
}

/**
 * Writes what was entered of a supplier that was loaded in the same transaction; `input` is what was read as `data`.
 * @throws Problem as updateSupplier
 */
export async function enterChanges(
  parts: SupplierParts,
  session: Session,
  given: { before: SupplierState; input: unknown; data: SupplierData; files: NewFiles; by: By },
): Promise<Entered> {
  const { before, input, data, files, by } = given;
  const bank = bankTypedIn(input, data, before, files.rib);
  if (data.accountManagerId !== before.accountManagerId) await checkAccountManager(parts, data.accountManagerId);
  const next = nextState(before, data, files, parts.clock.now());
  const fields = changedFields(before, next);
  const after = fields.length > 0 ? next : before;
  if (fields.length > 0) {
    await saveSupplier(parts, session, { before, after, by, fields });
    await files.logo?.keep(session);
    await tellContacts(parts, session, { before, after, by });
  }
  const superseded = bank && (await typeBankChange(parts, session, { supplier: before, bank, by }));
  return { after, superseded, replaced: files.logo ? before.logoFileId : undefined };
}

/** Files that committed changes took the place of. */
export async function dropReplaced(parts: SupplierParts, { superseded, replaced }: Entered): Promise<void> {
  if (replaced) await parts.files.remove(replaced);
  if (superseded) await dropUnconfirmedRib(parts, superseded);
}

function nextState(before: SupplierState, data: SupplierData, { logo: chosen }: NewFiles, now: Date): SupplierState {
  const { id, code, invoiceCount, createdAt, iban, bic, ribFileId, bankChanged } = before;
  const { iban: _iban, bic: _bic, ...rest } = data;
  const logo = chosen?.id ?? before.logoFileId;
  return {
    ...rest,
    ...trackContacts(before, data, now),
    ...(bankChanged ? { bankChanged } : {}),
    ...(iban ? { iban } : {}),
    ...(bic ? { bic } : {}),
    ...(ribFileId ? { ribFileId } : {}),
    ...(logo ? { logoFileId: logo } : {}),
    id,
    code: data.code ?? code,
    version: before.version + 1,
    invoiceCount,
    createdAt,
    updatedAt: now,
  };
}

function changedFields(before: SupplierState, after: SupplierState): string[] {
  const [was, is] = [ownFields(before), ownFields(after)];
  const names = new Set([...Object.keys(was), ...Object.keys(is)]) as Set<keyof typeof was>;
  return [...names].filter((name) => !isDeepStrictEqual(plain(was[name]), plain(is[name])));
}

/** What a person entered: the rest follows from it. */
function ownFields({ version, updatedAt, contactPoints, formerContacts, bankChanged, ...fields }: SupplierState) {
  return fields;
}

/** As it is stored: what MongoDB gives back and what a form sent compare as the same plain values. */
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

function staleVersion(changes: ReadonlyArray<{ by: { name: string }; fields: readonly string[] }>): Problem {
  const people = [...new Set(changes.map((change) => change.by.name))].join(', ');
  const fields = [...new Set(changes.flatMap((change) => change.fields))].join(', ');
  return new Problem('version.stale', { by: people || '?', changes: fields || '?' });
}

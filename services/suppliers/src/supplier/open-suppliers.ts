import type { Session } from '@comptoir/storage';
import type { PendingFile } from '@comptoir/storage/files';
import { contactsSince } from '../change-requests/contact-points.ts';
import type { SupplierData, SupplierState } from './supplier.ts';
import { supplierChanged } from './supplier-changed.ts';
import type { By, SupplierParts } from './supplier-parts.ts';

export interface NewSupplier {
  readonly id: string;
  readonly data: SupplierData;
  readonly logo?: PendingFile | undefined;
  /** Since when its contact data counts as on file. */
  readonly since: Date;
}

type Parts = Pick<SupplierParts, 'suppliers' | 'codes' | 'pending' | 'history' | 'outbox' | 'clock'>;

/**
 * Writes new suppliers with their history and events, in a transaction: as few round trips for a hundred as for one. Who
 * came without a code is given the next that nobody has.
 * @throws Problem supplier.nameTaken, supplier.codeTaken, supplier.emailTaken
 */
export async function openSuppliers(
  parts: Parts,
  session: Session,
  { given, by }: { given: readonly NewSupplier[]; by: By },
): Promise<SupplierState[]> {
  const { suppliers, pending, history, outbox, clock } = parts;
  const now = clock.now();
  const codes = await freeCodes(parts, session, given);
  const states = given.map(({ id, data, logo, since }): SupplierState => {
    const code = data.code ?? codes.pop();
    if (code === undefined) throw new Error('a supplier is left without a code');
    const made = { version: 1, invoiceCount: 0, createdAt: now, updatedAt: now };
    return { ...data, ...(logo ? { logoFileId: logo.id } : {}), ...contactsSince(data, since), ...made, id, code };
  });
  await suppliers.insert(session, ...states);
  await pending.keepAll(
    session,
    given.flatMap(({ logo }) => logo ?? []),
  );
  await history.add(
    session,
    ...given.map(({ id, data }) => ({
      supplierId: id,
      version: 1,
      at: now,
      by: { id: by.id, name: by.name },
      fields: Object.keys(data),
    })),
  );
  await outbox.append(
    session,
    states.map((state) => supplierChanged(state, by)),
  );
  return states;
}

/** A code for each that came without one, the first to be used at the end; some numbers were taken by hand. */
async function freeCodes(
  { suppliers, codes }: Pick<Parts, 'suppliers' | 'codes'>,
  session: Session,
  given: readonly NewSupplier[],
): Promise<string[]> {
  const named = new Set(given.flatMap(({ data }) => data.code ?? []));
  const needed = given.filter(({ data }) => data.code === undefined).length;
  const free: string[] = [];
  while (free.length < needed) {
    const next = await codes.take(session, needed - free.length);
    const taken = await suppliers.takenCodes(session, next);
    free.push(...next.filter((code) => !taken.has(code) && !named.has(code)));
  }
  return free.reverse();
}

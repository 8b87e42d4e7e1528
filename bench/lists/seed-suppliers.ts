import { type Database, newId } from '@comptoir/storage';
import { contactsSince } from '../../services/suppliers/src/change-requests/contact-points.ts';
import { createSupplierStore } from '../../services/suppliers/src/supplier/supplier.store.ts';
import type { SupplierData, SupplierState } from '../../services/suppliers/src/supplier/supplier.ts';
import { spread } from './spread.ts';

const A_TRANSACTION = 1_000;
const DAY_MS = 86_400_000;
const TRADES = ['Imprimerie', 'Boulangerie', 'Transports', 'Menuiserie', 'Éditions', 'Conserverie', 'Garage', 'Studio'];
const FAMILIES = ['Martin', 'Bernard', 'Müller', 'García', 'Haddad', 'Lefèvre', 'Novak', 'Schmidt', 'Roux', 'Petit'];
const TOWNS = ['Lyon', 'Nantes', 'Lille', 'Marseille', 'Köln', 'Bilbao', 'Tunis', 'Grenoble'];

const oneOf = (words: readonly string[], index: number, salt: number): string =>
  words[Math.floor(spread(index, salt) * words.length)] ?? '';

/** The n-th made supplier: its name is its own, its trade, family and town are shared by many. */
function supplierAt(index: number, newest: Date): SupplierState {
  const number = String(index).padStart(6, '0');
  const createdAt = new Date(newest.getTime() - Math.floor(spread(index, 1) * 3_000 * DAY_MS));
  const data: SupplierData & { code: string } = {
    kind: spread(index, 2) < 0.9 ? 'supplier' : 'client',
    code: `F${number}`,
    locpt: `401${String(Math.floor(spread(index, 3) * 1_000_000)).padStart(6, '0')}`,
    raisonSociale: `${oneOf(TRADES, index, 4)} ${oneOf(FAMILIES, index, 5)} ${oneOf(TOWNS, index, 6)} ${number}`,
    codeSocietee: 1,
    countryCode: 'FR',
    currency: 'EUR',
    email: `comptabilite@f${number}.example`,
    language: 'fr',
    contacts: [],
  };
  return {
    ...data,
    ...contactsSince(data, createdAt),
    id: newId(),
    version: 1,
    createdAt,
    updatedAt: createdAt,
    invoiceCount: Math.floor(spread(index, 7) ** 4 * 2_000),
  };
}

/** Fills an empty database of suppliers with `count` of them as the service keeps them, then builds the indexes. */
export async function seedSuppliers(database: Database, count: number, newest: Date): Promise<void> {
  const store = createSupplierStore(database);
  for (let from = 0; from < count; from += A_TRANSACTION) {
    const some = Array.from({ length: Math.min(A_TRANSACTION, count - from) }, (_, at) =>
      supplierAt(from + at, newest),
    );
    await database.withTransaction((session) => store.insert(session, ...some));
  }
  await database.ensureIndexes();
}

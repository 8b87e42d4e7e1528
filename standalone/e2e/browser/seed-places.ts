import { newId, tokensOf } from '@comptoir/storage';
import type { TestPortal } from '../test-portal.ts';

/** The places of the rows, in turn; two of their names are longer than a list shows. */
const PLACES = [
  ['L1', 'Gare de Lyon Perrache — hall des départs'],
  ['L2', 'Aéroport'],
  ['L3', 'محطة القطار المركزية في القاهرة'],
] as const;

/**
 * Licence fees and turnover declarations of a supplier, `count` of each, the first of January 2025 and each a month
 * later: as they will be imported, for nothing in the portal writes them yet. The turnover of the n-th is n times
 * 1,000.50 €, the fee is the lower the later. Each third fee is a rebate.
 */
export async function seedPlaces({ portal }: TestPortal, supplierId: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => {
    const [codeLieu, nomLieu] = PLACES[at % PLACES.length] ?? PLACES[0];
    const month = new Date(Date.UTC(2025, at, 1)).toISOString().slice(0, 7);
    const number = `${at % 3 === 2 ? 'RFA' : 'R'}-${String(at + 1).padStart(3, '0')}`;
    const place = { supplierId, month, codeLieu, nomLieu, currency: 'EUR', turnover: (at + 1) * 100_050 };
    const numbered = at % 3 === 2 ? { rebateInvoiceNumber: number } : { invoiceNumber: number };
    return { place, number, fee: { ...numbered, total: (count - at) * 5_025, companyCode: '42' } };
  });
  const store = portal.databases.payments.connection;
  await store
    .collection<{ _id: string }>('declarations')
    .insertMany(rows.map(({ place }) => ({ _id: newId(), ...place, tokens: tokensOf(place.codeLieu, place.nomLieu) })));
  await store.collection<{ _id: string }>('licence_fees').insertMany(
    rows.map(({ place, number, fee }) => {
      const tokens = tokensOf(place.codeLieu, place.nomLieu, number);
      return { _id: newId(), ...place, ...fee, tokens };
    }),
  );
}

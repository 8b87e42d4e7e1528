import type { InvoiceStatus } from '@comptoir/contracts';
import { createCounters, type Database, newId } from '@comptoir/storage';
import type { mongo } from 'mongoose';
import { invoiceModel } from '../../services/invoices/src/invoice/invoice-model.store.ts';
import { type InvoiceRow, toRow } from '../../services/invoices/src/invoice/invoice-row.ts';
import type { Invoice } from '../../services/invoices/src/invoice/state.ts';
import { amountMoves, countMoves } from '../../services/invoices/src/invoice/tallies.ts';
import { spread, spreadOver } from './spread.ts';

const BATCH = 5_000;
const MOVES_A_TRANSACTION = 2_000;
const DAY_MS = 86_400_000;
/** Statuses as a portal in use has them: most is paid, little waits. */
const SHARES: ReadonlyArray<readonly [InvoiceStatus, number]> = [
  ['PAID', 0.8],
  ['PROCESSED', 0.1],
  ['TO_PAY', 0.03],
  ['TO_VERIFY', 0.02],
  ['TO_CONTROL', 0.02],
  ['REJECTED', 0.02],
  ['CANCELED', 0.01],
];

/** The n-th made invoice: one of `suppliers`, received in the last two years. */
function invoiceAt(index: number, suppliers: readonly string[], newest: Date): Invoice {
  const receivedAt = new Date(newest.getTime() - Math.floor(spread(index, 2) * 730 * DAY_MS));
  const number = `F${receivedAt.getUTCFullYear()}-${String(index).padStart(7, '0')}`;
  const net = 1_000 + Math.floor(spread(index, 3) * 900_000);
  const vat = Math.round(net * 0.2);
  const supplierIndex = Math.floor(spread(index, 4) * suppliers.length);
  const supplierId = suppliers[supplierIndex] as string;
  const name = `Fournisseur ${String(supplierIndex).padStart(4, '0')}`;
  const by = { id: 'bench', name: 'Bench', kind: 'service', side: 'system' } as const;
  return {
    id: newId(),
    version: 5,
    status: spreadOver(SHARES, index, 1),
    document: {
      id: newId(),
      fileName: `${number}.pdf`,
      mediaType: 'application/pdf',
      size: 40_000,
      sha256: `bench-${index}`,
    },
    receivedAt,
    updatedAt: receivedAt,
    sender: { by, supplierId, isSupplier: true },
    run: 1,
    supplier: { id: supplierId, name, code: `S${supplierIndex}` },
    content: {
      typeCode: '380',
      invoiceNumber: number,
      issueDate: receivedAt.toISOString().slice(0, 10),
      dueDate: new Date(receivedAt.getTime() + 30 * DAY_MS).toISOString().slice(0, 10),
      currency: 'EUR',
      decimals: 2,
      supplierId,
      supplierName: name,
      netTotal: net,
      vatTotal: vat,
      grossTotal: net + vat,
      amountDue: net + vat,
      vat: [],
      lines: [],
    },
    level: 'FULLY',
    warnings: [],
    duplicates: [],
    predecessors: [],
    keptWith: [],
    payments: [],
    exported: false,
    onHold: false,
  };
}

/**
 * Adds `count` invoices, newest of all, to a database that is in use: every index grows by them.
 * The kept counters do not move, as a list does not wait for them.
 */
export async function insertInvoices(
  database: Database,
  first: number,
  count: number,
  suppliers: readonly string[],
  now: Date,
): Promise<void> {
  const rows = invoiceModel(database).collection as unknown as mongo.Collection<InvoiceRow>;
  const invoices = Array.from({ length: count }, (_, at) => ({
    ...invoiceAt(first + at, suppliers, now),
    receivedAt: now,
    updatedAt: now,
  }));
  await rows.insertMany(invoices.map(toRow), { ordered: false, ignoreUndefined: true });
}

/** Fills an empty database of invoices with `count` rows and their kept counters, then builds the indexes. */
export async function seedInvoices(
  database: Database,
  count: number,
  suppliers: readonly string[],
  newest: Date,
): Promise<void> {
  const model = invoiceModel(database);
  const rows = model.collection as unknown as mongo.Collection<InvoiceRow>;
  const [counts, amounts] = [new Map<string, number>(), new Map<string, number>()];
  for (let from = 0; from < count; from += BATCH) {
    const invoices = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) =>
      invoiceAt(from + at, suppliers, newest),
    );
    await rows.insertMany(invoices.map(toRow), { ordered: false, ignoreUndefined: true });
    for (const invoice of invoices) {
      addUp(counts, countMoves(undefined, invoice));
      addUp(amounts, amountMoves(undefined, invoice));
    }
  }
  await database.ensureIndexes();
  const kept = {
    invoices: {
      moves: counts,
      dimensions: ['supplierId', 'status', 'month'],
      rollups: [['status'], ['supplierId', 'status']],
    },
    invoice_amounts: {
      moves: amounts,
      dimensions: ['supplierId', 'status', 'currency', 'measure'],
      rollups: [['status', 'currency', 'measure']],
    },
  };
  for (const [name, { moves, ...shape }] of Object.entries(kept)) await keep(database, name, shape, moves);
}

type Moves = ReadonlyArray<{ readonly key: Readonly<Record<string, string>>; readonly delta: number }>;

function addUp(sums: Map<string, number>, moves: Moves): void {
  for (const { key, delta } of moves) {
    const name = JSON.stringify(key);
    sums.set(name, (sums.get(name) ?? 0) + delta);
  }
}

/** Writes kept counters as the store makes them. */
async function keep(
  database: Database,
  name: string,
  shape: Parameters<typeof createCounters>[2],
  sums: ReadonlyMap<string, number>,
): Promise<void> {
  const counters = createCounters(database, name, shape);
  const moves = [...sums].map(([key, delta]) => ({ key: JSON.parse(key) as Record<string, string>, delta }));
  for (let from = 0; from < moves.length; from += MOVES_A_TRANSACTION) {
    const some = moves.slice(from, from + MOVES_A_TRANSACTION);
    await database.withTransaction((session) => counters.addAll(session, some));
  }
}

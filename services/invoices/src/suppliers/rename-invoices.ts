import { setTimeout as sleep } from 'node:timers/promises';
import { SCOPE_ALL } from '@comptoir/contracts';
import type { Logger } from '@comptoir/service-kit';
import { backOff, createJobQueue, type Database, inJobSpan, type Job, newId, type Session } from '@comptoir/storage';
import type { InvoiceStore } from '../invoice/invoice.store.ts';
import type { SupplierCopy } from './supplier-copy.store.ts';

type Rename = { readonly supplierId: string };

const LEASE_MS = 30_000;
const POLL_MS = 5_000;
/** Invoices a transaction: small enough to pass between people's commands. */
const BATCH = 100;

export type RenameInvoices = ReturnType<typeof createRenameInvoices>;

/**
 * Gives a supplier's invoices the name it now has, so that lists sort and find them by it. Apart from the event that
 * tells of it: a supplier may have more invoices than one transaction holds. Nobody's form gets stale by it.
 */
export function createRenameInvoices(parts: {
  database: Database;
  store: InvoiceStore;
  suppliers: SupplierCopy;
  logger: Logger;
}) {
  const { database, store, suppliers, logger } = parts;
  const queue = createJobQueue<Rename>(database, { name: 'supplier_names', leaseMs: LEASE_MS, maxAttempts: 20 });
  const worker = newId();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let wake = new AbortController();

  async function rename({ id, attempt, payload: { supplierId } }: Job<Rename>): Promise<void> {
    for await (const ids of store.idsOf(SCOPE_ALL, supplierId, BATCH)) {
      if (stopping.signal.aborted || !(await queue.heartbeat(id, attempt))) return;
      await database.withTransaction(async (session) => {
        const supplier = await suppliers.get(supplierId, session);
        if (supplier)
          await store.renameSupplier(session, ids, { id: supplierId, name: supplier.name, code: supplier.code });
      });
    }
    await database.withTransaction((session) => queue.complete(session, id, attempt));
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const job = await queue.claim(worker).catch((error: unknown) => {
        logger.warn({ err: error }, 'the queue of renamed suppliers does not answer');
        return undefined;
      });
      if (!job) {
        const signal = AbortSignal.any([stopping.signal, wake.signal]);
        await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
        wake = new AbortController();
        continue;
      }
      await inJobSpan('supplier_names', job, () => rename(job)).catch(async (error: unknown) => {
        const { supplierId } = job.payload;
        logger.warn({ err: error, supplierId, attempt: job.attempt }, 'invoices not renamed, will be retried');
        const retryAfterMs = backOff(job.attempt, { firstMs: 500, mostMs: 60_000 });
        await queue.fail(job.id, job.attempt, { retryAfterMs, cause: String(error) }).catch(() => undefined);
      });
    }
  }

  let unsubscribe = (): void => undefined;
  return {
    /** Asks for it in the transaction that learns of the new name. */
    async ask(session: Session, supplierId: string, sequence: number): Promise<void> {
      await queue.enqueue(session, { key: `${supplierId}/${sequence}`, payload: { supplierId } });
    },
    start(): void {
      unsubscribe = queue.onEnqueued(() => wake.abort());
      running = run();
    },
    async stop(): Promise<void> {
      stopping.abort();
      unsubscribe();
      await running;
    },
  };
}

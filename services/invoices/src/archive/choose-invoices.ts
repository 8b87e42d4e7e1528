import type { InvoiceFilter, Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { InvoiceStore } from '../invoice/invoice.store.ts';
import { listInvoices } from '../invoice/list-invoices.ts';
import type { Invoice } from '../invoice/state.ts';

/** Documents a zip may hold. */
const MOST_IN_ARCHIVE = 1000;
const PAGE = 500;

/** The invoices in scope that a filter names, all of them. @throws Problem archive.tooMany, not.found for none */
export async function chooseInvoices(scope: Scope, store: InvoiceStore, filter: InvoiceFilter): Promise<Invoice[]> {
  const chosen: Invoice[] = [];
  let cursor: string | undefined;
  do {
    const page = cursor ? { limit: PAGE, cursor } : { limit: PAGE, offset: 0 };
    const { rows, next } = await listInvoices(scope, store, { filter, page });
    chosen.push(...rows);
    if (chosen.length > MOST_IN_ARCHIVE) throw new Problem('archive.tooMany', { maximum: MOST_IN_ARCHIVE });
    cursor = next;
  } while (cursor);
  if (chosen.length === 0) throw new Problem('not.found');
  return chosen;
}

/** Each invoice's document under the name it came with; the documents service tells alike names apart. */
export const namedDocuments = (invoices: readonly Invoice[]): Array<{ id: string; name: string }> =>
  invoices.map(({ document: { id, fileName } }) => ({ id, name: fileName }));

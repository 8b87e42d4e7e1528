import type { Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { cursorAfter, listPage, scopeFilter } from '@comptoir/storage';
import { type InvoiceModel, SUPPLIER_FIELD } from './invoice-model.store.ts';
import type { InvoiceRow } from './invoice-row.ts';
import { isEmptySearch, type ListRequest, queryFor } from './list-invoices.ts';
import type { Invoice } from './state.ts';

/** The next one, and the one after it. */
const TOLD = 2;

/**
 * The invoices that follow one in a list, around its end: what the verification screen loads ahead. That one keeps its
 * place in the order where the list is narrowed to what it is no more.
 * @throws Problem not.found, and list.sort as listInvoices
 */
export async function findFollowing(
  scope: Scope,
  model: InvoiceModel,
  id: string,
  { filter, sort }: Omit<ListRequest, 'page'>,
): Promise<Invoice[]> {
  const begin = queryFor(scope, model, { filter, ...(sort && { sort }), page: { limit: TOLD + 1, offset: 0 } });
  const row = await model
    .findOne({ _id: id, ...scopeFilter(scope, SUPPLIER_FIELD) }, { [begin.sort.field]: 1 })
    .hint({ _id: 1 })
    .lean<InvoiceRow>();
  if (!row) throw new Problem('not.found');
  if (isEmptySearch(filter)) return [];
  const { rows } = await listPage(scope, { ...begin, page: { limit: TOLD, cursor: cursorAfter(row, begin) } });
  if (rows.length < TOLD) {
    const known = [id, ...rows.map(({ _id }) => _id)];
    const first = await listPage(scope, begin);
    rows.push(...first.rows.filter(({ _id }) => !known.includes(_id)).slice(0, TOLD - rows.length));
  }
  return rows.map(({ invoice }) => invoice);
}

import type { InvoiceSort } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';

/** The specification's column names, and ours, for what the list can be sorted by. */
const COLUMNS: Readonly<Record<string, InvoiceSort>> = {
  invoiceno: 'invoiceNumber',
  invoicenumber: 'invoiceNumber',
  number: 'invoiceNumber',
  issuedate: 'issueDate',
  duedate: 'dueDate',
  dateofreceipt: 'receivedAt',
  receivedat: 'receivedAt',
  createdat: 'receivedAt',
  supplier: 'supplierName',
  suppliername: 'supplierName',
  total: 'grossTotal',
  grosstotal: 'grossTotal',
  status: 'status',
};

/**
 * The specification's `sortBy`, whose form it does not show: a column, after it `,desc` or `:desc`, or before it `-`.
 * @throws Problem request.invalid for a column that is not sorted by
 */
export function readSortBy(sortBy: string): { field: InvoiceSort; direction: 'asc' | 'desc' } {
  const [, minus, column = '', order = 'asc'] = /^(-?)(\w+)(?:[,: ](asc|desc))?$/i.exec(sortBy.trim()) ?? [];
  const name = column.toLowerCase();
  const field = Object.hasOwn(COLUMNS, name) ? COLUMNS[name] : undefined;
  if (!field) throw new Problem('request.invalid', {}, [{ field: 'sortBy', code: 'not_valid' }]);
  return { field, direction: minus || order.toLowerCase() === 'desc' ? 'desc' : 'asc' };
}

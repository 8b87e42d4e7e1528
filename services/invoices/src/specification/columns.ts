import type { InvoiceSort } from '@comptoir/contracts';

/** The specification's column names, and what the list sorts by for each. */
export const SPECIFICATION_COLUMNS: Readonly<Record<string, InvoiceSort>> = {
  invoiceNo: 'invoiceNumber',
  number: 'invoiceNumber',
  issueDate: 'issueDate',
  dueDate: 'dueDate',
  dateOfReceipt: 'receivedAt',
  createdAt: 'receivedAt',
  supplier: 'supplierName',
  total: 'grossTotal',
  status: 'status',
};

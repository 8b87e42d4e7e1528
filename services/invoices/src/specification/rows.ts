import { INVOICE_STATUSES } from '@comptoir/contracts';
import { type Static, Type } from 'typebox';
import { toText } from '../invoice/money.ts';
import type { Invoice } from '../invoice/state.ts';

const text = Type.Optional(Type.String());
const number = Type.Optional(Type.Number());

/** An invoice as the specification names its fields (000 §3); amounts are JSON numbers. */
export const SpecificationInvoice = Type.Object({
  id: Type.String(),
  invoiceNo: text,
  issueDate: text,
  dueDate: text,
  supplier: text,
  supplierId: text,
  status: Type.String(),
  totalHt: number,
  VAT: number,
  discount: number,
  total: number,
  currency: text,
  country: text,
  rejectionReason: text,
  rejectionDetails: text,
  verificationDate: text,
  rejectionDate: text,
  controlDate: text,
  dateOfReceipt: Type.String(),
  extractionLevel: text,
  duplicated: Type.Boolean(),
  exported: Type.Boolean(),
});

/** A row of the supplier's tab Invoices: id, createdAt, hasDocument, and ours. */
export const Bill = Type.Object({
  id: Type.String(),
  createdAt: Type.String(),
  hasDocument: Type.Boolean(),
  number: text,
  status: Type.String(),
  total: number,
});

/** A JSON number is exact to the minor unit for every amount this service takes. */
const amount = ({ content }: Invoice, minor: number | undefined): number | undefined =>
  minor === undefined ? undefined : Number(toText(minor, content.decimals));

export function presentForSpecification(invoice: Invoice): Static<typeof SpecificationInvoice> {
  const { id, content, status, supplier, rejection, verified, controlled, receivedAt, level, exported } = invoice;
  return {
    id,
    invoiceNo: content.invoiceNumber,
    issueDate: content.issueDate,
    dueDate: content.dueDate,
    supplier: supplier?.name ?? content.supplierName,
    supplierId: content.supplierId,
    status,
    totalHt: amount(invoice, content.netTotal),
    VAT: amount(invoice, content.vatTotal),
    discount: amount(invoice, content.discount),
    total: amount(invoice, content.grossTotal),
    currency: content.currency,
    country: content.country,
    rejectionReason: rejection?.reason,
    rejectionDetails: rejection?.details,
    verificationDate: verified?.at.toISOString(),
    rejectionDate: rejection?.at.toISOString(),
    controlDate: controlled?.at.toISOString(),
    dateOfReceipt: receivedAt.toISOString(),
    extractionLevel: level,
    duplicated: status === 'DUPLICATED',
    exported,
  };
}

export const presentBill = (invoice: Invoice): Static<typeof Bill> => ({
  id: invoice.id,
  createdAt: invoice.receivedAt.toISOString(),
  hasDocument: true,
  number: invoice.content.invoiceNumber,
  status: invoice.status,
  total: amount(invoice, invoice.content.grossTotal),
});

/** Statuses as the calls take them: a comma list or the parameter several times. @returns undefined for none */
export function readStatuses(
  given: readonly string[] | undefined,
): Array<(typeof INVOICE_STATUSES)[number]> | undefined {
  const wanted = (given ?? []).flatMap((part) => part.split(',')).map((part) => part.trim().toUpperCase());
  const statuses = INVOICE_STATUSES.filter((status) => wanted.includes(status));
  return wanted.some(Boolean) ? statuses : undefined;
}

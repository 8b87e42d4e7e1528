import type { ReadingFieldName } from '@comptoir/contracts';
import type { MadeInvoice } from '@comptoir/testing';

/** What a made invoice says, as a reading gives it. */
export const saidBy = (invoice: MadeInvoice) =>
  ({
    typeCode: invoice.typeCode,
    invoiceNumber: invoice.invoiceNumber,
    issueDate: invoice.issueDate,
    dueDate: invoice.dueDate,
    currency: invoice.currency,
    supplierName: invoice.supplier.name,
    supplierVatNumber: invoice.supplier.vatNumber,
    netTotal: invoice.netTotal,
    vatTotal: invoice.vatTotal,
    grossTotal: invoice.grossTotal,
    amountDue: invoice.grossTotal,
    iban: invoice.iban,
    orderNumber: invoice.orderNumber,
  }) satisfies Partial<Record<ReadingFieldName, string>>;

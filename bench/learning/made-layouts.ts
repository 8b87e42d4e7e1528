import { drawPdf, makeHouseInvoices, TEN_STYLES } from '@comptoir/testing/invoices';
import type { KnownDocument } from './known-document.ts';

/** So many invoices of each of ten made layouts, by the layout's name. */
export async function madeLayouts(seed: number, count: number): Promise<Map<string, KnownDocument[]>> {
  const layouts = new Map<string, KnownDocument[]>();
  for (const [index, style] of TEN_STYLES.entries()) {
    const documents = makeHouseInvoices(style, seed * 100 + index, count).map(
      async ({ invoice, absent, sheets }, at) => ({
        file: `${style.name} ${at + 1}`,
        layout: style.name,
        bytes: await (await drawPdf(sheets)).save(),
        verified: {
          fields: {
            invoiceNumber: invoice.invoiceNumber,
            issueDate: invoice.issueDate,
            ...(style.facts.labels.due && !absent.includes('due') && { dueDate: invoice.dueDate }),
            currency: invoice.currency,
            supplierName: invoice.supplier.name,
            netTotal: invoice.netTotal,
            vatTotal: invoice.vatTotal,
            grossTotal: invoice.grossTotal,
            amountDue: invoice.grossTotal,
            iban: invoice.iban,
          },
          lines: invoice.lines,
        },
      }),
    );
    layouts.set(style.name, await Promise.all(documents));
  }
  return layouts;
}

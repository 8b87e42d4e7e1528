import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => valuesOf(understand([typedPage(typed)]));

it("a German form's number of the paper, and the day on which its sum falls due", () => {
  expect(
    read(`
RECHNUNG
Referenz              Kunde         Dok.-Nr.       Datum        Seite
26-0311 Halle         MUSTERCV      20260017       25/06/26     1 von 1
Total ohne MwSt.                                   40.000,00
TOTAL          EUR                                 40.000,00
Verfalltag                                         25.07.2026`),
  ).toMatchObject({ invoiceNumber: '20260017', issueDate: '2026-06-25', dueDate: '2026-07-25' });
});

it("India's number and day in one row, and what it calls the sums", () => {
  expect(
    read(`
TAX INVOICE
GST Inv No / Date        CI2600417 / 03.01.2026
Order No / Date          4471 / 1.12.2025
Total Exclusive Tax      INR      11,500.00
Total Tax                INR       2,070.00
Invoice Amount to Pay    INR      13,570.00`),
  ).toMatchObject({
    invoiceNumber: 'CI2600417',
    issueDate: '2026-01-03',
    netTotal: '11500.00',
    vatTotal: '2070.00',
    grossTotal: '13570.00',
  });
});

it('an issuing date, beside a number that has another day in it', () => {
  expect(
    read(`
                                          Invoice
                                    Invoice ID: 2026-01-23t081500
                                  Issuing Date: 2026-03-10
                                 Delivery Date: 2026-01-23
Total:            57.60 EUR`),
  ).toMatchObject({ issueDate: '2026-03-10' });
});

it.each(['Tax Invoice #', 'Sales Invoice #', 'Document #', 'Proforma #'])('%s heads the number under it', (heading) => {
  const { invoiceNumber, orderNumber } = read(`
Muster Trailers                        TAX INVOICE
                        Date           ${heading}
Blau Street 4           17/06/2026     3506
                        Customer Order #: 8841
Total                                  $404.98`);
  expect(invoiceNumber).toBe('3506');
  expect(orderNumber).toBe('8841');
});

it.each([
  ['Total Ex GST', 'Total GST', 'TOTAL'],
  ['Subtotal excluding VAT', 'VAT', 'Total inclusive of VAT'],
  ['Total before tax', 'Total tax', 'Total with tax'],
])('%s, %s and %s head the sums under them', (net, tax, gross) => {
  expect(
    read(`
TAX INVOICE 286965            03/07/2026
Description                      Qty      Price        GST        Total
Paint                           1.00     285.00      25.91       285.00
Boards                         84.00      29.30     223.75      2461.20
Bank details for Direct Payment:    ${net.padStart(24)}   ${tax.padStart(12)}  ${gross.padStart(24)}
BSB  083 874                        ${'2496.54'.padStart(24)}   ${'249.66'.padStart(12)}  ${'2746.20'.padStart(24)}`),
  ).toMatchObject({ netTotal: '2496.54', vatTotal: '249.66', grossTotal: '2746.20' });
});

// Sums of papers that were photographed: what stands elsewhere than on most, or a cent beside.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { recognised, valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]).fields;

it('a stamp may stand over net total, VAT and total', () => {
  const { netTotal, vatTotal, grossTotal } = read(`
Comptoir du Golfe, Sousse, Tunisie
FACTURE N° 2024-0471
REFERENCE   DESIGNATION          QUANTITE     P.U. H.T.     TVA     MONTANT H.T.
B12         COURROIE                    2         7.500   19.00          15.000
B14         HUILE                       4         2.250   19.00           9.000

                                         DROIT DE TIMBRE                  1.000
                                         TOTAL NET H.T                   24.000
                                         TOTAL T.V.A                      4.560
                                         NET A PAYER                     29.560`);
  expect([netTotal?.value, vatTotal?.value, grossTotal?.value]).toEqual(['24.00', '4.56', '29.56']);
});

it('what is rounded off may be a paisa more than the difference, as each tax was rounded by itself', () => {
  const total = (rounding: string) =>
    read(`
QUELL MEDICAL AGENCY                         GST INVOICE
GSTIN 27AAPFU0939F1ZV                        INV NO: L4711
Total                            8420.35
DISCOUNT                          420.35
CGST 6% On 8000.20                480.01
SGST 6% On 8000.20                480.01
ROUND OFF:                         ${rounding}
NET AMOUNT:                      8960.00`).netTotal;
  expect(total('-0.21')?.value).toBe('8000.20');
  expect(total('-0.21')?.confidence).toBeGreaterThan(0.9);
});

it('Colombia’s ‘IMPTO’ is the tax, beside its base', () => {
  const { netTotal } = read(`
JUGOS QUELL SAS
NIT: 901.274.638-5
Factura de Venta B-4711                  FECHA 14/03/2024
UND DESCRIPCION            PRECIO      TOTAL
1   MANGO                  48.600     48.600
1   AVENA                   5.400      5.400
TARIFA          BASE                   IMPTO
8%            50.000                   4.000
VALOR A PAGAR $                       54.000`);
  expect(netTotal?.value).toBe('50000.00');
});

it('headings of sums over rows of items, of which none is the others’ sum, head no totals', () => {
  const page = `
LINDE TRADING CO.                        INV NO.  20447
                                                              olull      6aagll      Total       VAT    Total Inc. VAT
Location SI.No.   Part Number    Description        Qty.             Unit Price
                                                                                 Jy   Amount             Jo
A-11   1   7714-2K5        filter 20/11            3               41.00     123.00     18.45            141.45
A-12       7714-2B6        filter                     3               24.00      72.00     10.80             82.80
A-17   3   Q4B1-8TT        filter                     8               33.00     264.00     39.60            303.60


Recipient                                          Qty.            459.00        Total
Goods once sold are not taken back`;
  expect(valuesOf(understand([recognised(page)])).grossTotal).not.toBe('141.45');
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]).fields;

it.each([
  [
    'recargo de equivalencia',
    `
FACTURA        FECHA            ALBARÁN        VENCIMIENTO
A/124256       23/07/2026       204417         22/08/2026

Base imponible     % IVA     Cuota IVA     % R.E.     Cuota R.E.     TOTAL FACTURA
1.000,00           21,00        210,00       5,20          52,00         1.262,00 €`,
    ['1000.00', '262.00', '1262.00'],
  ],
  [
    'central and state tax',
    `
Tax Invoice No. 4711
Taxable value      1,000.00
CGST 9%               90.00
SGST 9%               90.00
Total INR          1,180.00`,
    ['1000.00', '180.00', '1180.00'],
  ],
])('two taxes of one net total add up: %s', (_name, typed, [net, vat, gross]) => {
  const fields = read(typed);
  expect(fields.netTotal?.value).toBe(net);
  expect(fields.vatTotal?.value).toBe(vat);
  expect(fields.grossTotal?.value).toBe(gross);
});

it('a stamp between VAT and total bears no VAT, and the total holds it', () => {
  const fields = read(`
Facture N° : FV-4711
Total HT              43 075,00
Montant TVA            8 184,25
Timbre 1%                512,30
Total TTC             51 771,55 DA`);
  expect(fields.netTotal?.value).toBe('43075.00');
  expect(fields.vatTotal?.value).toBe('8184.25');
  expect(fields.grossTotal?.value).toBe('51771.55');
  expect(fields.currency?.value).toBe('DZD');
});

it('what Tunisia puts on the net total, before its VAT and behind it, is part of the total', () => {
  const fields = read(`
Facture N° : FV-4711                    Sfax, Tunisie
TOTAL H.T.V.A          200,000
F.O.D.E.C.               2,000
CUMUL T.V.A             38,380
TIMBRE LOI 93-53         1,000
NET A PAYER            241,380`);
  expect([fields.netTotal?.value, fields.vatTotal?.value, fields.grossTotal?.value]).toEqual([
    '200.00',
    '38.38',
    '241.38',
  ]);
});

it('two taxes are of the sum over them, where that is called no more than a total', () => {
  const fields = read(`
Invoice No. 118
Description                HSN      Qty      Rate         Amount
Gear housing               8483       5    3,000.00     15,000.00

                                  Total               15,000.00
                                  Add CGST 9.00 %      1,350.00
                                  Add SGST 9.00 %      1,350.00
                                  Grand Total INR     17,700.00`);
  expect([fields.netTotal?.value, fields.vatTotal?.value, fields.grossTotal?.value]).toEqual([
    '15000.00',
    '2700.00',
    '17700.00',
  ]);
});

it.each([
  ['GST', 'PST', '802.50', '40.13', '56.18', '898.81', '96.31'],
  ['TPS', 'TVQ', '802.50', '40.13', '80.05', '922.68', '120.18'],
])('%s and %s are both taxes by name, whatever their rates are', (one, other, net, first, second, gross, tax) => {
  const fields = read(`
INVOICE: 300192
Subtotal          ${net}
${one}                ${first}
${other}                ${second}
Total             ${gross}`);
  expect([fields.netTotal?.value, fields.vatTotal?.value, fields.grossTotal?.value]).toEqual([net, tax, gross]);
});

it('a surcharge of so many percent is no tax', () => {
  const { vatTotal } = read(`
INVOICE NO. 5501-C
Subtotal                3,873.00
Fuel surcharge 6%         232.38
Sales tax 8.25%           338.69
Amount due              4,444.07`);
  expect(vatTotal?.value).not.toBe('571.07');
});

it.each(['TPS/TVQ', 'GST/QST', 'CGST + SGST'])('two taxes may be named together in one row: %s', (taxes) => {
  const { fields } = understand([
    typedPage(`Facture 00042\nSous-total     9.41$\n${taxes}     1.41$\nGrand total   10.82$`),
  ]);
  expect([fields.netTotal?.value, fields.vatTotal?.value, fields.grossTotal?.value]).toEqual(['9.41', '1.41', '10.82']);
});

it('what is called the net amount below two taxes is what they lead to, rates glued to their names or not', () => {
  const { fields } = understand([
    typedPage(`
GST INVOICE
INV NO: L1514
Total                              1,250.00
DISCOUNT:                            100.00
CGST6% On 1150.00                     69.00
SGST6% On 1150.00                     69.00
ROUND OFF:                            -0.35
TOT CGST: 69.00        NET AMOUNT:  1,287.65`),
  ]);
  expect([fields.netTotal?.value, fields.vatTotal?.value, fields.grossTotal?.value]).toEqual([
    '1150.00',
    '138.00',
    '1287.65',
  ]);
});

it('a state, a county and a district each take a tax of one net total', () => {
  const fields = read(`
Invoice No. 4711
Subtotal             1,000.00
State tax               62.50
County tax              10.00
District tax             5.25
Total                1,077.75`);
  expect([fields.netTotal?.value, fields.vatTotal?.value, fields.grossTotal?.value]).toEqual([
    '1000.00',
    '77.75',
    '1077.75',
  ]);
});

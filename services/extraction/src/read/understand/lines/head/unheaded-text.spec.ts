import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { understand } from '../../understand.ts';
import { columnsOf } from './header-columns.ts';
import { withUnheadedText } from './unheaded-text.ts';

const read = (typed: string) => linesOf(understand([typedPage(typed)]));

it('items are called by their names on the left of the figures, under no heading', () => {
  expect(
    read(`
Rechnungsnummer 118                               Datum 11.02.2026
                                  Menge          Preis           Betrag EUR
Arbeitspreis                  3.200 kWh     28,50 ct/kWh             912,00
Grundpreis                     365 Tage     120,00 EUR/Jahr          120,00
Nettobetrag                                                        1.032,00
Umsatzsteuer 19 %                                                    196,08
Bruttobetrag                                                       1.228,08`),
  ).toEqual([
    ['3200', '912.00'],
    ['365', '120.00'],
  ]);
});

it('totals of four decimals are money, be those noughts', () => {
  expect(
    read(`
FACTURA Nº TA5X-118                               Fecha de emisión: 01/03/2026
Concepto                                      Periodo                       Importe (€)
Fusión Empresa                                01/02/26 - 28/02/26               45,0000
Línea adicional 600111222                     01/02/26 - 28/02/26               12,5000
Total (Base imponible)                                                          57,50
IVA 21%                                                                         12,08
Total a pagar                                                                   69,58`),
  ).toEqual([
    [undefined, '45.00'],
    [undefined, '12.50'],
  ]);
});

it('items without headings of their own stand left of the tax’s rate, the net and the gross amount', () => {
  expect(
    read(`
Invoice Number: R-0090712                 Frankfurt am Main, Aug 28, 2024
Your bookings                                  VAT          net        gross
Bike 16455, 8:13 PM to 10:08 PM
From station: Marktplatz                 drive sum       7,56 €       9,00 €
Journey price                                  19%       6,72 €       8,00 €
unlock fee                                     19%       0,84 €       1,00 €
Summary                            net amount     tax amount    gross amount
Amounts for VAT 19%                    7,56 €         1,44 €          9,00 €`),
  ).toEqual([
    [undefined, '6.72'],
    [undefined, '0.84'],
  ]);
});

it('groups of what a line is let for are named with what they come to, over rates and amounts without tax and with it', () => {
  expect(
    read(`
Votre facture du 13 décembre 2026                          N° B7/20261213
                                                      Tx TVA        € HT      € TTC
Vos abonnements et options                                                     7.99
Abonnements principaux                                             16.66      19.99
   Série spéciale Internet                            20.00%       16.66      19.99
Remise(s) sur abonnements principaux                              -12.50     -15.00
   Remise pendant 12 mois                             20.00%      -12.50     -15.00
Location équipement                                   20.00%        2.50       3.00

Montant total de cette facture                                                 7.99
TVA 20.00 % payée sur les débits                                               1.33
Montant hors TVA                                                               6.66`).map(([, net]) => net),
  ).toEqual(['16.66', '-12.50', '2.50']);
});

it('a table of taxes beside how it is paid is none of items', () => {
  const { fields } = understand([
    typedPage(`
VAT Invoice 4471                                    Issue date 14.05.2024
No.  Product name                      Quantity   VAT Rate   Net price      Net amount
1    Protein powder                    144 pcs    0%             12.49        1 798.56
2    Snack bar                          72 pcs    0%              7.02          505.44
Way of payment    Term of payment    Total due     Rate        Net         VAT        Gross
transfer          30.05.2024         2 304.00      Total:  2 304.00       0.00     2 304.00
                                              Tax rate 0%  2 304.00       0.00     2 304.00
Total due                                                                        2 304.00 EUR`),
  ]);
  expect([fields.netTotal?.value, fields.grossTotal?.value]).toEqual(['2304.00', '2304.00']);
  expect(fields.grossTotal?.confidence).toBeGreaterThan(0.8);
});

it('what stands under a heading of its own is no text of items', () => {
  const [head, first] = toDocumentText([
    typedPage(`
Anzahl      Einheit       Einzelpreis     Gesamtpreis
     2      Stück               20,00           40,00`),
  ]).rows;
  const columns = head ? columnsOf(head) : [];
  expect(columns.map(({ kind }) => kind)).toEqual(['colQuantity', 'colUnit', 'colUnitPrice', 'colTotal']);
  expect(withUnheadedText(columns, first)).toEqual(columns);
});

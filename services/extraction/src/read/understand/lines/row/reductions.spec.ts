// Counts beside a reduction, which their price makes the total with.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => linesOf(understand([typedPage(typed)]));

it('a count against its unit is one beside a reduction', () => {
  expect(
    read(`
Rechnung Nr. 4711          Datum: 12.03.2026

Bezeichnung            Menge    Einzelpreis   Rabatt   Betrag
Kabel                    10m         50,00      10%     450,00
Lampe                   5Stk         15,00       5%      71,25

                              Netto             521,25
                              USt 20 %          104,25
                              Gesamt            625,50`),
  ).toEqual([
    ['10', '450.00'],
    ['5', '71.25'],
  ]);
});

it('of what was ordered and shipped the count is what makes the reduced total', () => {
  const ofShipped = (first: string) =>
    read(`
Invoice no: 4711          Date: 12.03.2026

Description      Qty ordered   Qty shipped    Unit price   Discount     Amount
Chair                     5             3          50.00       ${first}     135.00
Lamp                      2             2          50.00       10.0      90.00

                              Subtotal             225.00
                              VAT 20 %              45.00
                              Total                270.00`);
  const lines = [
    ['3', '135.00'],
    ['2', '90.00'],
  ];
  expect(ofShipped('10.0')).toEqual(lines);
  expect(ofShipped('10 %')).toEqual(lines);
});

it('figures right of wide columns are counts, prices, reductions and totals in their order', () => {
  expect(
    read(`
Facture n° : 4711          Date : 12.03.2026

Désignation        Qté                     P.U.                  Remise              Montant
Chaise                              2              50,00                10,00                  90,00
Lampe                               3              15,00                 0,00                  45,00
Table                               1              80,00                                       80,00

                              Total HT             215,00
                              TVA 20 %              43,00
                              Total TTC            258,00`),
  ).toEqual([
    ['2', '90.00'],
    ['3', '45.00'],
    ['1', '80.00'],
  ]);
});

it('so they are where an amount is taken off', () => {
  expect(
    read(`
Facture n° : 4711          Date : 12.03.2026

Désignation        Qté                     P.U.                  Remise              Montant
Chaise                              2              50,00                12,00                  88,00
Lampe                               3              15,00                 5,00                  40,00

                              Total HT             128,00
                              TVA 20 %              25,60
                              Total TTC            153,60`),
  ).toEqual([
    ['2', '88.00'],
    ['3', '40.00'],
  ]);
});

it('a rate behind the total is no reduction', () => {
  expect(
    read(`
Factura 4711                 Fecha 12/03/2026

Artículo              Cantidad     Kilos      Precio       % Dto.      Total
Queso                        6      3,20       20,00                   64,00     4%
Jamón                        1      2,50       30,00                   75,00     4%

                              Base imponible          139,00
                              IVA 4 %                   5,56
                              Total                   144,56`),
  ).toEqual([
    ['3.2', '64.00'],
    ['2.5', '75.00'],
  ]);
});

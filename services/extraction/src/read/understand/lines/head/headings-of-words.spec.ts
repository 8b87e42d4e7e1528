import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

it('a column is as wide as its heading, whatever of it we know', () => {
  const counted = (heading: string) =>
    linesOf(
      understand([
        typedPage(`
Invoice no: 4711          Date: 12.03.2026

Description        ${heading.padStart(20)}         Amount
Chair                                 2         100.00
Lamp                                  3          45.00

                   Subtotal                     145.00
                   VAT 20 %                      29.00
                   Total                        174.00`),
      ]),
    ).map(([count]) => count);
  expect(counted('Quantity invoiced')).toEqual(['2', '3']);
  expect(counted('Cant. entregada')).toEqual(['2', '3']);
  expect(counted('Qté facturée')).toEqual(['2', '3']);
});

it('beside a reduction too', () => {
  expect(
    linesOf(
      understand([
        typedPage(`
Facture n° : 4711          Date : 12.03.2026

Désignation        Qté facturée     P.U. HT   Remise   Montant HT
Chaise                        2       50,00      10%        90,00
Lampe                         3       15,00       0%        45,00

                   Total HT                                135,00
                   TVA 20 %                                 27,00
                   Total TTC                               162,00`),
      ]),
    ),
  ).toEqual([
    ['2', '90.00'],
    ['3', '45.00'],
  ]);
});

// Tables as wholesalers head them, in abbreviations of their own.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it('a count that was lost is told where net price and amount stand under their abbreviations', () => {
  const page = `
FACTURE 2510-12 DU 06/10/2025
EAN             Désignation article         Qté     Px net     Mt HT
3270190099101   Huile bidon 5 L                      9,415     56,49
3560070899102   Farine sac 25 kg             10     17,320    173,20

                          Total marchandise                   229,69
                          Total HT                            229,69
                          TVA 5,50 %                           12,63`;
  const seen = linesOf(understand([typedPage(page, 1, 'ocr')]));
  expect(seen).toEqual([
    ['6', '56.49'],
    ['10', '173.20'],
  ]);
});

it('the number of a row counts nothing where a column of counts does', () => {
  const page = `
INVOICE NO. 774122        DATE 06/11/2025
Line   Item No.   Description          Shipped   U/M     For C/E      Per    Extension
10     BRK-22     Bracket, galvanized     100    EA       1.7500      E        175.00
20     SCR-08     Screw, zinc            2000    EA       4.2000      C         84.00

Merchandise                                                                    259.00`;
  expect(linesOf(understand([typedPage(page)]))).toEqual([
    ['100', '175.00'],
    ['2000', '84.00'],
  ]);
});

it('what each delivery came to is a line, where an invoice names its delivery notes and no items', () => {
  expect(
    linesOf(
      understand([
        typedPage(`
FACTURA 26-200104-418                                       30-nov.-2026
Albarán             Fecha             Su no pedido   Base impon.    I.V.A.      Total
26-201101-4.118     04-nov.-2026                            8,10      0,32       8,42
26-201101-4.119     04-nov.-2026                            3,20      0,13       3,33
26-201101-4.137     05-nov.-2026                            3,70      0,15       3,85

                                   Base imponible          IVA 4 %              Total
                                            15,00             0,60              15,60`),
      ]),
    ),
  ).toEqual([
    [undefined, '8.10'],
    [undefined, '3.20'],
    [undefined, '3.70'],
  ]);
});

it('a count is headed by one letter', () => {
  expect(
    linesOf(
      understand([
        typedPage(`
FACTURE N° 11243 DU 23/04/2024
Code     Libellé                              Q.        PU     Remise     Prix HT
W2CC     Poudre 2 kg                       25.00     32,00     2,00 %      784,00
CFM2     Isolat 2 kg                       60.00     42,15     2,00 %    2 478,42`),
      ]),
    ),
  ).toEqual([
    ['25', '784.00'],
    ['60', '2478.42'],
  ]);
});

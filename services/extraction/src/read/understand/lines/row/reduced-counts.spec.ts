import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

it('a count under an unknown heading is told by price, reductions and total', () => {
  expect(
    linesOf(
      understand([
        typedPage(`
Invoice 44-81             Tax point 12/03/22
CODE        DESCRIPTION                  ORD     DEL    UOM    PRICE PER    DIS1    DIS2         NET
A2201       Garden hose 25 m               4       4    DRM    100.00 EA      50      10      180.00
A3310       Brass tap                     40      36     EA     10.00 EA    42.5              207.00
A4402       Hose washer                  500     500     EA     38.00 100     30              133.00
A5107       Pump seal                      6       0     EA     47.50 EA      45                0.00
A6008       Pressure pump                  2       1     EA    164.00 EA      50               82.00
                                                               Net total                      602.00`),
      ]),
    ),
  ).toEqual([
    ['4', '180.00'],
    ['36', '207.00'],
    ['500', '133.00'],
    ['0', '0.00'],
    ['1', '82.00'],
  ]);
});

it('a count run together with its unit makes the total of a price that was rounded after its reduction', () => {
  const [first, second, third] = understand([
    typedPage(`
Facture n° : 26014417                    Date : 13/02/2026
Article                          Quantité      Prix brut     Remise     Prix net       Total HT
Beurre 250g                        10UN          2,88 9%                 2,62          26,21
Mangues 125 g                       6UN          2,25 15%                1,91          11,48
Savon                               3UN          4,00 9%                 3,10          10,20
                                                               Total HT                47,89`),
  ]).lines;
  expect([first, second].map((line) => [line?.quantity, line?.unitPrice, line?.netTotal])).toEqual([
    ['10', '2.62', '26.21'],
    ['6', '1.91', '11.48'],
  ]);
  expect(third?.quantity).toBeUndefined();
});

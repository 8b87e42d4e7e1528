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

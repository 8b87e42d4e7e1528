import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it('a count under an unknown heading is told by price, reductions and total', () => {
  expect(
    linesOf(
      understand([
        typedPage(`
Invoice SI-77             Tax point 29/10/21
CODE        DESCRIPTION                  ORD     DEL    UOM    PRICE PER    DIS1    DIS2         NET
TWE25       Twin and earth 2.5 mm          4       4    DRM    100.00 EA      50      10      180.00
MK274       Socket 2 gang                 40      36     EA     10.00 EA    42.5              207.00
WAGO2       Lever connector              500     500     EA     38.00 100     30              133.00
EMPA3       Emergency pack                 6       0     EA     47.50 EA      45                0.00
CU12W       Consumer unit                  2       1     EA    164.00 EA      50               82.00
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

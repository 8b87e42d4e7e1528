import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

it('hours and minutes are hours where no rate is printed', () => {
  expect(
    linesOf(
      understand([
        typedPage(`
Invoice no: 4711          Date: 12.03.2026

Description            Hours     Amount
Consulting              1:30      90.00
Support                 2:15     135.00

                 Subtotal             225.00
                 VAT 20 %              45.00
                 Total                270.00`),
      ]),
    ),
  ).toEqual([
    ['1.5', '90.00'],
    ['2.25', '135.00'],
  ]);
});

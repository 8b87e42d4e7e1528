import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const SUMMARY = `
Fast Parcels Inc.                                       Invoice Number 2-738-327
Freight                             96.39
Fuel surcharge                      48.76
Outer area                          49.15
Subtotal                           194.30
Canada GST                           9.72
TOTAL               CAD           $204.02
`;

it('amounts over their sum are the lines where a table beside them counts nothing and comes to no sum', () => {
  const table = understand([
    typedPage(`${SUMMARY}
Description         Weight       Discounts      Charges        Taxes
Shipper               11.2          -51.91        97.91         9.72`),
  ]);
  expect(linesOf(table)).toEqual([
    [undefined, '96.39'],
    [undefined, '48.76'],
    [undefined, '49.15'],
  ]);
});

it('what a table counts are the lines, whatever they come to', () => {
  const table = understand([
    typedPage(`${SUMMARY}
Description         Quantity         Price       Amount
Label                     10          1.20        12.00`),
  ]);
  expect(linesOf(table)).toEqual([['10', '12.00']]);
});

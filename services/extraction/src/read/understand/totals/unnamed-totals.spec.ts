import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (tax: string) =>
  valuesOf(
    understand([
      typedPage(`
INVOICE     Invoice No. 4471     Date: 14 April 2026
Repair of a fence                          108.50
Parking                                      7.00
Total                                      115.50
VAT @ 20.00%                               ${tax}
This Job                                   138.60`),
    ]),
  );

it('what stands under a total and the VAT at its rate, and is what both come to, is the total', () => {
  expect(read(' 23.10')).toMatchObject({ netTotal: '115.50', vatTotal: '23.10', grossTotal: '138.60' });
});

it('what no printed rate makes of the total is no such VAT', () => {
  expect(read('  2.31').grossTotal).not.toBe('138.60');
});

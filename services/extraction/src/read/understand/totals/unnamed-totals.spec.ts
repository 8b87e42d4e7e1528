import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (tax: string) =>
  valuesOf(
    understand([
      typedPage(`
INVOICE     Invoice No. 4471     Date: 14 April 2026
Repair of shutters                         110.00
Parking                                      6.50
Total                                      120.50
VAT @ 20.00%                               ${tax}
This Job                                   144.60`),
    ]),
  );

it('what stands under a total and the VAT at its rate, and is what both come to, is the total', () => {
  expect(read(' 24.10')).toMatchObject({ netTotal: '120.50', vatTotal: '24.10', grossTotal: '144.60' });
});

it('what no printed rate makes of the total is no such VAT', () => {
  expect(read('  2.41').grossTotal).not.toBe('144.60');
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (first: string) =>
  linesOf(
    understand([
      typedPage(`
BILL OF SUPPLY                                      Invoice No  SN/0177
S.No   Product/Service        HSN        UOM    Qty       Rate      Amount     Taxable
       ${first}
2      CUT - CHILLED          02071300   Nos    22                  3284.00    3284.00
       SOYA WINGS                        PKT     5.000    205.40
3      - CHILLED              02071300   Nos    11                  1027.00    1027.00
       Total                                                        4311.00    4311.00`),
    ]),
  ).map(([count]) => count);

it('a form with two lines for each item has count and price in the first', () => {
  expect(read('SOYA CUT                          PKT     8.000    410.50')).toEqual(['8', '5']);
});

it('what does not make the total is no count of it', () => {
  expect(read('SOYA CUT                          PKT     8.000    410.00')[0]).not.toBe('8');
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (last: string) =>
  linesOf(
    understand([
      typedPage(`
Muster Software Pvt. Ltd.                             Tax Invoice 17-18/JH/97
#                     Description                    Taxable Value       IGST                      Total
       HSN/ SAC           Qty        Unit Rate                      Rate      Amount
1   WOVEN FABRICS, BLEACHED                           12,096.00    18.00      2,177.28         14,273.28
        521222         9.00 GMS       1,344.00
2   BEANS, DRIED AND SHELLED                           7,742.00    18.00      1,393.56          9,135.56
        071339         7.00 UNT       1,106.00
3   PUTTY FOR FLOORS, WALLS                            9,345.00    28.00      2,616.60         11,961.60
    AND THE LIKE
        321490         ${last}
                          Total Amounts (INR)         29,183.00               6,187.44         35,370.44`),
    ]),
  );

it('under each total stands how many at what price, where the table has two headings', () => {
  expect(read('5.00 CCM       1,869.00')).toEqual([
    ['9', '12096.00'],
    ['7', '7742.00'],
    ['5', '9345.00'],
  ]);
});

it('what does not make every total is no count of any', () => {
  expect(read('5.00 CCM       1,870.00').map(([count]) => count)).not.toContain('5');
});

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

const bare = (tax: string, rate = '18%') =>
  valuesOf(
    understand([
      typedPage(`
MODELL INDUSTRIES                           Invoice No : MI/25-118
GSTIN/UIN : 27AAPFU0939F1ZV                 Date: 13.01.2026
Description of Service            Quantity     Rate      Amount
Wall cladding                        15        80.00     1200.00
Sheets                               10        30.00      300.00
                          Total                          1500.00
                                                         ${tax}
                                                         1770.00
Cladding is taxed at ${rate}.`),
    ]),
  );

it('so where neither the VAT nor the total is called anything', () => {
  expect(bare(' 270.00')).toMatchObject({ netTotal: '1500.00', vatTotal: '270.00', grossTotal: '1770.00' });
});

it('and not where no printed rate makes that VAT', () => {
  expect(bare(' 270.00', '12%').vatTotal).toBeUndefined();
});

const named = (tax: string) =>
  valuesOf(
    understand([
      typedPage(`
Lumen Works Cyf
VAT NO  123 4567 82                    Inv No 147854
Unblocking drain at rear of house      £126.00
                           Total       £126.00
                           VAT          £${tax}
                                       £${(126 + Number(tax)).toFixed(2)}`),
    ]),
  );

it('a VAT that is named need not say its rate, where that is a whole one', () => {
  expect(named('25.20')).toMatchObject({ netTotal: '126.00', vatTotal: '25.20', grossTotal: '151.20' });
  expect(named('25.90').netTotal).toBeUndefined();
});

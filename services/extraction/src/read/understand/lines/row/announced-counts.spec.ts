import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => linesOf(understand([typedPage(typed)]));

it('a count is announced under its item where the table has no column for counts', () => {
  expect(
    read(`
Invoice Number INV3250                                        Oct 20, 2025
Charge Description                 Billing Period                  Amount
Meeting rooms monthly              Oct 20 - Nov 19               $ 50.97
Quantity: 3
Unit Price: $ 16.99
Large room monthly                 Oct 20 - Nov 19               $ 24.99
Quantity: 1
Total                                                            $ 75.96`),
  ).toEqual([
    ['3', '50.97'],
    ['1', '24.99'],
  ]);
});

it('a word of counts that announces none counts nothing', () => {
  expect(
    read(`
Invoice Number INV3251                                        Oct 20, 2025
Charge Description                 Billing Period                  Amount
Meeting rooms monthly              Oct 20 - Nov 19               $ 50.97
Days: as agreed
Total                                                            $ 50.97`),
  ).toEqual([[undefined, '50.97']]);
});

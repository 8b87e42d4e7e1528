import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { findAmounts } from '../figures/amounts.ts';
import { findCurrencies } from './currency.ts';
import { withoutForeignCodes } from './foreign-columns.ts';

const textOf = (typed: string) => toDocumentText([typedPage(typed)]);

it('the currency that a sentence says was chosen is the invoice’s, where sums are in it', () => {
  const currencyWith = (sentence: string, sum = 'EUR 96.00') =>
    findCurrencies(textOf(`${sentence}\nService charges      ${sum}      USD 110.40\nStorage      USD 92.00`))[0]
      ?.value;
  expect(currencyWith('You have selected EUR as your preferred payment currency.')).toBe('EUR');
  expect(currencyWith('You have selected EUR as your preferred payment currency.', '')).toBe('USD');
});

it.each(['Payments in USD or other currency are not accepted', 'Price list in GBP (currency clause applies)'])(
  'any other sentence says none: %s',
  (sentence) => {
    expect(findCurrencies(textOf(`${sentence}\nNet  EUR 100.00\nTotal  EUR 120.00`))[0]?.value).toBe('EUR');
  },
);

it('sums beside another currency’s code are not the invoice’s, where it says its own in both', () => {
  const sumsIn = (typed: string) =>
    withoutForeignCodes(findAmounts(textOf(typed), 'point'), 'EUR').map(({ value }) => value.toFixed(2));
  const inBoth = 'Net    EUR 80.00    USD 92.00\nVAT    EUR 16.00    USD 18.40\nStorage    USD 1.15\nPages    3';
  expect(sumsIn(inBoth)).toEqual(['80.00', '16.00', '3.00']);
  expect(sumsIn('Total    EUR 120.00\nPaid in advance    USD 50.00\nBalance due    EUR 70.00')).toEqual([
    '120.00',
    '50.00',
    '70.00',
  ]);
});

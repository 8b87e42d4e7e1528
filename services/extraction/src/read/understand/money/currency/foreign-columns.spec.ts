import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { findAmounts } from '../figures/amounts.ts';
import { findCurrencies } from './currency.ts';
import { withoutForeignCodes } from './foreign-columns.ts';

const textOf = (typed: string) => toDocumentText([typedPage(typed)]);

it('the currency that a sentence says was chosen is the invoice’s, whatever stands under it', () => {
  const [first] = findCurrencies(
    textOf(`
You have selected EUR as your preferred payment currency.
Service charges                              USD 157.86
Net charges                                  USD 132.66`),
  );
  expect(first?.value).toBe('EUR');
});

it('sums beside another currency’s code are not the invoice’s, where its own has more than one', () => {
  const sumsIn = (typed: string) =>
    withoutForeignCodes(findAmounts(textOf(typed), 'point'), 'EUR').map(({ value }) => value.toFixed(2));
  expect(sumsIn('Net    EUR 118.50    USD 132.66\nVAT    EUR 22.51    USD 25.20\nPages    3')).toEqual([
    '118.50',
    '22.51',
    '3.00',
  ]);
  expect(sumsIn('Total    EUR 118.50\nStorage    USD 1.04\nTransfer    USD 18.47')).toEqual([
    '118.50',
    '1.04',
    '18.47',
  ]);
});

import { Decimal } from 'decimal.js';
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { findAmounts } from '../../money/figures/amounts.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import type { Contender } from '../total-contenders.ts';
import { isNoughtOfOne } from './sum-doubts.ts';

/** What a Brazilian form has under its headings: the tax in the price, the one that is not charged, the total. */
const amounts = findAmounts(toDocumentText([typedPage('35,00     0,00     500,00')]), 'comma');

const contender = (value: string, score: number): Contender => {
  const amount = amounts.find((one) => one.value.eq(value));
  if (!amount) throw new Error(`${value} is not on the page`);
  return { value: new Decimal(value), amount, score, seen: 1 };
};

it.each([
  ['as surely', 0.57, true],
  ['by a label that says less', 0.4, false],
])('a VAT of nought is one of several where another amount is called VAT %s', (_how, score, isDoubted) => {
  const [tax, nought, total] = [contender('35', score), contender('0', 0.6), contender('500', 0.9)];
  const triple = { net: total, vat: nought, gross: total, score: 3, adds: true, isLeft: false };
  expect(isNoughtOfOne(triple, [nought, tax], [])).toBe(isDoubted);
});

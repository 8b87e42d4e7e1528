import { Decimal } from 'decimal.js';
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { fromPages } from '../../understand-pages.ts';
import { isGreatest } from './greatest-total.ts';
import type { Contender } from './total-contenders.ts';

const contender = (value: string, score: number): Contender => ({
  value: new Decimal(value),
  score,
  seen: 1,
  amount: { isMoney: true } as Contender['amount'],
});

const totalOf = (typed: string, source: 'text' | 'ocr' = 'text') => {
  const { grossTotal } = fromPages('text', [typedPage(typed, 1, source)], 1, {}).fields;
  return { value: grossTotal?.value, isCertain: (grossTotal?.confidence ?? 0) >= 0.9 };
};

/** Nothing adds up: what is asked for beside the work has no line. */
const bill = ({ label = 'Total', total = '  431.20', foot = 'Thank you' } = {}) => `
Tannery Lane Bindery Ltd
INVOICE
Invoice number: FS-2026/0471
Invoice date: 14 April 2026

Binding of twelve ledgers                         400.35

${label}                                        ${total}

${foot}`;

it('the most money of the paper is surely its total, where a label says so, though nothing adds up to it', () => {
  expect(totalOf(bill())).toEqual({ value: '431.20', isCertain: true });
});

it.each([
  ['beside more money', bill({ foot: 'Insured up to                   5,000.00' })],
  ['with an older balance', bill({ foot: 'Previous balance                   31.20' })],
  ['over a VAT that may be added', bill({ foot: 'VAT                                86.24' })],
  ['under a label that says little', bill({ label: 'As it was agreed in spring, the total is' })],
])('%s it is not', (_what, typed) => {
  expect(totalOf(typed)).toEqual({ value: '431.20', isCertain: false });
});

it('nor is one whose figures were recognised', () => {
  expect(totalOf(bill(), 'ocr')).toEqual({ value: '431.20', isCertain: false });
});

it.each([
  ['beside something that is called the total', [contender('400.35', 1)], false],
  ['and called the total as well', [contender('400.35', 1), contender('431.20', 0.6)], true],
  ['and no more is called so', [contender('400.35', 0.3)], true],
  ['beside a VAT', [], false, contender('40.00', 1)],
])('what is due %s: an older bill may be in it', (_what, called, is, vat: Contender | undefined = undefined) => {
  const gross = contender('431.20', 0.8);
  const triple = { net: undefined, vat, gross, score: 1, adds: false, isLeft: false };
  const page = { evidence: [], proofs: { isExempt: false, isPrinted: true, rates: [], sumOfLines: undefined } };
  expect(isGreatest(triple, { called, anywhere: [gross] }, page)).toBe(is);
});

it('where net and VAT speak against it, it is not', () => {
  const typed = bill({ total: '  990.00' }).replace(
    'Binding of twelve ledgers                         400.35',
    `Net total                                         900.00
VAT                                                 0.00
At table 10 %                                      90.00`,
  );
  expect(totalOf(typed)).toEqual({ value: '990.00', isCertain: false });
});

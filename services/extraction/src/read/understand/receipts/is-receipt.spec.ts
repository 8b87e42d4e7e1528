import { describe, expect, it } from 'vitest';
import { receiptOf, type TillLine } from '../../../testing/typed-receipt.ts';
import { recognised } from '../../../testing/understood.ts';
import type { PageText } from '../../page-model.ts';
import { signsOf } from '../kinds/signs.ts';
import { toDocumentText } from '../text/to-document-text.ts';
import { isReceipt } from './is-receipt.ts';

const isOne = (page: PageText) => isReceipt(toDocumentText([page]));
const isNamed = (page: PageText) => signsOf([page]).namesInvoice;

const HEAD = ['Northwind Traders', '24 Mill Lane', 'Lakeside'];
const GOODS: TillLine[] = [
  ['Glue of two parts', '2.40'],
  ['Linen thread, white', '1.10'],
];

describe("a narrow page is no till's receipt", () => {
  it.each<[string, TillLine[]]>([
    ['is numbered as one', ['Invoice number: NT-4711']],
    ['has its number behind its title', ['Invoice no NT-4711 of May']],
    ['says whom it bills', ['Bill to: Made Bindery Ltd']],
    ['says until when to pay', ['Due date: 30.07.2026']],
    ['says where to pay', ['IBAN DE02 1203 0000 0000 2020 51']],
  ])('where an invoice %s, until as much speaks for a till', (_, said) => {
    const lines: TillLine[] = [...HEAD, ...said, ...GOODS, ['Total', '3.50']];
    expect(isOne(receiptOf(lines))).toBe(false);
    expect(isOne(receiptOf([...lines, ['Cash', '5.00']]))).toBe(true);
  });

  it('where two facts of an invoice stand against one of a till', () => {
    const lines: TillLine[] = [...HEAD, 'Invoice number: NT-4711', 'Due date: 30.07.2026', ...GOODS, ['Cash', '5.00']];
    expect(isOne(receiptOf(lines))).toBe(false);
  });
});

it('a sentence announces nothing of an invoice, and a term of payment is no cash', () => {
  const lines: TillLine[] = [...HEAD, ...GOODS, ['Total', '3.50']];
  expect(isOne(receiptOf([...lines, 'Please quote the invoice number to return goods']))).toBe(true);
  expect(isOne(receiptOf([...lines, 'Invoice number: NT-4711', 'Payment within 30 days']))).toBe(false);
});

it.each<[string, TillLine]>([
  ['a card', ['Visa', '3.50']],
  ['change', ['Change', '1.50']],
  ['rounding', ['Rounding', '0.01']],
  ['its own name', 'Kassenbon'],
  ['who served', 'Cashier: Mo'],
  ['at which table', 'Table 12'],
  ['when', 'Time #:09:01 PM'],
])('that speaks for a till: %s', (_, line) => {
  const lines: TillLine[] = [...HEAD, 'Invoice number: NT-4711', ...GOODS];
  expect([isOne(receiptOf(lines)), isOne(receiptOf([...lines, line]))]).toEqual([false, true]);
});

it('a till letters its items by their rate, and an invoice is for tables and tills too', () => {
  const lines: TillLine[] = [...HEAD, 'Invoice number: NT-4711'];
  expect(isOne(receiptOf([...lines, ...GOODS, ['Oil of class', '1.49 A']]))).toBe(false);
  const items = (letter: string): TillLine[] =>
    ['Pears', 'Plums', 'Nuts'].map((name): TillLine => [name, `1.49${letter}`]);
  expect(isOne(receiptOf([...lines, ...items(' A')]))).toBe(true);
  expect(isOne(receiptOf([...lines, ...items('')]))).toBe(false);
  expect(isOne(receiptOf([...lines, ['Dining table, oak', '890.00'], ['Server rack', '310.00']]))).toBe(false);
});

describe('a page', () => {
  const PAID = `
Northwind Traders
24 Mill Lane, Lakeside
Glue of two parts                     2.40
Total                                 2.40
`;
  it('as wide as a letter is none, though few words reach across it', () => {
    expect(isOne(recognised(PAID))).toBe(true);
    expect(isOne(recognised(`${PAID}\n${' '.repeat(86)}Page`))).toBe(false);
    expect(isOne(recognised(`${PAID}Cash                                  5.00\n${' '.repeat(86)}Page`))).toBe(false);
  });

  it("that is wider than most tills' paper is one where it says something of a till", () => {
    const wide = PAID.replace(/ {4,}/g, ' '.repeat(46));
    expect(isOne(recognised(wide))).toBe(false);
    expect(isOne(recognised(`${wide}Cash                    5.00`))).toBe(true);
  });
});

describe('a receipt is taken for something billed', () => {
  it('by its own name, or by two things of a till', () => {
    expect(isNamed(receiptOf([...HEAD, 'PARAGON FISKALNY', ...GOODS]))).toBe(true);
    expect(isNamed(receiptOf([...HEAD, ...GOODS, ['Total', '3.50'], ['Cash', '3.50']]))).toBe(true);
    expect(isNamed(receiptOf([...HEAD, ...GOODS, ['Debit payment', '3.50'], '14:05']))).toBe(true);
  });

  it('and not by a sum, a currency or a time alone', () => {
    expect(isNamed(receiptOf([...HEAD, ...GOODS, ['Total', '3.50']]))).toBe(false);
    expect(isNamed(receiptOf([...HEAD, 'EUR', ...GOODS, '14:05']))).toBe(false);
  });
});

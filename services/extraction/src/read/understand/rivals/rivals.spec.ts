import type { ReadingFieldName } from '@comptoir/contracts';
import { describe, expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { fromPages } from '../../understand-pages.ts';
import { understand } from '../understand.ts';
import { hasRivalDay } from './day-rivals.ts';
import { rivalled } from './rivals.ts';

const doubtsOf = (typed: string, source: 'text' | 'ocr' = 'text') => {
  const { considered, fields } = understand([typedPage(typed, 1, source)]);
  return rivalled(considered, fields);
};
const isDoubted = (name: ReadingFieldName, typed: string) => doubtsOf(typed).has(name);

const invoice = ({
  number = 'Invoice number: FS-2026/0471',
  day = 'Invoice date: 14 April 2026',
  head = 'Tannery Lane Bindery Ltd',
  items = 'Binding of twelve ledgers        1       1,000.35     1,000.35',
  totals = `Net total                    GBP 1,000.35
VAT 20 %                     GBP   200.07
Total                        GBP 1,200.42`,
  foot = 'VAT number GB 123 4567 82',
} = {}) => `
${head}
4 Tannery Lane, Exeter EX1 1EE

INVOICE
${number}
${day}

Description                   Quantity       Price       Amount
${items}

${totals}

${foot}`;

it('of an ordinary invoice nothing is doubted', () => {
  expect([...doubtsOf(invoice())]).toEqual([]);
});

it('what has a rival is given, and not as certain', () => {
  const read = (foot: string) => fromPages('text', [typedPage(invoice({ foot }))], 1, {}).fields.grossTotal;
  expect(read('Thank you')).toMatchObject({ value: '1200.42' });
  expect(read('Thank you')?.confidence).toBeGreaterThan(0.9);
  expect(read('Amount due                 GBP 6,431.20')).toMatchObject({ value: '1200.42' });
  expect(read('Amount due                 GBP 6,431.20')?.confidence).toBeLessThan(0.9);
});

describe('a number', () => {
  it.each([
    ['with its series elsewhere', 'Series and number FV FS-2026/0471'],
    ['whose beginning stands elsewhere', 'ATCUD: JKL4-FS-2026/0471'],
    ['beside another that is announced as one', 'Your invoice no. 90417-88'],
  ])('%s is doubted', (_what, foot) => {
    expect(isDoubted('invoiceNumber', invoice({ foot }))).toBe(true);
  });

  it.each([
    ['that is said again', 'Please quote FS-2026/0471'],
    ['behind its label', 'Invoice NO FS-2026/0471'],
    ['that is said again in part', 'Invoice no. 0471'],
  ])('%s is not', (_what, foot) => {
    expect(isDoubted('invoiceNumber', invoice({ foot }))).toBe(false);
  });

  it('that ends a day is none the less whole', () => {
    const page = (foot: string) => invoice({ number: 'Invoice number: 2026', foot });
    expect(isDoubted('invoiceNumber', page('Paid on 17/04/2026'))).toBe(false);
    expect(isDoubted('invoiceNumber', page('Case 17-2026'))).toBe(true);
  });

  it.each([
    ['Invoice number: NR012026', true],
    ['Invoice number: NORTH-012026', false],
    ['Invoice number: 012026*/', true],
  ])('%s is doubted for its ends: %s', (number, is) => {
    expect(isDoubted('invoiceNumber', invoice({ number }))).toBe(is);
  });
});

describe('a total', () => {
  const totals: readonly ReadingFieldName[] = ['netTotal', 'vatTotal', 'grossTotal', 'amountDue'];
  const doubted = (foot: string) => {
    const doubts = doubtsOf(invoice({ foot }));
    return totals.filter((name) => doubts.has(name));
  };

  it.each([
    ['more that is due', 'Amount due              GBP 6,431.20', totals],
    ['whole money that it comes to', 'To the bank             GBP 1,200.00', ['grossTotal', 'amountDue']],
    ['nearly as much', 'With the fee of a card  GBP 1,202.00', ['grossTotal', 'amountDue']],
    ['more that is nobody’s total', 'Insured up to           GBP 50,000.00', []],
    ['as much again', 'By direct debit         GBP 1,200.42', []],
  ])('beside %s', (_what, foot, names) => {
    expect(doubted(foot)).toEqual(names);
  });

  it('in whole money is not doubted for what it was rounded from', () => {
    const whole = invoice({
      totals: `Net total                    GBP 1,000.35
VAT 20 %                     GBP   200.07
Sum                          GBP 1,200.42
Rounding                     GBP    -0.42
Total                        GBP 1,200.00`,
    });
    expect(isDoubted('grossTotal', whole)).toBe(false);
  });

  it('without VAT beside an amount that is called so is doubted', () => {
    const page = (foot: string) =>
      invoice({
        totals: `Net total                    GBP 1,000.35
VAT 0 %                      GBP     0.00
Total                        GBP 1,000.35`,
        foot,
      });
    expect(isDoubted('vatTotal', page('VAT                          GBP   166.73'))).toBe(true);
    expect(isDoubted('vatTotal', page('VAT                          GBP 1,000.35'))).toBe(false);
    expect(isDoubted('vatTotal', page('Thank you'))).toBe(false);
  });
});

describe('a day', () => {
  const day = (value: string, score: number) => ({ value, score, page: 1, box: { x0: 0, y0: 0, x1: 9, y1: 9 } });
  const read = (value: string, confidence: number) => ({ value, confidence, source: 'text' as const });
  it.each([
    ['another, about as surely announced', day('2026-04-09', 0.6), true],
    ['another, announced by far not so', day('2026-04-09', 0.4), false],
    ['when it is due', day('2026-05-14', 0.85), false],
    ['the same again', day('2026-04-14', 0.6), false],
  ])('beside %s', (_what, other, is) => {
    const fields = { issueDate: read('2026-04-14', 0.64), dueDate: read('2026-05-14', 0.85) };
    expect(hasRivalDay({ days: [day('2026-04-14', 0.64), other] }, fields)).toBe(is);
  });
});

describe('a currency', () => {
  it.each([
    ['Also shown: USD 1,310.00', true],
    ['Goods valued under EUR may incur duties', false],
    ['All sums in GBP', false],
  ])('beside “%s” is doubted: %s', (foot, is) => {
    expect(isDoubted('currency', invoice({ foot }))).toBe(is);
  });
});

it.each([['VAT number GB 123 4567 82'], ['VAT number 123 4567 82']])(
  'the money of another country than the seller’s is doubted, in a picture as well: %s',
  (foot) => {
    const page = (currency: string) => invoice({ foot }).replaceAll('GBP', currency);
    expect([isDoubted('currency', page('EUR')), isDoubted('currency', page('GBP'))]).toEqual([true, false]);
    expect([...doubtsOf(page('EUR'), 'ocr')]).toEqual(['currency']);
  },
);

it.each([
  ['FS0142 N1590625', true],
  ['FS0142 14/04/2026', false],
  ['FS0142 Order 88120431', false],
  ['FS0142 page 1', false],
])('in a picture a number may be parted in two: %s', (number, is) => {
  expect(doubtsOf(invoice({ number: `Invoice number: ${number}` }), 'ocr').has('invoiceNumber')).toBe(is);
});

it('not where it stands alone as well', () => {
  const foot = 'FS0142 0005460999 000000318753';
  expect(doubtsOf(invoice({ number: 'Invoice number: FS0142', foot }), 'ocr').has('invoiceNumber')).toBe(false);
});

it('in a picture a rival is what a recogniser misread as often: nothing is doubted for it', () => {
  expect([...doubtsOf(invoice({ foot: 'Amount due                 GBP 6,431.20' }), 'ocr')]).toEqual([]);
});

import { Decimal } from 'decimal.js';
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';
import { calledNothing } from './called-nothing.ts';

const read = (...sums: readonly string[]) =>
  understand([
    typedPage(`
Lumen Works Ltd                    INVOICE
Invoice number: LW-17              Date: 10/11/2026
Course in the spring                       ${sums.join('\n                                           ')}`),
  ]).fields;

it.each([
  ['stands in two rows', ['£400.00', '£400.00'], '400.00'],
  ['is what two others come to, one of which may be the other’s VAT', ['£400.00', '£80.00', '£480.00'], '480.00'],
])(
  'where nothing is called the total, the most money that is printed and %s is given, and not surely',
  (_, sums, total) => {
    const { grossTotal, amountDue } = read(...sums);
    expect([grossTotal?.value, amountDue?.value]).toEqual([total, total]);
    expect(grossTotal?.confidence).toBeLessThan(0.5);
  },
);

it.each([
  ['stands once', ['£400.00', '£150.00', '£150.00']],
  ['is what two others come to, neither of which may be a VAT', ['£400.00', '£300.00', '£700.00']],
  ['stands over what it is the sum of', ['£480.00', '£400.00', '£80.00']],
])('and not where it %s', (_, sums) => {
  expect(read(...sums).grossTotal).toBeUndefined();
});

it('what a word calls the total is it, though more money is printed twice', () => {
  expect(read('£400.00', '£400.00', 'Total £300.00').grossTotal?.value).toBe('300.00');
});

it('nor is anything beside a net total that is called so', () => {
  const { netTotal, grossTotal } = read('£400.00', '£400.00', 'Net total £300.00');
  expect([netTotal?.value, grossTotal]).toEqual(['300.00', undefined]);
});

it('thousands of sums are looked through at once', () => {
  const value = (n: number) => new Decimal(n).plus('0.37');
  const evidence = Array.from({ length: 20_000 }, (_, row) => ({
    amount: { value: value(row), isMoney: true, cell: { page: 1, row } },
    scores: {},
  })) as unknown as Parameters<typeof calledNothing>[0];
  const began = performance.now();
  expect(calledNothing(evidence, {})).toEqual({});
  expect(performance.now() - began).toBeLessThan(1000);
});

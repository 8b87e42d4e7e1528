// A VAT that nobody names is one where a rate makes it, and the paper says nothing else.
import { Decimal } from 'decimal.js';
import { expect, it } from 'vitest';
import type { Amount } from '../money/figures/amount.ts';
import { confidenceOf, type Proofs, UNPROVED } from './total-certainty.ts';
import { type Contender, UNLABELLED } from './total-contenders.ts';

const contender = (value: string, score: number): Contender => ({
  value: new Decimal(value),
  amount: { value: new Decimal(value), confidence: 1 } as Amount,
  score,
  seen: 1,
});

/** How sure net total and VAT are, the VAT under no label. */
const sureOf = (net: string, vat: string, proofs: { isExempt?: boolean; rates?: readonly string[] } = {}) => {
  const gross = new Decimal(net).plus(vat).toFixed(2);
  const triple = {
    net: contender(net, 0.9),
    vat: contender(vat, UNLABELLED),
    gross: contender(gross, 1),
    score: 1,
    adds: true,
    isLeft: false,
  };
  const told: Proofs = {
    isExempt: proofs.isExempt ?? false,
    rates: (proofs.rates ?? []).map((rate) => new Decimal(rate)),
    sumOfLines: new Decimal(net),
  };
  return confidenceOf(triple, [], [], told);
};

it('no rate makes it: any two sums differ by something', () => {
  const { net, vat, gross } = sureOf('83.54', '0.71');
  expect(Math.max(net, vat)).toBeLessThanOrEqual(UNPROVED);
  expect(gross).toBeGreaterThan(UNPROVED);
});

it('some rate makes it, printed or not', () => {
  expect(sureOf('83.50', '16.70').vat).toBeGreaterThan(UNPROVED);
  expect(sureOf('83.54', '6.43', { rates: ['7.7'] }).vat).toBeGreaterThan(UNPROVED);
});

it('a printed rate makes it but for what each item was rounded by', () => {
  expect(sureOf('1600.20', '128.00', { rates: ['8'] }).vat).toBeGreaterThan(UNPROVED);
  expect(sureOf('1600.20', '128.00').vat).toBeLessThanOrEqual(UNPROVED);
});

it('a paper that says it bears none has none, whatever two sums differ by', () => {
  expect(sureOf('83.50', '16.70', { isExempt: true }).vat).toBeLessThanOrEqual(UNPROVED);
});

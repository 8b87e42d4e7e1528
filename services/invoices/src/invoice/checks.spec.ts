import { decimalsOf } from '@comptoir/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACME_CONTENT } from '../testing/an-invoice.ts';
import { amountsComplaint, paidComplaint } from './checks.ts';
import type { Content } from './content.ts';

const complaint = (given: Partial<Content>, tolerance = '0.05') =>
  amountsComplaint({ ...ACME_CONTENT, ...given }, { tolerance })?.refused;

describe('net + VAT = total', () => {
  test('holds to the tolerance, and not a cent further', () => {
    expect(complaint({ grossTotal: 12_005 })).toBeUndefined();
    expect(complaint({ grossTotal: 12_006 })).toBe('invoice.totalsDiffer');
    expect(complaint({ grossTotal: 11_994 })).toBe('invoice.totalsDiffer');
    expect(complaint({ grossTotal: 12_006 }, '0.06')).toBeUndefined();
  });
  test('is in units of the currency: yen have no decimals, dinars three', () => {
    expect(complaint({ currency: 'JPY', decimals: 0, grossTotal: 12_001 })).toBe('invoice.totalsDiffer');
    expect(complaint({ currency: 'TND', decimals: 3, grossTotal: 12_050 })).toBeUndefined();
    expect(complaint({ currency: 'TND', decimals: 3, grossTotal: 12_051 })).toBe('invoice.totalsDiffer');
  });
  test('is not asked where one of them is not stated', () => {
    expect(complaint({ netTotal: undefined, grossTotal: 1 })).toBeUndefined();
  });
  test('names the amounts and how far they are apart', () => {
    expect(amountsComplaint({ ...ACME_CONTENT, grossTotal: 13_000 }, { tolerance: '0.05' })).toEqual({
      refused: 'invoice.totalsDiffer',
      params: { net: '100.00 EUR', vat: '20.00 EUR', gross: '130.00 EUR', difference: '10.00 EUR', tolerance: '0.05' },
    });
  });
});

describe('VAT by rate', () => {
  const rates = (...vat: Array<[string, number, number]>) =>
    complaint({ vat: vat.map(([rate, base, amount]) => ({ rate, base, amount })) });
  test('follows from each base and adds up to the totals', () => {
    expect(rates(['20', 10_000, 2_000])).toBeUndefined();
    expect(
      complaint({
        netTotal: 10_000,
        vatTotal: 1_275,
        grossTotal: 11_275,
        vat: [
          { rate: '20', base: 5_000, amount: 1_000 },
          { rate: '5.5', base: 5_000, amount: 275 },
        ],
      }),
    ).toBeUndefined();
  });
  test('is refused where a rate’s amount is not its part of the base', () => {
    expect(rates(['10', 10_000, 2_000])).toBe('invoice.vatRateDiffers');
  });
  test('is refused where the rates do not add up', () => {
    expect(rates(['20', 9_000, 1_800])).toBe('invoice.netByRateDiffers');
    expect(rates(['20', 10_000, 1_900])).toBe('invoice.vatByRateDiffers');
  });
});

describe('signs', () => {
  test('a credit note may be written with either sign, but not both', () => {
    const credit = { typeCode: '381' } as const;
    expect(complaint(credit)).toBeUndefined();
    expect(complaint({ ...credit, netTotal: -10_000, vatTotal: -2_000, grossTotal: -12_000 })).toBeUndefined();
    expect(complaint({ ...credit, netTotal: -10_000 })).toBe('invoice.signsDiffer');
  });
  test('a total below zero is a credit note’s', () => {
    expect(complaint({ netTotal: -10_000, vatTotal: -2_000, grossTotal: -12_000 })).toBe('invoice.negativeTotal');
  });
});

test('no more is due than the total, beyond the tolerance', () => {
  expect(complaint({ amountDue: 12_005 })).toBeUndefined();
  expect(complaint({ amountDue: 12_006 })).toBe('invoice.dueAboveTotal');
  expect(complaint({ amountDue: 0 })).toBeUndefined();
});

test('what is paid bounds the amount due and fixes the currency', () => {
  expect(paidComplaint(ACME_CONTENT, { ...ACME_CONTENT, amountDue: 500 }, 600)?.refused).toBe('invoice.paidMore');
  expect(paidComplaint(ACME_CONTENT, { ...ACME_CONTENT, currency: 'USD' }, 600)?.refused).toBe('invoice.paidMore');
  expect(paidComplaint(ACME_CONTENT, { ...ACME_CONTENT, amountDue: 600 }, 600)).toBeUndefined();
});

test('amounts made to agree are never complained of, in any currency and of either sign', () => {
  const amounts = fc.record({
    currency: fc.constantFrom('EUR', 'JPY', 'TND', 'CLF'),
    bases: fc.array(
      fc.record({ base: fc.integer({ min: 0, max: 10_000_000 }), rate: fc.constantFrom('20', '5.5', '2.1', '0') }),
      { minLength: 1, maxLength: 6 },
    ),
    isCredit: fc.boolean(),
  });
  fc.assert(
    fc.property(amounts, ({ currency, bases, isCredit }) => {
      const sign = isCredit ? -1 : 1;
      const vat = bases.map(({ base, rate }) => ({
        rate,
        base: sign * base,
        amount: sign * Math.round((base * Number(rate)) / 100),
      }));
      const netTotal = vat.reduce((total, row) => total + row.base, 0);
      const vatTotal = vat.reduce((total, row) => total + row.amount, 0);
      const content = {
        currency,
        decimals: decimalsOf(currency),
        vat,
        netTotal,
        vatTotal,
        grossTotal: netTotal + vatTotal,
        amountDue: undefined,
        ...(isCredit && { typeCode: '381' as const }),
      };
      expect(complaint(content, '0')).toBeUndefined();
    }),
  );
});

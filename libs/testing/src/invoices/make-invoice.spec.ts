import fc from 'fast-check';
import { isValidIBAN } from 'ibantools';
import { checkVAT, france, germany, spain, unitedKingdom } from 'jsvat';
import { expect, test } from 'vitest';
import { makeInvoice } from './make-invoice.ts';

const cents = (amount: string): number => Math.round(Number(amount) * 100);
const seeds = fc.integer({ min: 0, max: 2 ** 31 });

test('whatever the seed, an invoice adds up: lines to bases, bases and VAT to totals', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { lines, vat, netTotal, vatTotal, grossTotal } = makeInvoice(seed);
      for (const { quantity, unitPrice, netTotal: net } of lines)
        expect(Number(quantity) * cents(unitPrice)).toBe(cents(net));
      expect(lines.reduce((sum, line) => sum + cents(line.netTotal), 0)).toBe(cents(netTotal));
      expect(vat.reduce((sum, rate) => sum + cents(rate.amount), 0)).toBe(cents(vatTotal));
      for (const { rate, base, amount } of vat)
        expect(Math.abs((cents(base) * Number(rate)) / 100 - cents(amount))).toBeLessThanOrEqual(0.5);
      expect(cents(netTotal) + cents(vatTotal)).toBe(cents(grossTotal));
    }),
    { numRuns: 200 },
  );
});

test('whatever the seed, check digits are right and the same seed makes the same invoice', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const invoice = makeInvoice(seed);
      expect(isValidIBAN(invoice.iban), invoice.iban).toBe(true);
      for (const { vatNumber } of [invoice.supplier, invoice.buyer]) {
        expect(checkVAT(vatNumber, [france, germany, spain, unitedKingdom]).isValid, vatNumber).toBe(true);
      }
      expect(makeInvoice(seed)).toEqual(invoice);
    }),
    { numRuns: 200 },
  );
});

test('what is asked for is what is made', () => {
  expect(makeInvoice(7, { language: 'de', lineCount: 3, invoiceNumber: 'X-1', issueDate: '2026-03-05' })).toMatchObject(
    {
      language: 'de',
      invoiceNumber: 'X-1',
      issueDate: '2026-03-05',
      dueDate: '2026-04-04',
    },
  );
});

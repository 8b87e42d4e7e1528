import { InvoiceContent } from '@comptoir/contracts';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { reading } from '../testing/readings.ts';
import { contentFromWire, contentToWire } from './content.ts';
import { contentFromReading } from './content-from-reading.ts';

describe('what a machine read', () => {
  test('is left out where it is no amount, no day or no known code, never guessed', () => {
    const read = contentFromReading(
      reading({ issueDate: '2026-02-30', typeCode: '999', currency: 'euro', netTotal: 'about 100', grossTotal: '120' }),
    );
    expect(read).toMatchObject({ grossTotal: 12_000, decimals: 2 });
    for (const name of ['issueDate', 'typeCode', 'currency', 'netTotal']) expect(read).not.toHaveProperty(name);
  });

  test('keeps the decimals it is written with until a currency is known', () => {
    expect(contentFromReading(reading({ currency: undefined, grossTotal: '1.234' }))).toMatchObject({
      decimals: 3,
      grossTotal: 1234,
    });
    expect(contentFromReading(reading({ currency: 'JPY', grossTotal: '1200.00' }))).toMatchObject({
      decimals: 0,
      grossTotal: 1200,
    });
  });

  test('may come back from the form as it was shown, whatever it was', () => {
    const anything = fc.dictionary(
      fc.constantFrom(
        'typeCode',
        'invoiceNumber',
        'issueDate',
        'currency',
        'supplierName',
        'iban',
        'country',
        'netTotal',
        'vatTotal',
        'grossTotal',
        'paymentTerms',
      ),
      fc.oneof(
        fc.string(),
        fc.constantFrom('120.00', '-1', '1.5', '2026-11-02', 'EUR', 'JPY', 'FR', '381'),
        fc.string({ minLength: 300, maxLength: 2000 }),
      ),
    );
    const vat = fc.array(
      fc.record({
        rate: fc.constantFrom('20', '5.5', 'x'),
        base: fc.constantFrom('1.00', 'x', '1e9'),
        amount: fc.constantFrom('1.005', '2'),
      }),
      { maxLength: 60 },
    );
    const lines = fc.array(
      fc.record({
        quantity: fc.constantFrom('1', '1.5', 'one'),
        netTotal: fc.constantFrom('1.2345', '?'),
        deliveryDate: fc.constantFrom('2026-01-01', 'soon'),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(anything, vat, lines, (values, rates, read) => {
        const empty = Object.fromEntries(Object.keys(reading().fields).map((name) => [name, undefined]));
        const content = contentFromReading(reading({ ...empty, ...values }, { vat: rates, lines: read }));
        const shown = contentToWire(content);
        expect([...Value.Errors(InvoiceContent, shown)]).toEqual([]);
        expect(contentFromWire(shown)).toEqual({ content });
      }),
    );
  });
});

test('a form names every amount that is finer than its currency, and every day that no calendar has', () => {
  const vat = [{ rate: '20', base: '1.001', amount: '0.20' }];
  expect(contentFromWire({ currency: 'EUR', grossTotal: '1.001', dueDate: '2026-04-31', vat })).toEqual({
    invalid: ['dueDate', 'grossTotal', 'vat.0.base'],
  });
  expect(contentFromWire({ currency: 'TND', grossTotal: '1.001' })).toMatchObject({
    content: { grossTotal: 1001, decimals: 3 },
  });
});

import type { ReadFields } from '@comptoir/contracts';
import { describe, expect, it } from 'vitest';
import { FULL_FIELDS, levelOf } from './level.ts';

const found = (...names: readonly (keyof ReadFields)[]): ReadFields =>
  Object.fromEntries(names.map((name) => [name, { value: '1', confidence: 0.5 }])) as ReadFields;
const NAMED = { namesInvoice: true };
const UNNAMED = { namesInvoice: false };

describe('how much of a document could be read', () => {
  it('is not extracted where the page says that it is an invoice, and little else', () => {
    expect(levelOf(found(), NAMED)).toBe('NOT_EXTRACTED');
    expect(levelOf(found('issueDate', 'supplierName', 'currency'), NAMED)).toBe('NOT_EXTRACTED');
  });

  it('is partial from two of the fields by which an invoice is known', () => {
    expect(levelOf(found('issueDate', 'invoiceNumber'), NAMED)).toBe('PARTIALLY');
    expect(levelOf(found('issueDate', 'grossTotal'), UNNAMED)).toBe('PARTIALLY');
  });

  it('is no invoice where no word says so and an amount or a second field is missing', () => {
    expect(levelOf(found(), UNNAMED)).toBe('NOT_AN_INVOICE');
    expect(levelOf(found('grossTotal'), UNNAMED)).toBe('NOT_AN_INVOICE');
    expect(levelOf(found('issueDate', 'invoiceNumber', 'iban'), UNNAMED)).toBe('NOT_AN_INVOICE');
  });

  it('is full where every field is there, but for an XML that carries no lines', () => {
    expect(levelOf(found(...FULL_FIELDS), UNNAMED)).toBe('FULLY');
    expect(levelOf(found(...FULL_FIELDS), { ...NAMED, isThin: true })).toBe('PARTIALLY');
    for (const missing of FULL_FIELDS)
      expect(levelOf(found(...FULL_FIELDS.filter((name) => name !== missing)), NAMED)).toBe('PARTIALLY');
  });
});

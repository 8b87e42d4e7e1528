import type { InvoiceDetail } from '@comptoir/contracts';
import { describe, expect, it } from 'vitest';
import { doubtsOf, nextDoubt } from './doubts.ts';
import { formOf, type InvoiceForm } from './invoice-form.ts';

const content = {
  invoiceNumber: 'F-1',
  issueDate: '2026-01-31',
  currency: 'EUR',
  grossTotal: '120.00',
  supplierId: 's',
  iban: 'X',
};
const form = formOf(content, '.');
const read = (confidence: number) => ({ value: 'F-1', confidence, source: 'ocr' as const });
const detail = (over: Partial<Pick<InvoiceDetail, 'reading' | 'warningList' | 'certainty'>> = {}) => ({
  warningList: [],
  certainty: 0.9,
  ...over,
});
const reading = (fields: NonNullable<InvoiceDetail['reading']>['fields']): InvoiceDetail['reading'] => ({
  route: 'ocr',
  level: 'FULLY',
  fields,
  findings: [],
  pages: 1,
  durationMs: 1,
});
const typed = (field: keyof InvoiceForm['fields'], value: string): InvoiceForm => ({
  ...form,
  fields: { ...form.fields, [field]: value },
});

describe('what asks for a person’s eyes', () => {
  it('is what was read with less than certainty', () => {
    const doubtful = detail({ reading: reading({ invoiceNumber: read(0.6), issueDate: read(0.95) }) });
    expect(doubtsOf(doubtful, form, form, new Set())).toEqual(['invoiceNumber']);
  });

  it('is no more once it was corrected, or looked at and left', () => {
    const doubtful = detail({ reading: reading({ invoiceNumber: read(0.6) }) });
    expect(doubtsOf(doubtful, form, typed('invoiceNumber', 'F-2'), new Set())).toEqual([]);
    expect(doubtsOf(doubtful, form, form, new Set(['invoiceNumber']))).toEqual([]);
  });

  it('is nothing that a person had corrected before the invoice came back', () => {
    const doubtful = detail({ reading: reading({ invoiceNumber: { ...read(0.6), value: 'F-7' } }) });
    expect(doubtsOf(doubtful, form, form, new Set())).toEqual([]);
  });

  it('is what is missing and cannot be, even after a look', () => {
    expect(doubtsOf(detail(), form, typed('grossTotal', ''), new Set(['grossTotal']))).toEqual(['grossTotal']);
  });

  it('is what a warning points at', () => {
    const warned = detail({
      warningList: [
        { code: 'IBAN_DIFFERS' },
        { code: 'XML_CONTRADICTS_PAGE', values: { field: 'issueDate', xml: 'a', page: 'b' } },
        { code: 'CODE_CONTRADICTS_PAGE', values: { field: 'grossTotal', code: '1.00', page: '2.00' } },
      ],
    });
    expect(doubtsOf(warned, form, form, new Set())).toEqual(['issueDate', 'grossTotal', 'iban']);
  });
});

describe('the next doubtful field', () => {
  const doubts = ['supplierId', 'issueDate', 'iban'] as const;
  it('is the one further down, and the first again after the last', () => {
    expect(nextDoubt(doubts, undefined, 1)).toBe('supplierId');
    expect(nextDoubt(doubts, 'invoiceNumber', 1)).toBe('issueDate');
    expect(nextDoubt(doubts, 'iban', 1)).toBe('supplierId');
  });
  it('goes on to the lines after the fields, whichever value of one has the focus', () => {
    const all = [...doubts, 'lines.2.netTotal', 'lines.11.netTotal'] as const;
    expect(nextDoubt(all, 'iban', 1)).toBe('lines.2.netTotal');
    expect(nextDoubt(all, 'lines.2.quantity', 1)).toBe('lines.11.netTotal');
    expect(nextDoubt(all, 'lines.11.netTotal', 1)).toBe('supplierId');
    expect(nextDoubt(all, 'lines.5.netTotal', -1)).toBe('lines.2.netTotal');
    expect(nextDoubt(all, 'lines.0.netTotal', -1)).toBe('iban');
  });
  it('goes backwards the same way', () => {
    expect(nextDoubt(doubts, 'issueDate', -1)).toBe('supplierId');
    expect(nextDoubt(doubts, 'supplierId', -1)).toBe('iban');
    expect(nextDoubt([], 'iban', 1)).toBeUndefined();
  });
});

import type { InvoiceContent } from '@comptoir/contracts';
import { describe, expect, it } from 'vitest';
import { contentOf, emptyLine, emptyVat, formOf, isTouched, rebase } from './invoice-form.ts';

const content: InvoiceContent = {
  typeCode: '380',
  invoiceNumber: 'F-1',
  issueDate: '2026-01-31',
  currency: 'EUR',
  supplierId: '01900000-0000-7000-8000-000000000001',
  netTotal: '100.00',
  vatTotal: '20.00',
  grossTotal: '120.00',
  vat: [{ rate: '20', category: 'S', base: '100.00', amount: '20.00' }],
  lines: [{ designation: 'Paper', quantity: '2', unitPrice: '50.00', netTotal: '100.00', deliveryDate: '2026-01-20' }],
};

describe('the verification form', () => {
  it('sends back what it was filled from, in each decimal mark', () => {
    for (const mark of [',', '.'] as const) {
      expect(contentOf(formOf(content, mark))).toEqual({ ok: true, content });
    }
  });

  it('shows amounts with the person’s decimal mark', () => {
    expect(formOf(content, ',').fields.grossTotal).toBe('120,00');
    expect(formOf(content, '.').vat[0]?.base).toBe('100.00');
  });

  it('leaves out what is empty: fields, rates and lines', () => {
    const form = formOf(content, '.');
    const read = contentOf({
      ...form,
      supplierId: null,
      fields: { ...form.fields, invoiceNumber: '  ' },
      vat: [...form.vat, emptyVat()],
      lines: [emptyLine()],
    });
    expect(read).toMatchObject({ ok: true, content: { vat: content.vat, lines: [] } });
    expect(read.ok && Object.keys(read.content)).not.toContain('invoiceNumber');
    expect(read.ok && Object.keys(read.content)).not.toContain('supplierId');
  });

  it('names each amount that is none, and sends nothing', () => {
    const form = formOf(content, ',');
    const read = contentOf({
      ...form,
      fields: { ...form.fields, netTotal: '10O' },
      vat: [{ ...emptyVat(), base: 'x' }],
      lines: [{ ...emptyLine(), quantity: '1..2.,' }],
    });
    expect(read).toEqual({ ok: false, wrong: ['netTotal', 'vat.0.base', 'lines.0.quantity'] });
  });

  it('keeps what was typed over a newer version, and takes the rest from it', () => {
    const base = formOf(content, '.');
    const typed = { ...base, fields: { ...base.fields, invoiceNumber: 'F-1-B' } };
    const fresh = formOf({ ...content, invoiceNumber: 'F-1-C', dueDate: '2026-03-01', vat: [] }, '.');
    const merged = rebase(typed, base, fresh);
    expect(merged.fields).toMatchObject({ invoiceNumber: 'F-1-B', dueDate: '2026-03-01' });
    expect(merged.vat).toEqual([]);
    expect(isTouched(fresh, merged)).toBe(true);
    expect(isTouched(fresh, rebase(base, base, fresh))).toBe(false);
  });
});

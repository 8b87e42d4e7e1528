import { describe, expect, it } from 'vitest';
import { formOf, type InvoiceForm } from '../form/invoice-form.ts';
import { afterTaking, changedTo, type Draft } from './draft.ts';

const base = formOf({ invoiceNumber: 'F-1', grossTotal: '120.00' }, '.');
const draft: Draft = { version: 3, base, form: base };
const typed = (form: InvoiceForm, fields: Partial<InvoiceForm['fields']>): InvoiceForm => ({
  ...form,
  fields: { ...form.fields, ...fields },
});

describe('a draft', () => {
  it('is what the person made of the form, and none where that is what it was filled with', () => {
    const changed = changedTo(draft, typed(base, { iban: 'X' }));
    expect(changed).toEqual({ version: 3, base, form: typed(base, { iban: 'X' }) });
    expect(changed && changedTo(changed, typed(changed.form, { iban: '' }))).toBeUndefined();
  });

  it('is none once it was taken, with what the invoice made of it', () => {
    const sent = typed(base, { grossTotal: '130' });
    const after = typed(base, { grossTotal: '130.00' });
    expect(afterTaking({ ...draft, form: sent }, sent, { version: 4, base: after, form: after })).toBeUndefined();
  });

  it('keeps what was typed while it was under way, over what was taken', () => {
    const sent = typed(base, { grossTotal: '130' });
    const after = typed(base, { grossTotal: '130.00' });
    const now = { ...draft, form: typed(sent, { iban: 'X' }) };
    expect(afterTaking(now, sent, { version: 4, base: after, form: after })).toEqual({
      version: 4,
      base: after,
      form: typed(after, { iban: 'X' }),
    });
  });
});

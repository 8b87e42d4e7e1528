import { describe, expect, it } from 'vitest';
import { checkAmounts } from './check-amounts.ts';
import { emptyLine, formOf, type InvoiceForm, type LineRow, type VatRow } from './invoice-form.ts';

const blank = formOf({}, ',');
const form = (
  fields: Partial<InvoiceForm['fields']>,
  { vat = [], lines = [] }: { vat?: Omit<VatRow, 'key'>[]; lines?: Partial<LineRow>[] } = {},
): InvoiceForm => ({
  ...blank,
  fields: { ...blank.fields, ...fields },
  vat: vat.map((row, at) => ({ key: `${at}`, ...row })),
  lines: lines.map((row) => ({ ...emptyLine(), ...row })),
});
const said = (of: InvoiceForm, tolerance = '0.05') =>
  checkAmounts(of, tolerance).disagreements.map(({ sum, place, difference }) => [sum, place, difference]);
const right = { netTotal: '1 000,00', vatTotal: '200,00', grossTotal: '1 200,00' };

describe('the sums of an invoice, as one types', () => {
  it('are not held against what is not there yet', () => {
    expect(checkAmounts(form({ netTotal: '100', grossTotal: '120' }), '0.05')).toEqual({
      isComplete: false,
      disagreements: [],
    });
    expect(checkAmounts(form({ ...right, vatTotal: 'x' }), '0.05').disagreements).toEqual([]);
    expect(checkAmounts(form(right, { lines: [{ netTotal: '3' }, { netTotal: '' }] }), '0').disagreements).toEqual([]);
  });

  it('may disagree by the tolerance, and by no more', () => {
    expect(said(form({ ...right, grossTotal: '1 200,05' }))).toEqual([]);
    expect(said(form({ ...right, grossTotal: '1 200,06' }))).toEqual([['total', 'grossTotal', '0.06']]);
    expect(said(form({ ...right, grossTotal: '1 199,99' }), '0')).toEqual([['total', 'grossTotal', '-0.01']]);
    expect(said(form({ netTotal: '-100', vatTotal: '-20', grossTotal: '-120' }), '0')).toEqual([]);
    expect(said(form({ netTotal: '0,1', vatTotal: '0,2', grossTotal: '0,3' }), '0')).toEqual([]);
  });

  it('are pointed out at the rate that does not follow from its base, and at what the rates do not add up to', () => {
    const vat = [
      { rate: '20', base: '900,00', amount: '180,00' },
      { rate: '10', base: '100,00', amount: '20,00' },
    ];
    expect(said(form(right, { vat }))).toEqual([['rate', 'vat.1.amount', '10.00']]);
    expect(said(form({ ...right, netTotal: '1 010', vatTotal: '190' }, { vat }))).toEqual([
      ['netByRate', 'netTotal', '10.00'],
      ['vatByRate', 'vatTotal', '-10.00'],
      ['rate', 'vat.1.amount', '10.00'],
    ]);
  });

  it('are pointed out at the line that is not its quantity and price, and at a net that is not the lines’', () => {
    const lines = [
      { quantity: '3', unitPrice: '100,00', netTotal: '300,00' },
      { quantity: '7', unitPrice: '100,00', netTotal: '710,00' },
    ];
    expect(said(form(right, { lines }))).toEqual([
      ['lines', 'netTotal', '-10.00'],
      ['line', 'lines.1.netTotal', '10.00'],
    ]);
    expect(said(form({ ...right, discount: '10' }, { lines }))).toEqual([['line', 'lines.1.netTotal', '10.00']]);
  });

  it('are pointed out where more is due than the total', () => {
    expect(said(form({ ...right, amountDue: '1 200' }))).toEqual([]);
    expect(said(form({ ...right, amountDue: '700' }))).toEqual([]);
    expect(said(form({ ...right, amountDue: '1 201' }))).toEqual([['due', 'amountDue', '1.00']]);
  });
});

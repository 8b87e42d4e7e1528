import { expect, it } from 'vitest';
import { portugal } from './portugal.ts';

const made = (changed: Readonly<Record<string, string>> = {}) => {
  const said = {
    A: '501964843',
    B: '234567899',
    C: 'PT',
    D: 'FT',
    E: 'N',
    F: '20260316',
    G: 'FT S/417',
    H: 'ABCD1234-417',
    I1: 'PT',
    I7: '100.00',
    I8: '23.00',
    N: '23.00',
    O: '123.00',
    Q: 'abcd',
    R: '0001',
    ...changed,
  };
  return Object.entries(said)
    .map(([name, value]) => `${name}:${value}`)
    .join('*');
};
const read = (changed?: Readonly<Record<string, string>>) => portugal(made(changed))?.values;

it("Portugal's code says number, day, both parties' numbers, and its three totals", () => {
  expect(portugal(made())).toEqual({
    standard: 'ATCUD',
    about: 'invoice',
    values: {
      typeCode: '380',
      invoiceNumber: 'FT S/417',
      issueDate: '2026-03-16',
      currency: 'EUR',
      supplierVatNumber: 'PT501964843',
      buyerVatNumber: 'PT234567899',
      netTotal: '100.00',
      vatTotal: '23.00',
      grossTotal: '123.00',
    },
  });
});

it('a credit note is one, and of a debit note no kind is said', () => {
  expect(read({ D: 'NC', G: 'NC S/1' })?.typeCode).toBe('381');
  expect(read({ D: 'ND', G: 'ND S/1' })).not.toHaveProperty('typeCode');
});

it('a paper of transport is no invoice', () => {
  expect(read({ D: 'GT', G: 'GT S/1' })).toBeUndefined();
});

it('who buys and gives no number is nobody', () => {
  expect(read({ B: '999999990' })).not.toHaveProperty('buyerVatNumber');
});

it.each([
  [{ F: '20260230' }, 'issueDate'],
  [{ A: '501964844' }, 'supplierVatNumber'],
  [{ G: 'without a series' }, 'invoiceNumber'],
  [{ N: '23.00.1' }, 'vatTotal'],
  [{ N: '23.00.1' }, 'netTotal'],
  [{ O: 'all' }, 'grossTotal'],
  [{ O: '0.00' }, 'vatTotal'],
])('what is malformed is left out, and the rest stays: %j', (changed, name) => {
  const values = read(changed);
  expect(values).toHaveProperty('currency');
  expect(values).not.toHaveProperty(name);
});

import { expect, it } from 'vitest';
import { emptyLine, emptyVat, formOf } from '../form/invoice-form.ts';
import { placeOfCell } from './place-of-cell.ts';

const evidence = {
  others: {},
  lines: [null, { page: 2, box: [0.1, 0.2, 0.9, 0.3], cells: { netTotal: [0.8, 0.2, 0.9, 0.3] } }],
  vat: [{ page: 3, box: [0.5, 0.7, 0.9, 0.75], cells: { amount: [0.8, 0.7, 0.9, 0.75] } }],
};
const form = formOf(
  {
    lines: [{ netTotal: '1.00' }, { netTotal: '2.00', quantity: '4' }],
    vat: [{ rate: '20', base: '3.00', amount: '0.60' }],
  },
  '.',
);

it('is the value’s own box, or around the row', () => {
  expect(placeOfCell('lines.1.netTotal', form, evidence)).toEqual({
    value: '2.00',
    page: 2,
    box: [0.8, 0.2, 0.9, 0.3],
  });
  expect(placeOfCell('lines.1.quantity', form, evidence)).toMatchObject({ value: '4', box: [0.1, 0.2, 0.9, 0.3] });
  expect(placeOfCell('vat.0.amount', form, evidence)).toEqual({ value: '0.60', page: 3, box: [0.8, 0.7, 0.9, 0.75] });
  expect(placeOfCell('vat.0.base', form, evidence)).toMatchObject({ value: '3.00', box: [0.5, 0.7, 0.9, 0.75] });
});

it('goes with the row where one over it was taken out, and is nowhere for one that was added', () => {
  const [, second] = form.lines;
  expect(placeOfCell('lines.0.netTotal', { ...form, lines: second ? [second] : [] }, evidence)?.page).toBe(2);
  expect(placeOfCell('lines.0.netTotal', form, evidence)).toBeUndefined();
  expect(placeOfCell('lines.2.netTotal', { ...form, lines: [...form.lines, emptyLine()] }, evidence)).toBeUndefined();
  expect(placeOfCell('vat.0.amount', { ...form, vat: [emptyVat(), ...form.vat] }, evidence)).toBeUndefined();
  expect(placeOfCell('vat.1.amount', { ...form, vat: [emptyVat(), ...form.vat] }, evidence)?.page).toBe(3);
});

it('is not known without evidence, of a reading that kept none of its VAT, and of no cell', () => {
  const { vat: _, ...before } = evidence;
  expect(placeOfCell('lines.1.netTotal', form, undefined)).toBeUndefined();
  expect(placeOfCell('vat.0.amount', form, before)).toBeUndefined();
  expect(placeOfCell('netTotal', form, evidence)).toBeUndefined();
});

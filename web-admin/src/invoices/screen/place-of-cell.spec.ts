import { expect, it } from 'vitest';
import { emptyLine, formOf } from '../form/invoice-form.ts';
import { placeOfCell } from './place-of-cell.ts';

const evidence = {
  others: {},
  lines: [null, { page: 2, box: [0.1, 0.2, 0.9, 0.3], cells: { netTotal: [0.8, 0.2, 0.9, 0.3] } }],
};
const [first, second] = formOf({ lines: [{ netTotal: '1.00' }, { netTotal: '2.00', quantity: '4' }] }, '.').lines;

it('is the value’s own box, or around the line', () => {
  expect(placeOfCell('lines.1.netTotal', second, evidence)).toEqual({
    value: '2.00',
    page: 2,
    box: [0.8, 0.2, 0.9, 0.3],
  });
  expect(placeOfCell('lines.1.quantity', second, evidence)).toMatchObject({ value: '4', box: [0.1, 0.2, 0.9, 0.3] });
});

it('goes with the line where one over it was taken out, and is nowhere for one that was added', () => {
  expect(placeOfCell('lines.0.netTotal', second, evidence)?.page).toBe(2);
  expect(placeOfCell('lines.0.netTotal', first, evidence)).toBeUndefined();
  expect(placeOfCell('lines.2.netTotal', emptyLine(), evidence)).toBeUndefined();
  expect(placeOfCell('lines.1.netTotal', second, undefined)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { recognised } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const totalOf = (subtotal: string, tax: string) =>
  understand([
    recognised(`
Muster Store                  Receipt 4471
SUBTOTAL:                     ${subtotal}
SALES TAX:                    ${tax}
TOTAL:                        S54.25`),
  ]).fields.grossTotal?.value;

it('an S before cents is half a dollar, where other sums have one', () => {
  expect(totalOf('$50.00', '$4.25')).toBe('54.25');
});

it('elsewhere it may be anything', () => {
  expect(totalOf('50.00', '4.25')).not.toBe('54.25');
});

import { expect, it } from 'vitest';
import { recognised } from '../../../../testing/understood.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { findAmounts } from './amounts.ts';

const amountsOf = (line: string) =>
  findAmounts(toDocumentText([recognised(line)]), 'comma')
    .filter(({ isMoney }) => isMoney)
    .map(({ value }) => value.toFixed(2));

it.each([
  ['Totale   € 41,276,00', ['41276.00']],
  ['Total: EGP   3.410.50   477.47   3.887.97', ['3410.50', '477.47', '3887.97']],
  ['Total   1,234,567,89', ['1234567.89']],
])('a sign before decimals is another than that of the thousands: %s', (line, values) => {
  expect(amountsOf(line)).toEqual(values);
});

it('thousands alone are none, nor a day', () => {
  expect(amountsOf('Ref   41,276,000')).not.toContain('41276.00');
  expect(amountsOf('Fecha   12.03.2026')).toEqual([]);
});

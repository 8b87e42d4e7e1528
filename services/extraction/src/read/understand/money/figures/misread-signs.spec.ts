import { expect, it } from 'vitest';
import { recognised } from '../../../../testing/understood.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { findAmounts } from './amounts.ts';

const amountsOf = (line: string) =>
  findAmounts(toDocumentText([recognised(line)]), 'comma')
    .filter(({ isMoney }) => isMoney)
    .map(({ value }) => value.toFixed(2));

it.each([
  ['Totale   € 31,398,00', ['31398.00']],
  ['Total: EGP   2.279.82   319.18   2.599.00', ['2279.82', '319.18', '2599.00']],
  ['Total   1,234,567,89', ['1234567.89']],
])('a sign before decimals is another than that of the thousands: %s', (line, values) => {
  expect(amountsOf(line)).toEqual(values);
});

it('thousands alone are none, nor a day', () => {
  expect(amountsOf('Ref   31,398,000')).not.toContain('31398.00');
  expect(amountsOf('Fecha   12.03.2026')).toEqual([]);
});

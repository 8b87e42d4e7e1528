import { expect, it } from 'vitest';
import { recognised } from '../../../../testing/understood.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { findAmounts } from './amounts.ts';

const amountsOf = (line: string) =>
  findAmounts(toDocumentText([recognised(line)]), 'comma')
    .filter(({ isMoney }) => isMoney)
    .map(({ value }) => value.toFixed(2));

it.each([
  ['Totale   € 27,416,00', ['27416.00']],
  ['Total: EGP   2.315.79   324.21   2.640.00', ['2315.79', '324.21', '2640.00']],
  ['Total   1,234,567,89', ['1234567.89']],
])('a sign before decimals is another than that of the thousands: %s', (line, values) => {
  expect(amountsOf(line)).toEqual(values);
});

it('thousands alone are none, nor a day', () => {
  expect(amountsOf('Ref   27,416,000')).not.toContain('27416.00');
  expect(amountsOf('Fecha   12.03.2026')).toEqual([]);
});

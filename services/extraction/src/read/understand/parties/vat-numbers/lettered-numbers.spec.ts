import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { otherValues } from '../../../evidence/other-values.ts';
import { understand } from '../../understand.ts';
import { isOneTaxNumber } from './lettered-numbers.ts';

const readOn = (...numbers: readonly string[]) =>
  understand([
    typedPage(`
Talleres Ebro S.L.                         FACTURA F-2026/118
${numbers.join('\n')}                              Fecha: 14/03/2026

Concepto                                   Importe
Revisión de la caldera                      100,00

Base imponible                              100,00
IVA 21 %                                     21,00
TOTAL                                       121,00 EUR`),
  ]);
const givenOn = (...numbers: readonly string[]) => readOn(...numbers).fields.supplierVatNumber?.value;

it.each([
  ['CIF: B12345674', 'B12345674'],
  ['CIF: B-12345674', 'B12345674'],
  ['CIF: ESB12345674', 'ESB12345674'],
  ['CIF: ES B12345674', 'ESB12345674'],
  ['VAT No. 980 7806 84', '980780684'],
  ['VAT No. GB 980 7806 84', 'GB980780684'],
  ['P.IVA 00743110157', '00743110157'],
  ['No TVA: CHE-123.456.788 TVA', 'CHE123456788TVA'],
  ['CHE-123.456.788 MWST', 'CHE123456788MWST'],
  ['CHE-123.456.788', 'CHE123456788'],
])('%s is given as it stands there: %s', (line, value) => {
  expect(givenOn(line)).toBe(value);
});

it.each([
  ['ESB12345674', ['CIF: B12345674', 'NIF-IVA: ESB12345674']],
  ['ESB12345674', ['NIF-IVA: ESB12345674', 'CIF: B12345674']],
  ['HU23456787', ['Adószám: 23456787-2-41      HU23456787']],
])('%s, said with its letters somewhere, is given with them: %s', (value, lines) => {
  expect(givenOn(...lines)).toBe(value);
});

it('what else was thought of is offered as it stands there', () => {
  const { considered } = readOn('CIF: B12345674');
  expect(otherValues(considered, {}).supplierVatNumber?.map(({ value }) => value)).toEqual(['B12345674']);
});

it('what is compared has the letters, printed or not', () => {
  expect(readOn('CIF: B12345674').considered.vatNumbers).toMatchObject([
    { value: 'ESB12345674', printed: 'B12345674' },
  ]);
  expect(readOn('CIF: ESB12345674').considered.vatNumbers).toMatchObject([{ value: 'ESB12345674' }]);
});

it.each([
  ['B12345674', 'ES B12345674', true],
  ['ESB12345674', 'ESB12345682', false],
  ['00743110157', 'IT00743110157', true],
  ['DE811907980', 'de 811 907 980', true],
  ['DE811907980', 'AT811907980', false],
  ['CHE-123.456.788 TVA', 'CHE123456788', true],
  ['CHE123456788MWST', 'CHE123456788IVA', true],
  ['CHE123456788', 'CHE123456777', false],
])('%s and %s are one: %s', (a, b, same) => {
  expect(isOneTaxNumber(a, b)).toBe(same);
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const numberOn = (...lines: readonly [string, string]) =>
  valuesOf(
    understand([
      typedPage(`
Fjordbyen Kolonial AS
${lines[0]}
Faktura nr 4711            Dato 17.11.2025
Totalt     133,20
Fjordbyen Kolonial AS      ${lines[1]}`),
    ]),
  ).supplierVatNumber;

it('Norway’s number ends with the letters of its tax, be they in one place alone', () => {
  expect(numberOn('NO 987 654 325 MVA', 'NO 987 654 325 MVA')).toBe('NO987654325MVA');
  expect(numberOn('NO987654325', 'Foretaksregisteret NO 987 654 325 MVA')).toBe('NO987654325MVA');
});

it('and without them where the page has none', () => {
  expect(numberOn('NO987654325', 'NO987654325')).toBe('NO987654325');
});

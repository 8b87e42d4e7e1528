import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const supplierNumber = (line: string) =>
  understand([
    typedPage(`
Fjordbyen Kolonial AS
${line}
Faktura nr 4711            Dato 17.11.2025
Totalt     133,20`),
  ]).fields.supplierVatNumber?.value;

it.each([
  'ORG.NR. 987 654 325 MVA',
  'Org.nr: 987654325 MVA',
  'Foretaksregisteret 987 654 325 MVA',
  'MVA ID: 987654325MVA',
])('an organisation’s number before the letters of Norway’s VAT is its VAT number, with them: %s', (line) => {
  expect(supplierNumber(line)).toBe('987654325MVA');
});

it.each(['Org.nr. 987 654 325', 'ORG.NR. 987 654 326 MVA', 'MVA ID: 987654326MVA', 'MVA 25 %'])(
  'without them, or where its check digit fails, it is none: %s',
  (line) => {
    expect(supplierNumber(line)).toBeUndefined();
  },
);

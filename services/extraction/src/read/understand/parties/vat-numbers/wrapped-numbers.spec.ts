import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const numberOf = (...foot: readonly string[]) =>
  understand([
    typedPage(`
BOLLETTA 4471                                 Data: 03/02/2026
Totale                                        121,00 €

${foot.join('\n')}`),
  ]).fields.supplierVatNumber?.value;

it('a number that small print breaks its line before is what the line ends with', () => {
  const line = 'Muster Luce Srl, capitale sociale di euro 10.000,00, codice fiscale e partita I.V.A.';
  expect(numberOf(line, '00743110157')).toBe('00743110157');
  expect(numberOf(line, '                    00743110157')).toBeUndefined();
  expect(numberOf(line, 'Via Prova 7')).toBeUndefined();
});

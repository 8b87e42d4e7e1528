import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

it('what stands beside its value in a list of facts is no name, though the word is not known', () => {
  const { supplierName } = understand([
    typedPage(`
                                   Zaakkenmerk           Deventer
                                   Factuurdatum          05.12.2025
                                   Factuurnummer         2025-88
Factuur
Totaal  121,00 EUR`),
  ]).fields;
  expect(supplierName).toBeUndefined();
});

it('a name over facts, with a slogan beside it, is none of them', () => {
  const { supplierName } = understand([
    typedPage(`
Muster Tuinen                      Groen dichtbij
Kade 7                             Factuurnummer 2025-88
7411 AB Deventer                   Factuurdatum 05.12.2025
Totaal  121,00 EUR`),
  ]).fields;
  expect(supplierName?.value).toBe('Muster Tuinen');
});

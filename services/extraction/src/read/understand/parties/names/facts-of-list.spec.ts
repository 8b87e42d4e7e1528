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

it('a fact a few rows from the one that is known is of the list too, and who sells for the company may have been left out', () => {
  const read = (seller: string) =>
    understand([
      typedPage(`
NORTHWIND MOTORS                   Facture           F-4471
                                   Ordre             4471-1
                                   Poste             22
                                   Vendeur           ${seller}
                                   Succursale        Nord
                                   Atelier           Mécanique
Total TTC  121,00 EUR`),
    ]).fields.supplierName?.value;
  expect(read('')).toBe('NORTHWIND MOTORS');
  expect(read('Paul Durand')).not.toBe('Succursale');
});

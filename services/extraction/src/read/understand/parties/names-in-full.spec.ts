import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

it('a logo’s word is the company’s whose form of law stands before its name', () => {
  const { supplierName } = understand([
    typedPage(`
Delmas Froid
SARL Delmas Froid et Climatisation
12 rue des Lilas
33000 Bordeaux
FACTURE N° 2024-118                     Date : 12/03/2024
Total TTC          1 200,00 €`),
  ]).fields;
  expect(supplierName?.value).toBe('SARL Delmas Froid et Climatisation');
});

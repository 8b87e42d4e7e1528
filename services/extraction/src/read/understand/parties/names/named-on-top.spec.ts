import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const supplierIn = (head: string, rest = '') =>
  understand([
    typedPage(`
${head}
Adresse et contact: Cité 123 / 044235412

FACTURE                        Doit:
N° de facture: 23              Nom de client: Nour Essai
Date: 13/5/2025                Adresse: Cité 300
${rest}
TOTAL TTC                      15993,60 DA`),
  ]).fields.supplierName;

it('a form that asks for the company’s name on top says who fills it in, and that is not certain', () => {
  expect(supplierIn('Nom de société: Mejor')).toMatchObject({ value: 'Mejor' });
  expect(supplierIn('Nom de société: Mejor')?.confidence).toBeLessThan(0.9);
});

it('of two such lines neither says whose it is, nor does one of anybody’s name', () => {
  expect(supplierIn('Nom de société: Mejor', 'Raison sociale: Essai Nord')).toBeUndefined();
  expect(supplierIn('Nom: Mejor')).toBeUndefined();
});

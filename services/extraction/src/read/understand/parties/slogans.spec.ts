import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

it('a line of what a company does, under its name, names nobody', () => {
  const { supplierName } = understand([
    typedPage(`
CARTHAGE EMBALLAGES S.A.R.L.
Fabrication et négoce d'articles d'emballage – rue de l'Énergie – 2013 Ben Arous
FACTURE N° : 1907
Doit : STE HUILERIES DU SAHEL
Total TTC        4 497,534`),
  ]).fields;
  expect(supplierName?.value).toBe('CARTHAGE EMBALLAGES S.A.R.L.');
});

it.each(['Vergütungsrechnung', 'Honorarrechnung', 'Wartungsrechnung'])('%s is an invoice', (title) => {
  const { invoiceNumber } = understand([typedPage(`${title} Nr. 2022/10487-03\nDatum 18.07.2022`)]).fields;
  expect(invoiceNumber?.value).toBe('2022/10487-03');
});

it('a company over the department that pays suppliers is billed', () => {
  const { supplierName } = understand([
    typedPage(`
Factura
TALLERES Y FUNDICIONES EBRO, S.A.             Centinela Norte Seguridad, S.A.
Att. Dpto. Proveedores                        Avda. de Navarra, 88
50016 Zaragoza                                50010 Zaragoza
No factura  FV23-000872
Total EUR        16.992,78`),
  ]).fields;
  expect(supplierName?.value).toBe('Centinela Norte Seguridad, S.A.');
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

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

it('a name under its client’s number is billed, and a street is nobody’s', () => {
  const { supplierName } = understand([
    typedPage(`
                                     Client 004410
                                     RESTAURATION COLLECTIVE DU NORD SAS
MAREE OPALE SARL                     12 RUE DE L'EGALITE
14 venelle du Moulin – 62200 Boulogne – 03 21 30 00 55
FACTURE FC2031877                    27/10/2020
Total TTC     416,74 €`),
  ]).fields;
  expect(supplierName?.value).toBe('MAREE OPALE SARL');
});

it('one of a company’s houses is not whose paper it is, by the town it stands in', () => {
  const { supplierName } = understand([
    typedPage(`
Agence VILLEURBANNE - 48 rue Frédéric Fays
69100 VILLEURBANNE
Tél. 04 72 55 18 30
FACTURE FC24-031576        31/03/2026
Total TTC                  120,00 €



SANIDIFF RHÔNE SAS au capital de 1 250 000 € - 9 avenue de l'Industrie 69120 VAULX-EN-VELIN - RCS LYON 418 765 202`),
  ]).fields;
  expect(supplierName?.value).toMatch(/^SANIDIFF RHÔNE/);
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const numbersOf = (head: string) => {
  const { supplierVatNumber, buyerVatNumber } = understand([
    typedPage(`
Ferretería del Ozama                             Factura de Crédito Fiscal
Tel: (809) 555-0184     RNC: 101069912           Número          30024471
${head}
Total Factura     1,180.00`),
  ]).fields;
  return [supplierVatNumber?.value, buyerVatNumber?.value];
};

it('a salesman among the facts of an invoice heads nobody’s block: the number beside him is the client’s', () => {
  const numbers = numbersOf(`
Fecha: 19/02/2025                                Vencimiento     21/03/2025
Cliente:     COLMADO EJEMPLO                       Referencia      4471
                                                 Vendedor        ADM-2
RNC:         101015477                           Condiciones     30 días`);
  expect(numbers).toEqual(['101069912', '101015477']);
});

it('Mexico’s papers name a clerk ‘vendedor’, and who sells at their head', () => {
  const { supplierName } = understand([
    typedPage(`
MARTA EJEMPLO RUIZ                               FACTURA A 104711
AVENIDA MODELO 12
RECEPTOR   Nombre: CONSTRUCTORA MODELO SA DE CV
Cantidad   Descripción          P. Unitario   Importe
1          Tinaco 1100 LT       2,450.00      2,450.00
                                Total         2,450.00
       Vendedor:CARLA MUESTRA
Este documento es una representación impresa de un CFDI`),
  ]).fields;
  expect(supplierName?.value).toBe('MARTA EJEMPLO RUIZ');
});

it.each([
  'Proveedor Tecnológico: Programas Modelo S.A.S - Nombre del SW: Facturero - Nit: 901.234.567-7',
  'Facturación Electrónica desarrollada por Programas Modelo S.A.',
])('who wrote the program is not who sells: %s', (maker) => {
  const { supplierName, supplierVatNumber } = understand([
    typedPage(`
ALMACENES EJEMPLO
NIT: 900.123.456-8
Factura electrónica de venta FV-12        Fecha: 2026-03-12
Total a pagar          41.270,00
${maker}`),
  ]).fields;
  expect([supplierName?.value, supplierVatNumber?.value]).toEqual(['ALMACENES EJEMPLO', '9001234568']);
});

it('a shop’s ‘Verkäufer’ of one word is a clerk, and one of several may sell in his own name', () => {
  const nameBeside = (seller: string) =>
    understand([
      typedPage(
        `
Uferweg 7
54290 Trier

Barverkauf    Nr.: 47120033      Datum: 18.05.2026
                                 Lieferart: Mitnahme
                                 Verkäufer: ${seller}
Pos  Bezeichnung       Menge     Einzel-VK     Gesamt
1    Telefon           1         399,00        399,00 EUR

                                 Gesamt        399,00 EUR



Mustermarkt Elektro Trier     Bankverbindung:
Sitz: Uferweg 7 54290 Trier   IBAN: DE89 3704 0044 0532 0130 00`,
        1,
        'ocr',
      ),
    ]).fields.supplierName?.value;
  expect(nameBeside('KURZNAME')).not.toBe('KURZNAME');
  expect(nameBeside('Anna Beispiel')).toBe('Anna Beispiel');
});

it('so do France’s and Africa’s among the facts on the right', () => {
  const { supplierName } = understand([
    typedPage(`
MODELE VISION                                    FACTURE DE VENTE
IFU : 0202262760921                              Facture # EM0447-7
                                                     Date: 20/06/2026
                                                 Vendeur: PC en ville
Cotonou                         CLIENT
                                Nom : EXEMPLE SARL
Total: 132.000 FCFA`),
  ]).fields;
  expect(supplierName?.value).toBe('MODELE VISION');
});

it('Argentina’s form A heads nobody, a clerk has a number, and what is called an address is no sender', () => {
  const { supplierName, supplierVatNumber, buyerName } = understand([
    typedPage(`
                                                       Factura A          Nº 0006-00247202
  HERRAMIENTAS MODELO S.A.                             C.U.I.T. Nº 30-53492487-5
Belgrano 1440 | 2132 Funes | Santa Fe | Argentina
CLIENTE:          EJEMPLO Ricardo                      CUENTA:      4564
                                                       VENDEDOR: 21
DOMICILIO:        Mitre 224 | Cod. Postal: 3703 | TRES ISLETAS | Pcia: CHACO
I.V.A.:           RESPONSABLE INSCRIPTO                C.U.I.T. Nº: 20-22866983-1
Neto                                                               1.000,00
IVA 21.00 %                                                          210,00
Perc.IB                                                               35,00
TOTAL                                                              1.245,00${'\n'.repeat(14)}CAE: 75365984277679`),
  ]).fields;
  expect([supplierName?.value, buyerName?.value]).toEqual(['HERRAMIENTAS MODELO S.A.', 'EJEMPLO Ricardo']);
  expect(supplierVatNumber?.value.replaceAll('-', '')).toBe('30534924875');
});

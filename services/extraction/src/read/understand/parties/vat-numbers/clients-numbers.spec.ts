import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const numbersOf = (typed: string) => {
  const { supplierVatNumber, buyerVatNumber } = understand([typedPage(typed)]).fields;
  return [supplierVatNumber?.value, buyerVatNumber?.value];
};

it.each([
  ['right under it', ''],
  ['under a letter of the margin, which leaves a row of its own', 'S'],
])('a number in a row of facts beside the client, of whom a figure is given, is the client’s, %s', (_where, margin) => {
  const numbers = numbersOf(`
HORNOS DE ALMAGRO, S.L.
Ctra. de Córdoba km 12
29200 ANTEQUERA

      FECHA         FACTURA      CLIENTE        N.I.F          PÁG.
${margin}
      24/11/25      G 200        43001555       A58818501      1

Total EUR    121,00`);
  expect(numbers).toEqual([undefined, 'A58818501']);
});

it('so is one beside the client’s number, on either side of it; the seller’s stands in the small print', () => {
  const numbers = numbersOf(`
Codice Fiscale      Partita IVA       N° Cliente
80003970938         00488410010       108670161

Fattura n. 5200218681 del 08/01/2025
Totale da pagare     32,52 €

Luce Alpina S.p.A. - Sede Legale 00198 Roma, Via Po 15 - Capitale Sociale Euro 10.000.000,00 i.v. - P.I. 00743110157`);
  expect(numbers).toEqual(['00743110157', '00488410010']);
});

it.each([
  ['', '30500001735'],
  [', in a cell of its own', '      30500001735'],
])('on the form of Argentina’s treasury the buyer’s facts begin with his number%s', (_where, number) => {
  const numbers = numbersOf(`
RAMIREZ ESTELA MARIA               FACTURA
                                   Punto de Venta: 00003     Comp. Nro: 00000128
Razón Social: RAMIREZ ESTELA       Fecha de Emisión: 18/02/2023
Domicilio Comercial: Nogues 576    CUIT: 20267565393

CUIT: ${number}      Apellido y Nombre / Razón Social: COOPERATIVA LA UNION LTDA

Importe Total: $       178000,00`);
  expect(numbers).toEqual(['20267565393', '30500001735']);
});

it('India’s ‘Details of the Receiver (Billed to)’ are the buyer’s, and the number on the seller’s row is his', () => {
  const numbers = numbersOf(`
KAVERI FOODS LIMITED               GSTIN : 27AAPFU0939F1ZV
35, AUTO NAGAR                     CIN : U15419WB1986PLC040729

Details of the Receiver (Billed to)       Details of the Consignee (Shipped to)
Name :SAHYADRI RETAIL PVT LTD             Name :SAHYADRI RETAIL PVT LTD
Address : SURVEY NO 60                    Address : SURVEY NO 60
GSTIN : 29AAGCB7383J1Z4                   GSTIN : 29AAGCB7383J1Z4

Grand Total     1,180.00`);
  expect(numbers).toEqual(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4']);
});

it('a number right under the code of the client, in one list, is his', () => {
  const { supplierVatNumber } = understand([
    typedPage(`
Réseau Modèle SARL
Facture N° 50
Office Exemple                   Code Client : 41100013
1049 TUNIS                       Matricule Fiscal : 1234567QAM000
Total TTC   151,760`),
  ]).fields;
  expect(supplierVatNumber?.value).toBeUndefined();
});

it('the facts of a client begin with his number, and whatever stands between, his tax number is among them', () => {
  const numbers = numbersOf(`
Bureautique Sfax                   FACTURE
Facture E200714                    Code Client: 4111003822
31-10-2025                         Raison Sociale    AMINE EXEMPLE
                                   Tél: 54828999
                                   M.F.: 1204471/R/A/C/000

Total TTC     119,000 DT

Siège Social: 2, Av. Habib Thameur, Sfax            MF: 1604471/V/B/M/000`);
  expect(numbers).toEqual(['1604471VBM000', '1204471RAC000']);
});

it.each(['Code client 4111690001', 'Code client   4111690001'])(
  'so is one under the client’s code, name and street, with no colon behind the code: ‘%s’',
  (code) => {
    const numbers = numbersOf(`
EXEMPLEX                                                              Tél. 74.200.100
Laboratoires                                                          Fax 74.200.101
DATE : 05/03/2026                  Page : 1/1
                                               ${code}
                                               SOCIETE "BOUTIQUE"
                                               RUE 14          3042 SFAX
BL FACTURE N° 2026SF0227                       Matricule fiscal :   1234567M/B/M/000

NET A PAYER            101,524`);
    expect(numbers).toEqual([undefined, '1234567MBM000']);
  },
);

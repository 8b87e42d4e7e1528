// Who wrote the paper by its small print, where nothing but a place speaks for another name.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]).fields;

const bill = (foot: string) => `
                                              TALLERES ARANGUREN SL
Factura nº: 2026-0417                         Calle Mayor 12
Fecha: 03/02/2026                             31001 PAMPLONA
                                              NIF: B31000009

Línea fija                        40,00
Móvil                             60,00
Base imponible                   100,00 €
IVA 21%                           21,00 €
Total factura                    121,00 €






${foot}`;

it('a company that says in one line who it is and its number is the supplier, and not whom the bill is addressed to', () => {
  const { supplierName, supplierVatNumber, buyerName } = read(
    bill('Ondas Telecom, S.A.U. - Paseo del Río 61, 20009 San Sebastián - R.M. Gipuzkoa, T. 2.118 - C.I.F. A28015865'),
  );
  expect(supplierName?.value).toBe('Ondas Telecom, S.A.U.');
  expect(supplierVatNumber?.value).toBe('A28015865');
  expect(buyerName?.value).toBe('TALLERES ARANGUREN SL');
});

it.each([
  [
    'Registro Mercantil de Soria - Hoja M56 - Tomo 31 N.I.F. A-28015865 Ondas Telecom, S.A.U., c/Lagasca 68',
    'before it',
  ],
  [
    'Factura emitida en Soria por Ondas Telecom, S.A.U. Inscrita en el Registro Mercantil. CIF A28015865',
    'in a sentence',
  ],
  [
    'Av. Real 38, 28028 Madrid, Ondas Telecom, S.A.U. Inscrita en el Registro Mercantil. CIF A28015865',
    'behind a town',
  ],
  [
    'Ondas Telecom, S.A.U. A28015865 Inscrita en el Registro Mercantil de Soria, Tomo 31, Folio 122',
    'right before its number',
  ],
  [
    'Ondas Telecom SAU Lagasca 68, 28001 Madrid, Tel 912 345 678 hola@ondas.example NIF A28015865',
    'right before its street',
  ],
])('its name is found among the words of the small print: %s', (foot) => {
  const { supplierName, supplierVatNumber } = read(bill(foot));
  expect(supplierName?.value).toMatch(/^Ondas Telecom(?:, S.A.U.| SAU)$/);
  expect(supplierVatNumber?.value).toBe('A28015865');
});

it('a house is owned by whom its small print names, and a name in two lines goes on', () => {
  const folio = (foot: string) => `
THE LARKFIELD GRANGE
Spa and Meetings

Invoice No: 118843        Invoice Date: 14/05/2025
Accommodation                       100.00
Total                    GBP        100.00





${foot}`;
  expect(
    read(folio('Owned by Northmoor Hospitality Limited · Registered in England 07718204 · VAT No. GB980780684'))
      .supplierName?.value,
  ).toBe('Northmoor Hospitality Limited');
  expect(
    read(
      folio(`Northmoor Hospitality
Limited trading as Larkfield
2 Fumble Court, Tunbridge
Registered in England 771820
VAT GB980780684`),
    ).supplierName?.value,
  ).toBe('Northmoor Hospitality Limited');
});

it('small print that names two companies says of none that it is the supplier', () => {
  const { supplierName } = read(
    bill(`Ondas Telecom, S.A.U. - Inscrita en el Registro Mercantil de Soria

Seguros Meseta, S.A. - Inscrita en el Registro Mercantil de Burgos`),
  );
  expect(supplierName?.value).toBe('TALLERES ARANGUREN SL');
});

it('a court in the small print is no company', () => {
  const { supplierName } = read(`
Kestner Elektro

Rechnung 4711      Datum 12.03.2026
Pumpe                                  100,00
Gesamtbetrag                   EUR     100,00





Geschäftsführer Max Kestner, AG Bremen HRB 98214 · USt-IdNr. DE136695976`);
  expect(supplierName?.value).toBe('Kestner Elektro');
});

it('a street in the foot is nobody’s name, and its owner stands over it', () => {
  const { supplierName } = read(`
KONTANTFAKTURA
Datum          Kundnummer    Faktura nr.
2026-08-13     147971        776959

Belopp inkl. moms:                   920.00






Rygghuset
Surbrunnsgatan 34, 113 48 Stockholm
Bankgiro: 401-9055
Momsregnr: SE556999327101`);
  expect(supplierName?.value).toBe('Rygghuset');
});

it('a general partner in the small print is not who sells', () => {
  const { supplierName } = read(`
Kestner Hydraulik GmbH & Co. KG

Rechnung 4711      Datum 12.03.2026
Pumpe                                  100,00
Gesamtbetrag                   EUR     100,00





Komplementärin: Kestner Verwaltungs GmbH, Amtsgericht Bremen HRB 98214 · USt-IdNr. DE136695976`);
  expect(supplierName?.value).toBe('Kestner Hydraulik GmbH & Co. KG');
});

it('who trades under a brand is named in the foot, over his own number and not his customer’s', () => {
  const { supplierName, supplierVatNumber } = read(`
Puurschoon

Klaver BV
BE0403170701
Dorpsstraat 318
3000 Leuven

FACTUUR
Volgnummer     Factuurdatum
2025/0530      2025-02-03

Schoonmaak kantoor            4     150.00      600.00
Totaal incl BTW:                              € 600.00






              Marijke Vandaele —Kerkstraat 19 bus 1, 3220 Holsbeek
                                BTW BE0417497106`);
  expect(supplierName?.value).toBe('Marijke Vandaele');
  expect(supplierVatNumber?.value).toBe('BE0417497106');
});

it('a foot in columns says who it is on the left, under a heading, and his number beside', () => {
  const { supplierName, supplierVatNumber } = read(`
INVOICE

Consignee    Snackwagen Nord Ltd
             12 High Street
             London SW19 1NE
             GB980780684

Waffle maker                          2      139.99      279.98
Grand Total                                     EUR      279.98






Company Information            Registration & Bank
Stroopwerk International B.V.  VAT: NL810433941B01
Nijverheidsweg 23              COC: 11060419
3641 RP MIJDRECHT              BANK: Muster Bank`);
  expect(supplierName?.value).toBe('Stroopwerk International B.V.');
  expect(supplierVatNumber?.value).toBe('NL810433941B01');
});

it('a name and its seat in one line over the register’s is the supplier, and not the slogan on top', () => {
  const { supplierName } = read(`
Ici, on bâtit demain avec vous

FACTURE N° : 153783
Date facture : 08/07/2025

TOTAL NET H.T                193,13
NET A PAYER                  231,76 €




Comptoir Industriel du Vallon - SIÈGE SOCIAL : Chemin de Montvert - 81104 CASTRES Cédex
              SIREN 404833048 RCS CASTRES - APE 4672 Z
                  S.A.S. au Capital de 2 873 010 €`);
  expect(supplierName?.value).toBe('Comptoir Industriel du Vallon');
});

it('an address of lanes and colonies says no form of law', () => {
  const fields = read(`
Muster Power                                 BILL OF SUPPLY
Muster Power, Lakeside, MBH Colony Hillside, Western Express Highway
Bill number 1000471                          Bill date 01-03-2026
GSTIN 27AAACM1314G2Z2
Amount payable   1,200.00`);
  expect(fields.supplierName?.value).toBe('Muster Power');
});

// Who wrote the paper by its small print, where nothing but a place speaks for another name.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

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
  expect(supplierVatNumber?.value).toBe('ESA28015865');
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
])('its name is found among the words of the small print: %s', (foot) => {
  const { supplierName, supplierVatNumber } = read(bill(foot));
  expect(supplierName?.value).toBe('Ondas Telecom, S.A.U.');
  expect(supplierVatNumber?.value).toBe('ESA28015865');
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

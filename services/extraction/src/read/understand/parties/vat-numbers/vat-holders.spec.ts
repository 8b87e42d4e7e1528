import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';
import { DOUBTFUL_NUMBER } from './doubtful-numbers.ts';

/** A letter whose facts name a number, anybody's, over a foot. */
const numberOver = (foot: string) =>
  understand([
    typedPage(`
Nordlicht GmbH
Speicherweg 4                                Rechnung Nr. 4711
20457 Hamburg                                Datum 12.03.2026

Muster AG
Hauptstr. 4
70188 Stuttgart


                                             USt-IdNr. DE129273398

Nettobetrag            1.000,00
19 % USt                 190,00
Gesamtbetrag           1.190,00 EUR
${'\n'.repeat(40)}${foot}`),
  ]).fields.supplierVatNumber;

it('a number in the row of the supplier’s name in the foot is its own, before one among the facts', () => {
  expect(numberOver('Nordlicht GmbH     Amtsgericht Hamburg     DE136695976')).toMatchObject({ value: 'DE136695976' });
});

it('of two that stand with nobody’s name the first is doubted', () => {
  const several = numberOver('Geschäftsführer    Amtsgericht Hamburg     DE136695976');
  expect(several?.value).toBe('DE129273398');
  expect(several?.confidence).toBeLessThanOrEqual(DOUBTFUL_NUMBER);
  expect(numberOver('Geschäftsführer    Amtsgericht Hamburg')?.confidence).toBeGreaterThan(0.9);
});

it('one under the first company of the page is doubted where another one’s name begins a line with its own', () => {
  const numberBeside = (line: string) =>
    understand([
      typedPage(`
ARVEX NR 2745540212                          Kuux: 05.01.2026
Makxja:
Põhjala Puit OÜ                              Maxe: 13.01.2026
Tehase tn 4
80010 Pärnu
EE100931558                                  Xaaja: Randoja Veod AS

Total     488.79

${line}
${'\n'.repeat(30)}2/2`),
    ]).fields.supplierVatNumber;
  expect(numberBeside('')?.confidence).toBeGreaterThan(DOUBTFUL_NUMBER);
  const other = numberBeside(
    'Randoja Veod AS, Sadama tänav, Tallinn, info@posti.example Xeg 10641928 (KMKR EE100594102)',
  );
  expect(other?.confidence).toBeLessThanOrEqual(DOUBTFUL_NUMBER);
});

it('of two that stand with nobody’s name, the one of the country of the account that is paid into is likelier', () => {
  const numberPaidInto = (iban: string) =>
    understand([
      typedPage(`
Limonade Huis                                Invoice INV342204
Hamerstraat 1
1135 GA Edam                                 VAT number     FR83404833048

Total incl. VAT        272,16 EUR
${'\n'.repeat(20)}Bank details                                 Company information
IBAN ${iban}                      VAT number     NL004495445B01`),
    ]).fields.supplierVatNumber;
  const dutch = numberPaidInto('NL20INGB0001234567');
  expect(dutch?.value).toBe('NL004495445B01');
  expect(dutch?.confidence).toBeLessThanOrEqual(DOUBTFUL_NUMBER);
  expect(numberPaidInto('DE89370400440532013000')?.value).toBe('FR83404833048');
});

it('a Spanish supplier’s number that fails its check digits is his own, and the buyer’s, which holds, is not', () => {
  const { supplierVatNumber } = understand([
    typedPage(`
Centinela Norte Seguridad, S.A.          Talleres Ebro, S.A.
Avda. de Navarra 88                      Calle F, parcela 41
50010 Zaragoza                           50016 Zaragoza
CIF A80314571                            CIF A12345674
Factura FV23-000872
Total EUR    121,00`),
  ]).fields;
  expect(supplierVatNumber?.value).toBe('A80314571');
});

it('a Spaniard’s number alone under the lines of his address is his', () => {
  const { supplierVatNumber } = understand([
    typedPage(`
La Colmena Russafa
Amparo Giner Soler
Carrer de Cuba 44, 46006 València
12345678Z
Factura CW250611
Total EUR    121,00`),
  ]).fields;
  expect(supplierVatNumber?.value).toBe('12345678Z');
});

it('the number of the contract’s holder is the buyer’s', () => {
  const { supplierVatNumber, buyerVatNumber } = understand([
    typedPage(`
telvia empresas                       TALLERES ETXEBERRI SL
Ref. factura   TA5Z-0300              20170 USURBIL
NIF titular
B20193348
Total factura     99,05 €

Telvia Comunicaciones, S.A.U. - 20009 San Sebastián - C.I.F. A82617408`),
  ]).fields;
  expect([supplierVatNumber?.value, buyerVatNumber?.value]).toEqual(['A82617408', 'B20193348']);
});

it('of two that stand with nobody’s name, the one in the line of a register is the sender’s own', () => {
  const { supplierVatNumber } = understand([
    typedPage(`
Bodegas del Norte S.L.
Calle Mayor 4 · 24560 León

FACTURA FP25/106                         C.I.F.: B12345674
Total EUR    80,83
${'\n'.repeat(30)}
NIF: A58818501 Inscrita en el Registro Mercantil de León, tomo 910, folio 19`),
  ]).fields;
  expect(supplierVatNumber?.value).toBe('A58818501');
  expect(supplierVatNumber?.confidence).toBeGreaterThan(DOUBTFUL_NUMBER);
});

it('the only number of the pages, in a line that says a register, is the sender’s own, though his name is a picture', () => {
  const { supplierName, supplierVatNumber } = understand([
    typedPage(`
Mevrouw A. Muster
factuurdatum      01/12/2025
factuurnummer     2204471
factuurtotaal     EUR 95,00
${'\n'.repeat(30)}
Financiële administratie
IBAN: NL91 ABNA 0417 1643 00 / KvK Enschede nr. 08126099 / BTW nr. NL004495445B01`),
  ]).fields;
  expect(supplierName).toBeUndefined();
  expect(supplierVatNumber?.value).toBe('NL004495445B01');
  expect(supplierVatNumber?.confidence).toBeGreaterThan(DOUBTFUL_NUMBER);
});

it('a number under a name that a recogniser cut is its own, where another line spelled the name whole', () => {
  const { supplierName, supplierVatNumber } = understand([
    typedPage(
      `
uftwerk Enterprise                      Rechnung Nr. 4711
Lindenstr. 12, 10115 Berlin             Datum 12.03.2026
USt-IdNr. DE136695976

Rechnung an:
Nordlicht GmbH
USt-IdNr. DE129273398
Gesamtbetrag                            119,00 EUR

Für Luftwerk Enterprise`,
      1,
      'ocr',
    ),
  ]).fields;
  expect(supplierName?.value).toBe('Luftwerk Enterprise');
  expect(supplierVatNumber?.value).toBe('DE136695976');
  expect(supplierVatNumber?.confidence).toBeGreaterThan(DOUBTFUL_NUMBER);
});

it('of two under a name by its place alone, one of them far below, neither is certain', () => {
  const { supplierVatNumber } = understand([
    typedPage(`
Eierhandel Nordlicht
Handel mit Eiern und Milch                   USt-IdNr. DE136695976
Speicherweg 4, 20457 Hamburg

                                             Rechnung Nr. 4711
Empfang:  Kiosk Muster                       Datum 12.03.2026
USt-IdNr. DE129273398

Gesamtbetrag                                 119,00 EUR`),
  ]).fields;
  expect(supplierVatNumber?.confidence).toBeLessThanOrEqual(DOUBTFUL_NUMBER);
});

it('a number on the row of the buyer’s name, its form of law left out, is not certain to be the supplier’s', () => {
  const { buyerName, supplierVatNumber } = understand([
    typedPage(`
Muster Embutidos                              Factura 2469
Poligono Las Encinas, 10910 Malpartida        Fecha: 19/11/2025

DATOS DEL CLIENTE
BODEGA NORTE SLL

C/ RODAS 2                     BODEGA NORTE                      N.I.F.: B12345674
TOTAL FACTURA                                 100,96 EUR`),
  ]).fields;
  expect(buyerName?.value).toBe('BODEGA NORTE SLL');
  expect(supplierVatNumber?.confidence ?? 0).toBeLessThanOrEqual(DOUBTFUL_NUMBER);
});

it('beside a supplier’s name in law, with more words before it, stands its number; the facts under his logo may name the buyer’s', () => {
  const { supplierVatNumber } = understand([
    typedPage(`
Muster Ibéricos                              ESEMPLAR DEL NORTE S.L.
Factura: F26/8417                            C/ MAYOR, 9
Fecha: 14/08/2026                            21001 HUELVA
NIF/CIF: B12345674
Base Imponible   94,00    IVA 10 %   9,40    TOTAL FACTURA 103,40 €
${'\n'.repeat(30)}JUAN MUSTER IBERICOS. S.L.      C.I.F.: B58818501`),
  ]).fields;
  expect(supplierVatNumber?.value).toBe('B58818501');
});

it('the number of the register in the foot is doubted, and still the likelier, where a name by its place alone has another', () => {
  const { supplierVatNumber } = understand([
    typedPage(`
             R. van Muster Onderhoud en Montage
             Tolweg 27
             3851 SL ERMELO

Debiteurnummer : 120855                      Factuurdatum : 14-08-2026
Btw-nummer     : NL004421957B08
Factuurnummer  : 600471
Factuurtotaal                                EUR 386,03
${'\n'.repeat(30)}KVK 12345678, BTW 111222333B01, IBAN NL91 ABNA 0417 1643 00`),
  ]).fields;
  expect(supplierVatNumber?.value).toBe('111222333B01');
  expect(supplierVatNumber?.confidence).toBeLessThanOrEqual(DOUBTFUL_NUMBER);
});

it.each([
  ['with the supplier’s name in law', 'HERRAJES LLORCA, S.A. - Pol. Ind. Sur - CIF A58818501'],
  ['with its register', 'R.M. Alicante, T.3100, L.2200, F.110, H.41100 - CIF A58818501'],
])('a number in a line of small print %s is his, before one among the facts', (_what, line) => {
  const { supplierVatNumber } = understand([
    typedPage(`
HERRAJES LLORCA                          Factura Nº 611418
Mayor 30                                 Fecha 11.05.2025
03009 ALICANTE                           DNI/CIF: B12345674
Base imponible     110,00
IVA 21 %            23,10
Total factura      133,10 EUR
${'\n'.repeat(20)}${line}`),
  ]).fields;
  expect(supplierVatNumber?.value).toBe('A58818501');
});

it('one under the supplier’s name with another company between the two is doubted where a second one stands by itself', () => {
  const numbersOf = (foot: string) =>
    understand([
      typedPage(`
Ridgeway Motors Pvt. Ltd.
Hill House, Ring Road, Pune              Tax Invoice
AC CODE    4471                            INVOICE NO.   MV-0177
AC NAME    NORTHWIND FOODS INDIA LIMITED   INVOICE DATE  05/08/2026
GSTIN NO.  27AAPFU0939F1ZV
BASIC AMT                                  40,000.00
GRAND TOTAL (Rs.)                          51,200.00
${foot}`),
    ]).fields.supplierVatNumber;
  expect(numbersOf('')?.confidence).toBeGreaterThan(DOUBTFUL_NUMBER);
  expect(numbersOf('GSTIN NO.  27AABCT3518Q1ZV')?.confidence).toBeLessThanOrEqual(DOUBTFUL_NUMBER);
});

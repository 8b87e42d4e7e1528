// Papers as craftsmen, lawyers and utilities write them, each with what it has that others have not.
import { expect, it } from 'vitest';
import { typedPage } from '../../testing/typed-page.ts';
import { understand } from './understand.ts';

const valuesOf = (typed: string) =>
  Object.fromEntries(Object.entries(understand([typedPage(typed)]).fields).map(([name, { value }]) => [name, value]));

it('of a table of sums the row that is the sum of the others is the total', () => {
  expect(
    valuesOf(`
Telvia                                                       Votre facture mobile
Telvia S.A. au capital de 1 200 000 €                        N° de facture : FT2604-0098812
TVA FR83404833048                                            du 3 avril 2026

Total de votre facture                                                   71,88 € TTC

                                              HT        TVA         TTC
Vos abonnements                            49,90       9,98       59,88
Vos consommations                          10,00       2,00       12,00
Total                                      59,90      11,98       71,88`),
  ).toMatchObject({ netTotal: '59.90', vatTotal: '11.98', grossTotal: '71.88', amountDue: '71.88' });
});

it.each(['-300,00', '300,00'])(
  'an income tax that is kept back, printed as %s, is taken off what is due alone',
  (kept) => {
    const values = valuesOf(`
Lucía Romero Gil
NIF: 12345678Z
C/ Mayor 14, 3º B
28013 Madrid

FACTURA Nº 14/2026
Fecha: 28 de febrero de 2026

Cliente:
Editorial Sierra Norte, S.L.
CIF: B12345674

Concepto                                         Importe
Traducción de catálogo (40 horas a 50 €)       2.000,00 €

Base imponible                                 2.000,00 €
IVA 21%                                          420,00 €
Retención IRPF 15%                             ${kept.padStart(8)} €
TOTAL A PAGAR                                  2.120,00 €`);
    expect(values).toMatchObject({ netTotal: '2000.00', vatTotal: '420.00', amountDue: '2120.00' });
    expect(values).toMatchObject({ supplierVatNumber: '12345678Z', buyerVatNumber: 'B12345674' });
    expect(values).not.toHaveProperty('grossTotal');
  },
);

it('a total before what is kept back is the total', () => {
  expect(
    valuesOf(`
Studio Tecnico Ing. Paolo Ferri
P.IVA 00743110157  C.F. FRRPLA70A01A944K

Spett.le
Meccanica Reno S.p.A.
P.IVA 01114601006

Fattura n. 22/A del 15/04/2026

Descrizione                                      Importo
Progettazione impianto elettrico                1.500,00
Contributo Inarcassa 4%                            60,00

Imponibile                                      1.560,00
IVA 22%                                           343,20
Totale fattura                                  1.903,20
Ritenuta d'acconto 20% su 1.500,00               -300,00
Netto a pagare                              EUR 1.603,20`),
  ).toMatchObject({
    ...{ invoiceNumber: '22/A', netTotal: '1560.00', vatTotal: '343.20', grossTotal: '1903.20', amountDue: '1603.20' },
    ...{ supplierVatNumber: '00743110157', buyerVatNumber: '01114601006' },
  });
});

it('a bare number under a title in the middle of the page is the invoice’s', () => {
  const typed = `
SARL MAGHREB EMBALLAGE                           Casablanca, le 09/03/2026

                     FACTURE
N° : FA-00231/26                                 Client : PHARMA ATLAS SA

                                 TOTAL TTC             15 000,00 DH`;
  expect(valuesOf(typed)).toMatchObject({ invoiceNumber: 'FA-00231/26' });
});

it.each([
  ['abzüglich geleisteter Abschläge (12 x 120,00 €)', 'Nachzahlung'],
  ['Bisher von Ihnen angewiesen', 'Es verbleiben'],
])('what is left below the total once something was taken off it is due, whatever it is called: %s', (taken, left) => {
  expect(
    valuesOf(`
Stadtwerke Rheinau GmbH · Postfach 1120 · 76829 Landau

Herrn                                              Rechnungsnummer   VR 2026 118834
Tobias Lang                                        Datum             11.02.2026
Weinstraße 8
76829 Landau

Verbrauch 4.210 kWh                                        1.347,20 €
Grundpreis                                                   165,41 €
Nettobetrag                                                1.512,61 €
Umsatzsteuer 19 %                                            287,40 €
Rechnungsbetrag brutto                                     1.800,01 €
${taken.padEnd(57)} -1.440,00 €
${left.padEnd(57)}    360,01 €

Ihr neuer Abschlag ab März 2026: 150,00 €`),
  ).toMatchObject({ netTotal: '1512.61', vatTotal: '287.40', grossTotal: '1800.01', amountDue: '360.01' });
});

it('a bare dollar is that of the country whose taxes the page bears, and never certain', () => {
  const typed = `
Érablière du Lac inc.                                   FACTURE
455, rang Saint-Joseph                                  No : F-3021
Saint-Ferdinand (Québec) G0N 1N0                        Date : 2026-03-02

                             Sous-total           800,00 $
                             TPS 5 %               40,00 $
                             TVQ 9,975 %           79,80 $
                             TOTAL                919,80 $`;
  const { currency, vatTotal, netTotal } = understand([typedPage(typed)]).fields;
  expect([currency?.value, netTotal?.value, vatTotal?.value]).toEqual(['CAD', '800.00', '119.80']);
  expect(currency?.confidence).toBeLessThan(
    understand([typedPage(typed.replaceAll(/TPS|TVQ|G0N 1N0/g, 'Tax'))]).fields.currency?.confidence ?? 0,
  );
});

it('the block in the envelope’s window is the addressee’s, however much more it looks like a company', () => {
  expect(
    valuesOf(`
Maître Claire Vasseur                                          Paris, le 4 mars 2026
Avocat au Barreau de Paris
14 rue de Babylone
75007 Paris
                                             SARL Les Vergers du Midi
                                             Madame Anne Portal
                                             8 allée des Pins
                                             34000 Montpellier

NOTE D'HONORAIRES N° 2026-031

Affaire : Vergers du Midi c/ SNC Delta
Consultation et rédaction de conclusions                       1 250,00 €

Total H.T.                                                     1 250,00 €
T.V.A. 20 %                                                      250,00 €
Total T.T.C.                                                   1 500,00 €
Provision reçue le 12/01/2026                                   -600,00 €
Solde à régler                                                   900,00 €`),
  ).toMatchObject({
    ...{ supplierName: 'Maître Claire Vasseur', buyerName: 'SARL Les Vergers du Midi', invoiceNumber: '2026-031' },
    ...{ grossTotal: '1500.00', amountDue: '900.00' },
  });
});

it('a block on the right that tells a VAT number is the supplier’s, be it lower', () => {
  expect(
    valuesOf(`
Jeanne Morin                                 FACTURE F-2026-12
4 rue des Lilas
69003 Lyon
                                             SARL Les Vergers du Midi
                                             8 allée des Pins
                                             34000 Montpellier
                                             TVA FR40303265045

Total TTC                                    1 500,00 €`),
  ).toMatchObject({ supplierName: 'SARL Les Vergers du Midi' });
});

it('a final bill is due less its instalments; a letterhead’s address is not its name', () => {
  expect(
    valuesOf(`
Metallbau Vogt GmbH
Am Kanal 12 · 49074 Osnabrück · Tel. 0541 12345

Klinikum Nord AöR
Klinikstr. 1
49076 Osnabrück                                 Osnabrück, den 30. Juni 2026

Schlussrechnung Nr. SR-2026-017

Gesamtleistung gemäß Vertrag                           82.500,00
Nachtrag 1                                              1.500,00
Summe netto                                            84.000,00
19 % Mehrwertsteuer                                    15.960,00
Summe brutto                                           99.960,00

abzüglich erhaltener Abschlagszahlungen:
1. Abschlag vom 02.02.2026       netto 30.000,00   USt 5.700,00    -35.700,00
2. Abschlag vom 15.04.2026       netto 20.000,00   USt 3.800,00    -23.800,00
Restforderung brutto                                   40.460,00 EUR`),
  ).toMatchObject({
    ...{ supplierName: 'Metallbau Vogt GmbH', netTotal: '84000.00', vatTotal: '15960.00', grossTotal: '99960.00' },
    ...{ amountDue: '40460.00', issueDate: '2026-06-30' },
  });
});

it('where goods are shipped from and to are no parties', () => {
  const shipped = valuesOf(`
                     PACIFIC COMPONENTS CO., LTD.
             No. 88, Zhongshan Rd., Taichung, Taiwan
                      COMMERCIAL INVOICE

No.: PC-EXP-2604-15                       Date: APR. 15, 2026
Messrs.: MECATRONIC SAS, 5 rue Ampère, 69680 Chassieu, France
Shipped per: EVER GIVEN V.021E            From: KAOHSIUNG   To: FOS-SUR-MER

                 TOTAL:                     480 PCS                   USD 12,480.00`);
  expect(shipped).toMatchObject({ supplierName: 'PACIFIC COMPONENTS CO., LTD.', invoiceNumber: 'PC-EXP-2604-15' });
  expect(valuesOf('From: Les Ateliers Durand SARL   To: Jeanne Morin\n\nInvoice 4711\n')).toMatchObject({
    supplierName: 'Les Ateliers Durand SARL',
  });
});

it('the blocks of parties end above the sums; the company of the small print is the supplier', () => {
  expect(
    valuesOf(`
Invoice                                                   April 2026
Invoice Date: 04/04/2026
Invoice Number: E0100HVXK2
                                                          322.10 EUR
Sold To                      Bill To                      Service Usage Address
Les Ateliers Durand          Les Ateliers Durand          Les Ateliers Durand
12 rue du Port               12 rue du Port               12 rue du Port
44000 Nantes FR              44000 Nantes FR              44000 Nantes FR
VAT: FR40303265045

Charges                                                   322.10
Subtotal                                                  322.10
VAT (0% Reverse charge)                                     0.00
Total                                                     322.10

Cloudforge Ireland Limited, One Park Place, Dublin 18, Ireland. VAT ID: IE1234567T`),
  ).toMatchObject({
    ...{ supplierName: 'Cloudforge Ireland Limited', supplierVatNumber: 'IE1234567T' },
    ...{ buyerName: 'Les Ateliers Durand', buyerVatNumber: 'FR40303265045', grossTotal: '322.10' },
  });
});

it.each([
  ['Rs. 52,500.00', 'INR'],
  ["Fr. 2'158.20", 'CHF'],
])('a sign that is a word of its own is one before a number alone: %s', (total, currency) => {
  expect(valuesOf(`Invoice no 4711\n\nInvoice total        ${total}`)).toMatchObject({ currency });
  expect(valuesOf('Invoice no 4711\nFr. Meier, Rs. Nagar\nInvoice total   52.50')).not.toHaveProperty('currency');
});

it.each([
  ['Bei Zahlung innerhalb von 8 Tagen 2 % Skonto', 'Zahlbetrag mit Skonto'],
  ['Escompte 2 % pour paiement sous 8 jours', 'Soit'],
])('what would be left with a reduction for paying early is not what is due: %s', (offered, left) => {
  expect(
    valuesOf(`
Auer & Söhne OG, Hauptplatz 3, 8010 Graz

Rechnung Nr.: 2026/0088          Rechnungsdatum: 05.02.2026

Summe netto                                             1.000,00
USt 20 %                                                  200,00
Gesamtbetrag EUR                                        1.200,00
${offered.padEnd(55)}   -24,00
${left.padEnd(55)} 1.176,00`),
  ).not.toMatchObject({ amountDue: '1176.00' });
});

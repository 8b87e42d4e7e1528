// Names on strangers' papers: of whom little but their place speaks, and of whom a heading not known before does.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]).fields;

it('whom the page’s own site and mail stand under is not surely the buyer, where no heading says so', () => {
  const { buyerName } = read(`
                                                          Invoice 26-118
                                                          Date: 2026-10-26
Lindner Studio Name                                       Carla Weber
77 Field Street                                           8 Harbour Lane
69003 Lyon                                                31000 Toulouse
FRANCE                                                    FRANCE
hello@lindnerstudioname.test                              carla@carlaweber.test
www.lindnerstudioname.test                                www.carlaweber.test
Product 1      5.00        $15.00      $75.00
Total                                  $75.00`);
  expect(buyerName?.confidence ?? 0).toBeLessThan(0.5);
});

it('who is said to have billed is the seller', () => {
  const { supplierName, buyerName } = read(`
Facture
Facturé à :
Atelier Noisette
Quai des Tilleuls 62, 4020 Liège
Facturé par :
Augustine Ferrand
1 avenue des Lilas, 63170 Aubière
Numéro de facture : 2026-002
Montant total à payer : 1000,00 €`);
  expect([supplierName?.value, buyerName?.value]).toEqual(['Augustine Ferrand', 'Atelier Noisette']);
});

it.each(['Leistung Dokumentenpflege', 'Désignation | Prix', 'Nom de la pièce'])(
  'a line with nothing under it that speaks of somebody is hardly the supplier: %s',
  (line) => {
    const { supplierName } = read(`
RECHNUNG / FACTURE
Nr. R-6120
24.07.2026
${line}
Gesamtbetrag: 842,10 EUR`);
    expect(supplierName?.confidence ?? 0).toBeLessThan(0.35);
  },
);

it('a name over its address, or over the title, is as likely as it was', () => {
  const left = read(`
Carla Weber
Lindenweg 3
12345 Neustadt
RECHNUNG 26-118
Gesamtbetrag: 120,00 EUR`);
  expect([left.supplierName?.value, (left.supplierName?.confidence ?? 0) > 0.4]).toEqual(['Carla Weber', true]);
  const middle = read(`
                         Bedrijf Noord
               Adres: Straat 123, 4567 AB Plaatsnaam
Factuurnummer: 20261214-001          Datum: 14-12-2026
Totaal    € 1499,99`);
  expect([middle.supplierName?.value, (middle.supplierName?.confidence ?? 0) > 0.4]).toEqual(['Bedrijf Noord', true]);
});

it('a company that is called as its site is stands in a sender’s line, and in the small print', () => {
  const line = read(
    `
roller.example GmbH, Gartenstraße 50, D-14057 Berlin
Billing Address                                  Location Address
Zahnrad Handel Sp. z o.o.                        Zahnrad Lager Sp. z o.o.
Invoice Number    DE2600267503
Total             329,21 EUR`.replace('roller.example', 'roller.de'),
  );
  expect([line.supplierName?.value, line.buyerName?.value]).toEqual(['roller.de GmbH', 'Zahnrad Handel Sp. z o.o.']);
  const foot = read(`
Molenwerf 100
3500 AA Utrecht
Factuurnummer: 4100200357      Factuurdatum: 01 maart 2026
Totaal (incl. btw)     18.445,61

knop.nl b.v. KvK Utrecht: 12345678 Btw-nr: NL111222333B01 IBAN: NL91ABNA0417164300`);
  expect(foot.supplierName?.value).toBe('knop.nl b.v.');
});

it('where payment is sent, and whose address is ours, names the seller', () => {
  const sent = read(`
                          Invoice #     Invoice Date   Invoice Month
                          220114-1      10/26/26       October 2026
Billing Address:
Lakeside Web Solutions
12 Alder Lane
Send Payment To:
Alder Radio Ltd
14-20 Harbour
Kelowna, BC V1Y 6N2
Total   $525.00`);
  expect([sent.supplierName?.value, sent.buyerName?.value]).toEqual(['Alder Radio Ltd', 'Lakeside Web Solutions']);
  const ours = read(`
Sales Invoice
Invoice No   410225      Invoice Date   26/01/26
Customer Address        Delivery Address        Our Address
Menart                  Menart                  Lamplight Online Ltd
The Atrium              Unit 35                 Ring Road
Dorking, RH4 1XA        Cardiff, CF10 2ER       Leeds, LS13 4ET
Total   £157.61`);
  expect(ours.supplierName?.value).toBe('Lamplight Online Ltd');
});

it('the end of what was said in brackets is nobody’s name', () => {
  const { supplierName } = read(`
La spesa comprende le perdite di rete (energia prodotta da Lume
Energia) e prelevata dal cliente finale.
Fattura n. 118
Totale da pagare   120,00 €`);
  expect(supplierName?.value ?? '').not.toMatch(/^Energia\)/);
});

it('a name whose second line says of which country it is begins on the line above', () => {
  const { supplierName } = read(`
                 IDENTIFICAÇÃO DO EMITENTE                       DANFE
                 AURORA SERVIÇOS DE VAREJO
                     DO BRASIL LTDA
                 AVENIDA CENTRAL, 7000
                 30000-000 CAMPOS - MG
Nº 004.410.220   SÉRIE: 1`);
  expect(supplierName?.value).toBe('AURORA SERVIÇOS DE VAREJO DO BRASIL LTDA');
});

it.each(['Andys Werkstatt GmbH', 'Yvonne Design GmbH', 'Etzel Metall GmbH'])(
  'a name that only begins with the letters of such a word is whole: %s',
  (name) => {
    const { supplierName } = read(`
Meister im Handwerk
${name}
Gartenstr. 3
66111 Saarbrücken
Rechnung 4711
Gesamtbetrag   119,00 EUR`);
    expect(supplierName?.value).toBe(name);
  },
);

it('a branch that a heading names is who sells, however often the company is named', () => {
  const { supplierName } = read(`
Dirección comercial            Vendido por
Comercial Ejemplo SL           Muster EU S.à r.l., Sucursal en España
117 Calle Mayor                Calle de los Tilos 5
28001 Madrid                   28045 Madrid
Número de la factura: A-4711
Total pendiente   121,00 €

Muster EU S.à r.l. - 38 avenue des Tilleuls, L-1855 Luxemburgo
Muster EU S.à r.l., Sucursal en España – Calle de los Tilos 5, 28045 Madrid`);
  expect(supplierName?.value).toBe('Muster EU S.à r.l., Sucursal en España');
});

it('a heading in the middle over a line says what that line calls the name, and not what stands below', () => {
  const { supplierName, buyerName } = read(`
                  EMISOR                                         RECEPTOR
Nombre o razón social: MARTA LUZ PRADO VEGA            Nombre o razón social: ADUANAS EJEMPLO, S.A. DE C.V.
       Dirección: 20 AV. SUR,                                  Dirección: 9A. Calle Poniente
                  SONSONATE                                               SAN SALVADOR
Total a Pagar:   542.40`);
  expect([supplierName?.value, buyerName?.value]).toEqual(['MARTA LUZ PRADO VEGA', 'ADUANAS EJEMPLO, S.A. DE C.V.']);
});

it("a street of Britain's is nobody's name", () => {
  const { supplierName } = read('3 Cromwell Crescent\nInvoice 4471\nTotal due   £199.20');
  expect(supplierName?.value).not.toBe('3 Cromwell Crescent');
});

it('a town with its state behind is nobody’s name', () => {
  const { supplierName } = read(`
                        3117 W Alder Ave                    INVOICE
                        Lakeside, IL 60677                  Invoice #
                        Ph: 773-555-0187                    40177

Sub Total:              1,150.00
Grand Total:            1,150.00`);
  expect(supplierName?.value).toBeUndefined();
});

it('whom a heading names in law is nobody’s supplier, be there no other name on the page', () => {
  const { supplierName, buyerName } = understand([
    typedPage(`
Your Electricity Bill                        BILLED TO:
Delivery Charge            $1,240.10         Linde Waste Systems Inc
Customer Charge              $120.90         1220 Bergweg Rd, Pickering
Total due                  $1,361.00

Linde Waste Systems Inc
1220 Bergweg Rd`),
  ]).fields;
  expect(buyerName?.value).toBe('Linde Waste Systems Inc');
  expect(supplierName).toBeUndefined();
});

it('but where who sells is called alike, and has a number of his own', () => {
  const { supplierName } = read(`
Linde Druck KG                               RECHNUNG 4711
Bergweg 39
20457 Hamburg
USt-IdNr. : DE136695976
Rechnungsdatum : 28.05.2026                  Rechnung an
                                             Linde Druck KG
                                             Talweg 17
Rechnungsbetrag                              119,00 €`);
  expect(supplierName?.value).toBe('Linde Druck KG');
});

import { expect, it } from 'vitest';
import { typedPage } from '../../testing/typed-page.ts';
import { understand } from './understand.ts';

const read = (typed: string) => understand([typedPage(typed)]);
const linesIn = (typed: string) =>
  read(typed).lines.map(({ quantity, unitPrice, netTotal }) => [quantity, unitPrice, netTotal]);

it('a heading may say the same twice, or explain itself in brackets', () => {
  const french = read(`
Facture
Numéro F2026-65
Type d'opération : prestation de services

Émetteur ou Émettrice            Client ou Cliente
Vélos Vandamme                   Imprimerie Sambre SA
Avenue Louise 331                Rue Haute 12
N° de TVA : FR40303265045        N° de TVA : BE0733366421`).fields;
  expect(french.supplierName?.value).toBe('Vélos Vandamme');
  expect(french.buyerName?.value).toBe('Imprimerie Sambre SA');
  expect(french.supplierVatNumber?.value).toBe('FR40303265045');
  const italian = read(`
Cedente/prestatore (fornitore)             Cessionario/committente (cliente)
Denominazione: Mobili Lario S.r.l.         Denominazione: Libreria Ponte S.a.s.
Numero documento: 17/A`).fields;
  expect(italian.supplierName?.value).toBe('Mobili Lario S.r.l.');
});

it('on the slip that is sent back with the money, to is who is paid', () => {
  const { fields } = read(`
TAX INVOICE
          Thames Stationers Ltd        Invoice Date        Kestrel Web Limited
          14 Market Street             12 Mar 2026         Unit 6, Riverside
          Leeds LS1 4AP                                    Bristol BS1 6QS

PAYMENT ADVICE                         Customer            Thames Stationers Ltd
To: Kestrel Web Limited                Amount Due          120.00
Unit 6, Riverside`);
  expect(fields.supplierName?.value).toBe('Kestrel Web Limited');
  expect(fields.buyerName?.value).toBe('Thames Stationers Ltd');
});

it('the Swiss payment slip says who is paid and who pays', () => {
  const { fields } = read(`
Rechnung 10417

Konto / Zahlbar an
CH4431999123000889012
Alpstein Telekom AG
Seestrasse 140
8001 Zürich

Zahlbar durch
Käserei Jura Sàrl
Rue du Lac 9`);
  expect(fields.supplierName?.value).toBe('Alpstein Telekom AG');
  expect(fields.buyerName?.value).toBe('Käserei Jura Sàrl');
});

it.each([
  ['Toronto, ON M5H 1K4', 'CAD'],
  ['Austin, TX 78701', 'USD'],
  ['Sydney NSW 2000, Australia', 'AUD'],
  ['Toronto, ON M5H 1K4 for Austin, TX 78701', 'USD'],
])('a bare dollar on a page with %j is %s', (address, currency) => {
  const { fields } = read(`
Lakeside Paper Co.
${address}
INVOICE # 2417
Paper                     $120.00
BALANCE DUE               $120.00`);
  expect(fields.currency?.value).toBe(currency);
  if (currency !== 'USD') expect(fields.currency?.confidence).toBeLessThan(0.5);
});

it('an amount may wear the mark of how it is taxed', () => {
  expect(
    linesIn(`
DATE          ACTIVITY     DESCRIPTION        QTY      RATE      AMOUNT
07/17/2026    WCJ          Waxed jacket         2    129.00      258.00T
                                              SUBTOTAL           258.00`),
  ).toEqual([['2', '129.00', '258.00']]);
});

it('of two columns of amounts beside another without a price the first is the price', () => {
  expect(
    linesIn(`
           Omschrijving                 Bedrag       Totaal      Btw
3 x        Fietstas                     101.90       305.70      21%
                                     Subtotaal       305.70`),
  ).toEqual([['3', '101.90', '305.70']]);
});

it('a count before a price, the sign of the product between, is the quantity where the two make the total', () => {
  expect(
    linesIn(`
ITEMS                        QUANTITY           PRICE
Trowel                    18 × £14.75         £265.50
                             Subtotal         £265.50`),
  ).toEqual([['18', '14.75', '265.50']]);
});

it('what stands left of a table keeps no sum from ending it', () => {
  expect(
    linesIn(`
Vos références            Détail            Quantité      Prix HT      Taux TVA      Montant HT
N° client 4417            Fibre                   14         2,26       20,00 %           31,64
Nous contacter            Total hors TVA                                                  31,64
+33 2 99 12 34 56         TVA à 20,00 %                                                    6,33`),
  ).toEqual([['14', '2.26', '31.64']]);
});

it('who is to open the letter is not who pays, and no party is called like a country', () => {
  const attended = read(`
Gefactureerd aan
Drukwerk Noord BV
ATTN: Anouk de Wit
Stationsweg 8
3511 CE Utrecht`).fields;
  expect(attended.buyerName?.value).toBe('Drukwerk Noord BV');
  const addressed = read(`
Nom du client:       Librairie Atlas
Adresse du client:   7 rue Ibn Batouta, appt 4
                     10000 Rabat
                     Maroc`).fields;
  expect(addressed.buyerName?.value).toBe('Librairie Atlas');
});

it('a company beside the table is the supplier where its tax number and its site stand under it', () => {
  const { fields } = read(`
                              Hydro Garonne SA
                              12 rue des Tilleuls
Vos références                33200 Bordeaux
N° de contrat : C-4417
                              Facture n° 60441 du 12/03/2026
Titulaire : Hydro Garonne SA
                              Montant total à régler            120,00 €








                              Détail      Quantité    Prix HT    Montant HT
                              Fibre              1     100,00        100,00



                              Total hors TVA                         100,00
                              TVA à 20 %                              20,00

Emballages du Jura SARL       Total TTC                              120,00
3 rue du Port, 39000 Lons
TVA FR40303265045
www.emballages-du-jura.fr







                              Conditions au verso`);
  expect(fields.supplierName?.value).toBe('Emballages du Jura SARL');
});

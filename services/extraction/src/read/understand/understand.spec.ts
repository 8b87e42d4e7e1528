import { expect, it } from 'vitest';
import { typedPage } from '../../testing/typed-page.ts';
import { layOutRows } from '../layout.ts';
import type { PageText, Word } from '../page-model.ts';
import { understand } from './understand.ts';

const valuesOf = (read: ReturnType<typeof understand>) =>
  Object.fromEntries(Object.entries(read.fields).map(([name, field]) => [name, field.value]));
/** A page as a recogniser gives it, some of its words doubted. */
function recognised(typed: string, doubts: Readonly<Record<string, number>> = {}): PageText {
  const page = typedPage(typed, 1, 'ocr');
  const doubt = (word: Word): Word => ({ ...word, confidence: doubts[word.text] ?? word.confidence });
  const rows = page.rows.map((row) => ({
    ...row,
    segments: row.segments.map((segment) => ({ ...segment, words: segment.words.map(doubt) })),
  }));
  return { ...page, rows };
}
const linesOf = (read: ReturnType<typeof understand>) => read.lines.map((line) => [line.quantity, line.netTotal]);

it('a table that goes on overleaf without its header is read to its end, the head of the page is no line of it', () => {
  const read = understand([
    typedPage(`
Invoice number:  R-100          Date:  12.03.2026

Pos   Description            Quantity    Unit price      Total
1     Paper                        10          2.00      20.00`),
    typedPage(
      `
Invoice number:  R-100                       Page 2 of 2

2     Ink                           3         15.00      45.00
3     Delivery                      1          5.00       5.00
                              Net total                  70.00
                              VAT 20 %                   14.00
                              Total                      84.00`,
      2,
    ),
  ]);
  expect(linesOf(read)).toEqual([
    ['10', '20.00'],
    ['3', '45.00'],
    ['1', '5.00'],
  ]);
});

it('groups of lines with a sum of their own are all read, the totals are none', () => {
  const read = understand([
    typedPage(`
Description            Quantity    Unit price      Amount
Office chair                  1         70.00       70.00
Lamp                          2         21.00       42.00
                                     Subtotal      112.00
Truffles                      5         10.00       50.00
                                     Subtotal       50.00

                                     Subtotal      162.00
                                     VAT 10 %       16.20
                                     Total         178.20`),
  ]);
  expect(linesOf(read)).toEqual([
    ['1', '70.00'],
    ['2', '42.00'],
    ['5', '50.00'],
  ]);
});

it('of two columns called an amount, the one left of the text counts the items', () => {
  const read = understand([
    typedPage(`
Amount    Product                 VAT      Price       Total
1.00      Design                   7%    160.00 €    160.00 €
400.00    Balloons                19%      0.79 €    316.00 €
                            Net total                476.00 €`),
  ]);
  expect(linesOf(read)).toEqual([
    ['1', '160.00'],
    ['400', '316.00'],
  ]);
});

it('the last column of a table with quantities and prices holds its totals, whatever it is called', () => {
  const read = understand([
    typedPage(`
Description             Quantity    Unit price    Worth of it
Nougat                         8          4.55          36.40
Biscuits                      20          3.20          64.00
                               Net total               100.40`),
  ]);
  expect(linesOf(read)).toEqual([
    ['8', '36.40'],
    ['20', '64.00'],
  ]);
});

it('amounts in a column of another currency are for information', () => {
  const read = understand([
    typedPage(`
Invoice number: 77     Currency: USD

                                       USD         EUR
PRO 1 month                         119.95      109.15
Total                               119.95      109.15`),
  ]);
  expect(valuesOf(read)).toMatchObject({ currency: 'USD', grossTotal: '119.95' });
});

it('a document that names one day alone was issued on it', () => {
  expect(
    valuesOf(
      understand([
        typedPage(`
Payment date: 2026-04-23
Activation date: 2026-04-23`),
      ]),
    ),
  ).toMatchObject({ issueDate: '2026-04-23' });
});

it.each([
  ['no word of VAT: the total is the net total', '', '30.00'],
  ['a VAT that cannot be read: nothing is said of the net total', 'VAT included', undefined],
])('lines that sum up to the total, %s', (_what, mention, net) => {
  const read = understand([
    typedPage(`
Description             Quantity    Unit price         Amount
Hosting                        2         10.00          20.00
Support                        1         10.00          10.00
                               Total EUR                30.00
${mention && '                               VAT                       -'}`),
  ]);
  expect(valuesOf(read).netTotal).toBe(net);
});

it('a credit note printed with a minus counts without it, and is not certain: some mean the minus', () => {
  const read = understand([
    typedPage(`
CREDIT NOTE            Number: CN-7       Date: 12.03.2026
Net total                        -100.00 EUR
VAT 20 %                          -20.00 EUR
Total                            -120.00 EUR`),
  ]);
  expect(valuesOf(read)).toMatchObject({ typeCode: '381', grossTotal: '120.00' });
  expect(read.fields.grossTotal?.confidence).toBeLessThan(0.9);
  expect(read.findings).toEqual([
    { code: 'CREDIT_WITH_MINUS', severity: 'note', field: 'grossTotal', values: { total: '120.00' } },
  ]);
});

it('the day behind a number that the words before a gap announce is the invoice’s', () => {
  const read = understand([
    typedPage(`
ZUGFeRD-Version:  2.1 vom 24.03.2020
(c) Verein e.V. 2020
Handelsrechnung Nr.          471113 vom 13.06.2018
Liefer- und Leistungsdatum   03.06.2018`),
  ]);
  expect(valuesOf(read)).toMatchObject({ invoiceNumber: '471113', issueDate: '2018-06-13' });
});

it('nor is it where the sentence goes on in the next line, and the day of the invoice lost its label', () => {
  const read = understand([
    typedPage(`
RECHNUNG                                              471102
                                                      05.06.2013
Hinweis
Rechnung gemäß Bestellung Nr. 2013-471331
vom 01.03.2013.`),
  ]);
  expect(valuesOf(read).issueDate).toBe('2013-06-05');
});

it('a number that ends with its joint is not sure: the rest was lost', () => {
  const read = (number: string) => understand([typedPage(`FACTURE N° ${number}`)]).fields.invoiceNumber;
  expect(read('UC1_2023020')?.confidence).toBeGreaterThan(0.6);
  expect(read('UC1_')?.confidence ?? 0).toBeLessThan(0.5);
});

it('the day of something that was lost is neither the invoice’s nor the day it is due', () => {
  const fieldsOf = (page: string) => understand([recognised(page)]).fields;
  expect(fieldsOf('Date       31/01/2022\n(DATE DE 7      ON 31/12/2022').issueDate?.value).toBe('2022-01-31');
  expect(fieldsOf('FACTURE\nDATE DE         01/01/2023')).not.toHaveProperty('dueDate');
});

it('a letter among the figures of a number is doubted where it was recognised, and one in a French key is computed', () => {
  const page = 'FACTURE N° F202200Z6\nN° TVA FR ES 100 000 009';
  const [drawn, copied] = [understand([typedPage(page)]).fields, understand([recognised(page)]).fields];
  expect(copied.invoiceNumber?.confidence ?? 0).toBeLessThan(0.6 * (drawn.invoiceNumber?.confidence ?? 0));
  expect([drawn.supplierVatNumber?.value, copied.supplierVatNumber?.value]).toEqual(['FRES100000009', 'FR88100000009']);
});

it('a code that the recogniser doubts is outvoted by one that it does not', () => {
  const page = recognised('Gelierzucker    10 SEK     7,00\nSteuerbetrag in EUR        1,00', { SEK: 0.43 });
  expect(valuesOf(understand([page])).currency).toBe('EUR');
});

it('the day of the order that an invoice refers to is not its own', () => {
  const read = understand([
    typedPage(`
Handelsrechnung Nr. 471102 vom 05.03.2018
Rechnung gemäß Bestellung vom 21.11.2011.`),
  ]);
  expect(valuesOf(read)).toMatchObject({ issueDate: '2018-03-05' });
});

it('who the goods go to is not who sells them, and a head row of name and address is', () => {
  const read = understand([
    typedPage(
      `
Au bon moulin SARL      1242 chemin de l'olive      84340 Malaucène      France

Facture FA-2017-0010

Adresse de livraison                                             Ma jolie boutique
Ma jolie boutique                                                Alexandre Payet
35 rue de la République                                          35 rue de la République
69001 Lyon                                                       69001 Lyon
sav@majolieboutique.net                                          Service de Ma jolie boutique`,
      1,
      'ocr',
    ),
  ]);
  expect(valuesOf(read)).toMatchObject({ supplierName: 'Au bon moulin SARL' });
});

it('a logo’s short name is given as the small print has it in full, without its street', () => {
  const read = understand([
    typedPage(
      `
indeed                                        www.indeed.com

Invoice number: 4711              Invoice date: 12.03.2026

Indeed Ireland Operations Ltd 124 St Stephens Green`,
      1,
      'ocr',
    ),
  ]);
  expect(valuesOf(read)).toMatchObject({ supplierName: 'Indeed Ireland Operations Ltd' });
});

it('a reduction among the lines is none of them, even where its colon was not recognised', () => {
  const read = understand([
    typedPage(
      `
DESIGNATION                  P.U. HT      Qté      TOTAL HT      TVA
SUPPORT                        60,00        1         60,00      10%
FOURNITURES                    10,00        3         30,00      10%
REMISE DES FETES 2026 ICI                             -5,00      10%
TOTAL HT                                              85,00`,
      1,
      'ocr',
    ),
  ]);
  expect(linesOf(read)).toEqual([
    ['1', '60.00'],
    ['3', '30.00'],
  ]);
});

it('a name set in two lines, the legal form in the second, is taken whole', () => {
  const read = understand([
    typedPage(`
Rechnung Nr. 4711 vom 06.12.2018

Verkäufer:
MKV Kranichhafter
Versicherungsverein Kranichstadt a.G.
Lindenstr. 12
DE 12345 Kranichstadt

Käufer:
Max Winter
Rosenweg 3
12346 Kranichstadt`),
  ]);
  expect(valuesOf(read).supplierName).toBe('MKV Kranichhafter Versicherungsverein Kranichstadt a.G.');
});

it.each([
  ['Der Betrag von EUR 119,00 wird am 20.03.2014 von Ihrem Konto\nbei der Beispielbank per Lastschrift eingezogen.'],
  ['Le montant de 119,00 EUR sera prélevé le 20/03/2014 sur votre compte.'],
  ['The amount of EUR 119.00 will be debited from your account on 20 March 2014.'],
])('the day on which the money is fetched is the day it is due: %s', (sentence) => {
  const read = understand([typedPage(`\nInvoice number: 88      Invoice date: 5 March 2014\n\n${sentence}`)]);
  expect(valuesOf(read)).toMatchObject({ issueDate: '2014-03-05', dueDate: '2014-03-20' });
});

it('a credit note whose VAT alone bears no minus has one sign for all three', () => {
  const read = understand([
    typedPage(`
Avoir AV-2017-0005
                               Total HT            -218,48 €
                               TVA                   14,99 €
                               Total TTC           -233,47 €`),
  ]);
  expect(valuesOf(read)).toMatchObject({ netTotal: '218.48', vatTotal: '14.99', grossTotal: '233.47' });
});

it('a scan says its figures and its VAT number although letters of them and of the label are worn', () => {
  const worn = `
Invoice number: R-100          Date: 12.03.2026
Ust. -1d.-N£,    DE234567891
                               Net total           1O0.00
                               VAT 20 %             2O.0O
                               Total               l20.00`;
  const read = (source: 'text' | 'ocr') => valuesOf(understand([typedPage(worn, 1, source)]));
  expect(read('ocr')).toMatchObject({ supplierVatNumber: 'DE234567891', netTotal: '100.00', grossTotal: '120.00' });
  expect(read('text').netTotal).toBeUndefined();
});

it('a minus that a scan shows as two strokes is one', () => {
  const typed = `
Rechnungskorrektur Nr. RK-12
Rechnungssumme ohne USt.        -7,67
Steuerbetrag                    -1,12
Bruttosumme                     =8,79`;
  expect(valuesOf(understand([typedPage(typed, 1, 'ocr')]))).toMatchObject({ netTotal: '-7.67', grossTotal: '-8.79' });
});

it('a quantity in its own column stays one where the price before it has a heading that nobody knows', () => {
  const read = understand([
    typedPage(`
Article           Coût de base     Quantité       Total
Robinet                82,00 €            1     82,00 €
Tuyau                  43,70 €         7,25    316,83 €
                                 Total HT      398,83 €`),
  ]);
  expect(linesOf(read)).toEqual([
    ['1', '82.00'],
    ['7.25', '316.83'],
  ]);
});

it('of two factors whose columns are not known the one with a currency or with cents is the price', () => {
  const read = understand([
    typedPage(`
Description         Worth of one      How many       Total
Oak table                $640.00             2   $1,280.00
Delivery                  $35.00             1      $35.00
                                      Subtotal   $1,315.00`),
  ]);
  expect(linesOf(read)).toEqual([
    ['2', '1280.00'],
    ['1', '35.00'],
  ]);
});

it('where nothing is said of VAT, lines less a reduction that come to the total are the net total', () => {
  const read = understand([
    typedPage(`
INVOICE  77123                       Date: March 3, 2026

Item                      Price      Quantity       Total
Lawn care               $100.00             2     $200.00
Seeds                    $50.00             1      $50.00
                                     Subtotal     $250.00
                                     Discount     -$25.00
                                        Total     $225.00`),
  ]);
  expect(valuesOf(read)).toMatchObject({ netTotal: '225.00', grossTotal: '225.00' });
});

it("a VAT number in the buyer's block is the buyer's, although it comes first and no heading says so", () => {
  const page = (foot: string) =>
    understand([
      typedPage(`
Boulangerie Exemple EURL                      Facture  2026-070
                                              Date     04/02/2026

                                              Pépinières Modèle SAS
                                              FR40303265045
                                              3 bis impasse des Lilas
                                              35000 Rennes

                                              Total TTC     120,00 €

${foot}`),
    ]);
  const both = valuesOf(page('Boulangerie Exemple EURL   No TVA FR83404833048   www.boulangerie-exemple.fr'));
  expect(both).toMatchObject({ supplierVatNumber: 'FR83404833048', buyerVatNumber: 'FR40303265045' });
  const alone = page('Boulangerie Exemple EURL   www.boulangerie-exemple.fr').fields;
  expect(alone.supplierVatNumber?.confidence ?? 0).toBeLessThan(0.6);
});

it('a name in two lines is given whole where the foot says it whole, whatever follows there', () => {
  const read = understand([
    typedPage(`
Van Voorbeeld                              Factuur    20251
Installatietechniek B.V.                   Datum      24-07-2026
www.vanvoorbeeld.nl

                                           Totaal   € 121,00

Van Voorbeeld Installatietechniek B.V. - IBAN NL91 ABNA 0417 1643 00 - BIC ABNANL2A - KvK 12345678`),
  ]);
  expect(valuesOf(read).supplierName).toBe('Van Voorbeeld Installatietechniek B.V.');
});

it.each([
  ['Van:', 'Aan:'],
  ['De', 'Para'],
  ['Da:', 'A:'],
  ['Von:', 'An:'],
])("the data under %s are the supplier's, those under %s the buyer's", (from, to) => {
  const read = understand([
    typedPage(`
${from.padEnd(40)}${to}
Modelo Logistica                        Padaria Exemplo
NL004495445B01                          Stationsweg 8
Keizersgracht 221                       1016 DV Amsterdam

Invoice number: 35050        Total: 121.00 EUR`),
  ]);
  expect(valuesOf(read)).toMatchObject({
    supplierName: 'Modelo Logistica',
    buyerName: 'Padaria Exemplo',
    supplierVatNumber: 'NL004495445B01',
  });
});

it('an invoice in Portuguese is read', () => {
  const read = understand([
    typedPage(`
Cerâmica Exemplo Lda                     FATURA
NIF: PT501964843                         Número da fatura: 230/2025
                                         Data de emissão: 28/12/2025
                                         Data de vencimento: 27/01/2026

Descrição               Quantidade     Preço unitário       Total
Azulejos                         4            64,50 €    258,00 €
Transporte                       1            30,00 €     30,00 €

                                Total sem IVA            288,00 €
                                IVA 23%                   66,24 €
                                Total a pagar            354,24 €`),
  ]);
  expect(valuesOf(read)).toMatchObject({
    invoiceNumber: '230/2025',
    issueDate: '2025-12-28',
    dueDate: '2026-01-27',
    netTotal: '288.00',
    vatTotal: '66.24',
    grossTotal: '354.24',
    supplierVatNumber: 'PT501964843',
  });
  expect(linesOf(read)).toEqual([
    ['4', '258.00'],
    ['1', '30.00'],
  ]);
});

it('a number with a word of letters stuck before it is doubted', () => {
  const read = (typed: string) => understand([typedPage(typed)]).fields.invoiceNumber?.confidence ?? 0;
  expect(read('Invoice number   Pagamento230/2025')).toBeLessThan(0.6);
  expect(read('Invoice number   PAG230/2025')).toBeGreaterThan(0.8);
});

it.each([
  [
    'Qty     Item                          Unit price      Price',
    '2       Oak table                        50.00     100.00',
  ],
  [
    'Item                          Quantity               Price',
    'Oak table                            2              100.00',
  ],
  [
    'Anz.    Position                      Kosteneinheit   Preis',
    '2       Oak table                        50.00     100.00',
  ],
  [
    '#   Items               Quantity     Price      Quantity',
    '1   Oak table                  2     50.00        100.00',
  ],
])('under "%s" the last column holds the totals', (head, line) => {
  const read = understand([
    typedPage(`
${head}
${line}
                              Subtotal             100.00
                              VAT (20%)             20.00
                              Total                120.00`),
  ]);
  expect(linesOf(read)).toEqual([['2', '100.00']]);
});

it('totals end the lines, whatever stands beside them under the text; a word of totals in a description does not', () => {
  const read = understand([
    typedPage(`
Artículo                       Cantidad     Precio        Total
Mantenimiento                         2      50,00       100,00
Cuota mensual
Transporte                            1      60,00        60,00
Notas                                     Subtotal       160,00
Gracias                                  IVA (21%)        33,60
                                             Total       193,60`),
  ]);
  expect(linesOf(read)).toEqual([
    ['2', '100.00'],
    ['1', '60.00'],
  ]);
  expect(valuesOf(read)).toMatchObject({ netTotal: '160.00', vatTotal: '33.60', grossTotal: '193.60' });
});

it('taxes of several rates in brackets are summed up', () => {
  const read = understand([
    typedPage(`
Invoice no 4711               Date 12 March 2026

                              Subtotal:      GBP 300.00
                              VAT (20%):      GBP 40.00
                              VAT (5%):        GBP 5.00
                              Total:         GBP 345.00`),
  ]);
  expect(valuesOf(read)).toMatchObject({ netTotal: '300.00', vatTotal: '45.00', grossTotal: '345.00' });
});

it('a total from which a payment is taken off already is the amount due, not the total', () => {
  const { fields } = understand([
    typedPage(`
Rechnungsnummer 000294        Rechnungsdatum 16.03.2026

                              Zwischensumme       857,98 EUR
                              MwSt (19%)          163,02 EUR
                              Bezahlt           - 306,30 EUR
                              Gesamt              714,70 EUR`),
  ]);
  expect(fields.netTotal?.value).toBe('857.98');
  expect(fields.vatTotal?.value).toBe('163.02');
  expect(fields.amountDue?.value).toBe('714.70');
  expect(fields.grossTotal).toBeUndefined();
});

const twoBlocks = (foot: string) =>
  understand([
    typedPage(`
Muster Buyer Ltd                            Sample Cheese Company LLP
VAT ID: GB980780684                               VAT ID: GB220430231
14 Market Street                                     97 Clerken Road
Leeds LS1 4AP                                        London EC1M 5RN

Invoice 80696                              Total       120.00 GBP

${foot}`),
  ]).fields;

it('of two companies set alike the one named over the account is the supplier', () => {
  const fields = twoBlocks(`Recipient: Sample Cheese Company LLP
IBAN: GB82 WEST 1234 5698 7654 32`);
  expect(fields.supplierName?.value).toBe('Sample Cheese Company LLP');
  expect(fields.supplierVatNumber?.value).toBe('GB220430231');
});

it('of two companies set alike, of which nothing says who is who, neither is sure', () => {
  const fields = twoBlocks('');
  expect(fields.supplierName?.confidence ?? 0).toBeLessThanOrEqual(0.6);
});

it("a VAT number among the invoice's facts is not the supplier's where another stands under its name", () => {
  const read = understand([
    typedPage(`
Sample Joinery GmbH

Muster Elektro e.K.                         Rechnungsnummer: INV-972
Lindenstraße 44                             USt-IdNr.: DE136695976
20457 Hamburg                               Datum: 10.12.2026

                          Gesamt            119,00 EUR



Sample Joinery GmbH       Tel. 040 123456        IBAN DE89 3704 0044 0532 0130 00
Am Hafen 3                info@sample-joinery.de
50667 Köln
USt-IdNr.: DE811907980`),
  ]);
  expect(valuesOf(read).supplierVatNumber).toBe('DE811907980');
});

it('a day whose year is set in the next line is read', () => {
  const read = understand([
    typedPage(`
Rechnung Nr.     Datum             Fällig
2026-2406        24. September     24. Oktober
                 2026              2026`),
  ]);
  expect(valuesOf(read)).toMatchObject({ issueDate: '2026-09-24', dueDate: '2026-10-24' });
});

it("dirhams are Morocco's", () => {
  expect(valuesOf(understand([typedPage('Sous-total   1.451,59 DH\nTotal        1.741,91 DH')])).currency).toBe('MAD');
});

it('a count that a recogniser lost is what the price and the total make it', () => {
  const table = `
Description            Quantity    Unit price      Total
Wiring                                  35.00     105.00
Consulting                             110.00     797.50
                                     Subtotal     902.50`;
  const counts = (source: 'text' | 'ocr') =>
    understand([typedPage(table, 1, source)]).lines.map(({ quantity }) => quantity);
  expect(counts('ocr')).toEqual(['3', undefined]);
  expect(counts('text')).toEqual([undefined, undefined]);
});

it('a net total that only adds up makes nothing certain where another is called the net total', () => {
  const { fields } = understand([
    typedPage(`
Rechnungsnummer RE-2025-00247            Rechnungsdatum 28.08.2025

                         Summe netto:            25.708,00 €
                         Umsatzsteuer (0%):           0,00 €
                         Rechnungsbetrag:        30.849,60 €`),
  ]);
  for (const name of ['netTotal', 'vatTotal', 'grossTotal'] as const)
    expect(fields[name]?.confidence ?? 0).toBeLessThan(0.5);
});

it('a tax without VAT on top of net and VAT belongs to the total, if what is paid leaves the amount due', () => {
  const { fields } = understand([
    typedPage(`
Rechnung 2025-HT-4721                    Datum 28.08.2025

                         Summe Netto               870,00 €
                         USt 10%                    87,00 €
                         Summe Brutto              957,00 €
                         Ortstaxe                   16,80 €
                         GESAMTBETRAG              973,80 €
                         Bereits geleistet         300,00 €
                         Zu zahlen                 673,80 €`),
  ]);
  expect([fields.grossTotal?.value, fields.amountDue?.value]).toEqual(['973.80', '673.80']);
  expect(fields.grossTotal?.confidence).toBeLessThan(0.5);
});

it("another paper's day in a sentence is not the invoice's", () => {
  const page = (line: string) =>
    valuesOf(
      understand([
        typedPage(`
HONORARNOTE  HN-2025-0789                Datum:  28.08.2025

${line}

Summe brutto   102.143,64 EUR`),
      ]),
    );
  expect(page('Erfolg:  Voller Erfolg - Urteil vom 15.07.2025 rechtskräftig').issueDate).toBe('2025-08-28');
  expect(page('subject to the agreement dated 10.01.2024').issueDate).toBe('2025-08-28');
  expect(page('Briefing: Auftrag TLS-CI\nvom 28.05.2025').issueDate).toBe('2025-08-28');
});

it('a number that goes on in the next line of its column is read whole', () => {
  const read = understand([
    typedPage(`
RECHNUNG
Rechnungsnummer: RE-2025-        Rechnungsdatum: 26.08.2025
                 08734`),
  ]);
  expect(valuesOf(read).invoiceNumber).toBe('RE-2025-08734');
});

it('a number of which the rest is not found is doubted', () => {
  const read = understand([typedPage('Rechnungsnummer: RE-2025-        Rechnungsdatum: 26.08.2025')]);
  expect(read.fields.invoiceNumber?.confidence ?? 0).toBeLessThan(0.5);
});

it.each(['Rechnungsdatum: 18.03.2025', 'RECHNUNG', '28.08.2025'])(
  'a code that stands by itself beside "%s" is the number where no label announces one, and is not sure',
  (beside) => {
    const { fields } = understand([
      typedPage(`
Elektro Beispiel & Söhne GmbH                  RE-2025-00287
Gewerbepark 15                                 ${beside}
6020 Innsbruck

Gesamtbetrag                                        119,00 €`),
    ]);
    expect(fields.invoiceNumber?.value).toBe('RE-2025-00287');
    expect(fields.invoiceNumber?.confidence).toBeLessThan(0.6);
  },
);

it('an amount under its currency, in two lines beside its label, is that label’s', () => {
  const word = (text: string, x0: number, y0: number): Word => ({
    ...{ text, x0, x1: x0 + 5 * text.length, y0, y1: y0 + 10, confidence: 1 },
  });
  const labels = ['Nettobetrag:', 'Umsatzsteuer:', 'Rechnungsbetrag:'];
  const amounts = ['53.746,00', '10.749,20', '64.495,20'];
  const words = labels.flatMap((label, row) => [
    word('EUR', 520, 59 + 40 * row),
    word(label, 58, 65 + 40 * row),
    word(amounts[row] ?? '', 490, 71 + 40 * row),
  ]);
  const page = { number: 1, width: 595, height: 842, rows: layOutRows(words, 'text'), source: 'text' as const };
  expect(valuesOf(understand([page]))).toMatchObject({
    netTotal: '53746.00',
    vatTotal: '10749.20',
    grossTotal: '64495.20',
  });
});

it('the only day legible is not surely the issue date where it is called the day it is due', () => {
  const { fields } = understand([
    typedPage(`
FACTUUR                 Factuurnummer:   RE-2025-542
                        Factuurdatum:
                        Vervaldatum:     09-02-2025`),
  ]);
  expect(fields.dueDate?.value).toBe('2025-02-09');
  expect(fields.issueDate?.confidence ?? 0).toBeLessThan(0.5);
});

it("an invoice's number of two letters and a year is no VAT number, whatever it stands at", () => {
  const read = understand([
    typedPage(`
UID-Nr:          EU-2025-00142
Invoice number:  EU-2025-00142            Date:  12.03.2026`),
  ]);
  expect(valuesOf(read)).not.toHaveProperty('supplierVatNumber');
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { recognised, valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it('a number that ends with its joint is not sure: the rest was lost', () => {
  const read = (number: string) => understand([typedPage(`FACTURE N° ${number}`)]).fields.invoiceNumber;
  expect(read('UC1_2023020')?.confidence).toBeGreaterThan(0.6);
  expect(read('UC1_')?.confidence ?? 0).toBeLessThan(0.5);
});

it('a letter among the figures of a number is doubted where it was recognised, and one in a French key is computed', () => {
  const page = 'FACTURE N° F202200Z6\nN° TVA FR ES 100 000 009';
  const [drawn, copied] = [understand([typedPage(page)]).fields, understand([recognised(page)]).fields];
  expect(copied.invoiceNumber?.confidence ?? 0).toBeLessThan(0.6 * (drawn.invoiceNumber?.confidence ?? 0));
  expect([drawn.supplierVatNumber?.value, copied.supplierVatNumber?.value]).toEqual(['FRES100000009', 'FR88100000009']);
});

it('a figure before a code’s capitals is doubted where it was recognised', () => {
  const of = (number: string) =>
    understand([recognised(`Invoice no: ${number}`)]).fields.invoiceNumber?.confidence ?? 0;
  expect(of('1EE2026002338')).toBeLessThan(0.6 * of('IEE2026002338'));
});

it('a code that the recogniser doubts is outvoted by one that it does not', () => {
  const page = recognised('Gelierzucker    10 SEK     7,00\nSteuerbetrag in EUR        1,00', { SEK: 0.43 });
  expect(valuesOf(understand([page])).currency).toBe('EUR');
});

it('a figure alone behind a recognised number may be a stroke or a speck', () => {
  const sure = (line: string) => understand([recognised(line)]).fields.invoiceNumber?.confidence ?? 0;
  expect(sure('Handelsrechnung (380) Nr. 310456 1 vom 13.07.2018')).toBeLessThan(0.5);
  expect(sure('Handelsrechnung (380) Nr. 310456 vom 13.07.2018')).toBeGreaterThan(0.7);
});

it('a number with a word of letters stuck before it is doubted', () => {
  const read = (typed: string) => understand([typedPage(typed)]).fields.invoiceNumber?.confidence ?? 0;
  expect(read('Invoice number   Pagamento230/2025')).toBeLessThan(0.6);
  expect(read('Invoice number   PAG230/2025')).toBeGreaterThan(0.8);
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

it("an invoice's number of two letters and a year is no VAT number, whatever it stands at", () => {
  const read = understand([
    typedPage(`
UID-Nr:          EU-2025-00142
Invoice number:  EU-2025-00142            Date:  12.03.2026`),
  ]);
  expect(valuesOf(read)).not.toHaveProperty('supplierVatNumber');
});

it('a title may be a heading in a band of facts, and a number be made of a day’s figures', () => {
  const band = understand([
    typedPage(`
FACTURA        FECHA            ALBARÁN        AGENTE
218220         23-07-2026       204417         04`),
  ]).fields;
  expect(band.invoiceNumber?.value).toBe('218220');
  const ofMonth = understand([
    typedPage(`
Człuchów, 06.05.2026
Invoice No. FV/28/05/2026
To pay: 2 850,00 EUR`),
  ]).fields;
  expect(ofMonth.invoiceNumber?.value).toBe('FV/28/05/2026');
  expect(ofMonth.issueDate?.value).toBe('2026-05-06');
  expect(ofMonth.supplierName).toBeUndefined();
});

it('in one cell of a band the day behind a number is none of it', () => {
  const { fields } = understand([
    typedPage(`
FACTURA N°     FECHA          ALBARÁN        AGENTE
A/124256 23/07/2026           204417         04`),
  ]);
  expect(fields.invoiceNumber?.value).toBe('A/124256');
});

it('a number whose sign hangs at it, and one of more figures than a day, is read', () => {
  const numberOf = (typed: string) => valuesOf(understand([typedPage(typed)])).invoiceNumber;
  expect(numberOf('Facture n °07-05-218\nTotal   12,00 €')).toBe('07-05-218');
  expect(numberOf('Numéro de facture : 213-20241202\nTotal   12,00 €')).toBe('213-20241202');
});

it('a number in pieces keeps the dashes between them', () => {
  const page = typedPage('FACTURA NUMERO:      Fecha 05/02/2026\n002 - 002 - 002456321');
  expect(valuesOf(understand([page])).invoiceNumber).toBe('002-002-002456321');
});

it('of a credit note is its own, and not that of the invoice it is about', () => {
  const { invoiceNumber, issueDate } = understand([
    typedPage(`
NOTA DE CRÉDITO  NC 2026/45                                  ORIGINAL
Metalurgia do Vale, Lda                                NIF: 501964843

Data: 2026-03-19        Ref. fatura: FT 2026/310 de 2026-03-02
Total                                   -209,59 EUR`),
  ]).fields;
  expect(invoiceNumber?.value).toBe('NC 2026/45');
  expect(issueDate?.value).toBe('2026-03-19');
});

it('is no amount', () => {
  const { invoiceNumber } = understand([
    typedPage(`
INVOICE
Load ref      Route                     Rate      Value
L-88121       Northampton - Leeds      412.00    1,648.00
Gross                                            1,648.00`),
  ]).fields;
  expect(invoiceNumber?.value).not.toBe('412.00');
});

it.each([
  ['N° de facture : 0726 8841 90 B6', '0726 8841 90 B6'],
  ['N° de facture : 0726 8841 90 B6 du 08/03/2026', '0726 8841 90 B6'],
  ['N° de facture : 0726 Total', '0726'],
])('is all of the groups that it is printed in: %s', (line, number) => {
  expect(understand([typedPage(line)]).fields.invoiceNumber?.value).toBe(number);
});

it.each([
  [
    'under its title, behind a letter',
    'KASSEL MESSEBAU     RECHNUNG\nAm Auepark 9        R2600219\n34121 Kassel',
    'R2600219',
  ],
  [
    'under the day, behind its sign',
    'FACTURE         Date : 10/04/2026\nRCCM CI-ABJ-2014-B-1221\nDoit : MARIN    N° 0074/PF/26',
    '0074/PF/26',
  ],
  [
    'behind its sign over the day',
    'Statement of work invoice     #2026-014\nJae Park, Consultant          Apr 30, 2026',
    '2026-014',
  ],
  [
    'behind its sign beside the day',
    'VINOS LA RIBERA     Albarán-Factura\nDNI 16012345Z       Nº 2026-118    Fecha 5/3/26',
    '2026-118',
  ],
  ['of few figures, behind its sign under the title', 'From               Invoice\nBeatriz Coelho     #BC-19', 'BC-19'],
  [
    'behind its sign under the title, whose colon stands apart',
    'Votre facture :      Votre compte client :\nN° : B7/20261213-114      4471118',
    'B7/20261213-114',
  ],
  ['as a folio', 'FACTURA CFDI 4.0\nSerie A  Folio 10442\nFolio fiscal: 6F1A2B3C-0D4E', '10442'],
])('is found by itself %s', (_where, head, number) => {
  const { invoiceNumber } = understand([typedPage(`${head}\n\nTotal    3 183 640`)]).fields;
  expect(invoiceNumber?.value).toBe(number);
});

it('the code of the kind of invoice, in brackets behind the title, is no number', () => {
  const numberOf = (typed: string) => valuesOf(understand([typedPage(typed)])).invoiceNumber;
  expect(numberOf('Handelsrechnung (380)        vom 05.06.2025\nGesamt   12,00 €')).toBeUndefined();
  expect(numberOf('Gutschrift (381) 4711 vom 05.06.2025\nGesamt   12,00 €')).toBe('4711');
});

it('a name with its year behind the title is not sure to be the number', () => {
  const read = (title: string) => understand([typedPage(`${title}\nGesamt   12,00 €`)]).fields.invoiceNumber;
  expect(read('Rechnung KDW 2025')?.confidence ?? 0).toBeLessThan(0.578);
  expect(read('Rechnung RE 2025-17')?.confidence).toBeGreaterThan(0.6);
});

it('a folio is the invoice’s where nothing else is, and of a register as often', () => {
  const { invoiceNumber } = understand([
    typedPage('FACTURA\nTotal 120,00 €\nRegistro Mercantil de Vigo\nTomo 812, Folio 156'),
  ]).fields;
  expect(invoiceNumber?.confidence ?? 0).toBeLessThan(0.578);
});

it('is not the number of the invoice that a correction is about, called a number as well', () => {
  const page = typedPage('Rechnungskorrektur\nzur Rechnung Nr. 2026-0388\nBeleg-Nr. K-2014\nGesamt   12,00 €');
  expect(valuesOf(understand([page])).invoiceNumber).toBe('K-2014');
});

it.each([
  ['N° pièce      FC24-031576'],
  ['Pièce   : FC24-031576'],
  ['Our Ref / Doc.   FC24-031576'],
  ['SERIE/Nº    FC24-031576'],
  ['Nro. FC24-031576'],
  ['Numer: FC24-031576'],
])('is what large systems call so: %s', (fact) => {
  const { invoiceNumber } = understand([typedPage(`FACTURE\n${fact}\nDate   31/03/2026\nTotal TTC   120,00 €`)]).fields;
  expect(invoiceNumber?.value).toBe('FC24-031576');
});

it('of two that are announced alike neither is sure', () => {
  const read = (more: string) =>
    understand([typedPage(`INVOICE 23-000781\nDate   14.02.2026\nTotal EUR   120,00\n${more}`)]).fields.invoiceNumber;
  expect(read('Thank you')?.confidence).toBeGreaterThan(0.6);
  expect(read('Beleg 90417')?.confidence).toBeLessThanOrEqual(0.5);
  expect(read('Beleg 23-000781')?.confidence).toBeGreaterThan(0.6);
});

it('is found under a title in large letters, beside which other lines stand', () => {
  const page = typedPage(`
FACTURA       Talleres del Sur
              Calle Mayor 12
320108        31001 Pamplona`);
  const rows = page.rows.map(({ segments, ...row }) => ({
    ...row,
    segments: segments.map((segment) => (segment.text === 'FACTURA' ? { ...segment, y1: segment.y1 + 14 } : segment)),
  }));
  expect(understand([{ ...page, rows }]).fields.invoiceNumber?.value).toBe('320108');
});

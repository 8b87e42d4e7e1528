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

it('a code that the recogniser doubts is outvoted by one that it does not', () => {
  const page = recognised('Gelierzucker    10 SEK     7,00\nSteuerbetrag in EUR        1,00', { SEK: 0.43 });
  expect(valuesOf(understand([page])).currency).toBe('EUR');
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
  expect(numberOf('Facture n °03-02-104\nTotal   12,00 €')).toBe('03-02-104');
  expect(numberOf('Numéro de facture : 213-20241202\nTotal   12,00 €')).toBe('213-20241202');
});

it('a number in pieces keeps the dashes between them', () => {
  const page = typedPage('FACTURA NUMERO:      Fecha 05/02/2026\n002 - 002 - 002456321');
  expect(valuesOf(understand([page])).invoiceNumber).toBe('002-002-002456321');
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

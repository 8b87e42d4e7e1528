// Numbers that look like something else, and what looks like a number.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { recognised } from '../../../testing/understood.ts';
import { toDocumentText } from '../text/to-document-text.ts';
import { understand } from '../understand.ts';

const numberOf = (typed: string) => understand([typedPage(typed)]).fields.invoiceNumber;

it('a number of its month is no day, where the page writes days otherwise', () => {
  const page = (day: string) => `Faktura nr 9/07/2026\nData wystawienia: ${day}\nRazem do zapłaty: 24,60 PLN`;
  expect(numberOf(page('31-07-2026'))?.value).toBe('9/07/2026');
  expect(numberOf(page('31/07/2026'))).toBeUndefined();
  expect(numberOf(page(''))).toBeUndefined();
});

it('a number in larger print than its label stands under it', () => {
  const page = typedPage('Faktura numer\nRF-12/2026\nData wystawienia: 2026-11-29');
  const rows = page.rows.map((row, at) => {
    if (at !== 1) return row;
    const up = (one: { y0: number; y1: number }) => ({ ...one, y0: one.y0 - 9, y1: one.y1 + 9 });
    const segments = row.segments.map((segment) => ({
      ...segment,
      ...up(segment),
      words: segment.words.map((word) => ({ ...word, ...up(word) })),
    }));
    return { ...row, ...up(row), segments };
  });
  const { invoiceNumber } = understand([{ ...page, rows }]).fields;
  expect(invoiceNumber?.value).toBe('RF-12/2026');
  expect(invoiceNumber?.confidence).toBeGreaterThan(0.6);
});

it('letters behind a dash may be the end of a number: it is not sure', () => {
  const of = (number: string) => numberOf(`Faktura nr ${number}\nData wystawienia: 31-07-2026`);
  expect(of('FV/26/03/07')?.confidence).toBeGreaterThan(0.8);
  expect(of('FV/26/03/07 - ABC')?.confidence ?? 0).toBeLessThan(0.6);
});

it('the day right behind a number is no part of it', () => {
  expect(numberOf('Tax invoice\nInv No/Invoice Date    : KB1190042/29-06-2026')?.value).toBe('KB1190042');
});

it('figures in boxes of their own are one number', () => {
  expect(numberOf('Invoice number    3 1 7 0 0 4 5 8')?.value).toBe('31700458');
});

it('the number of a house is none', () => {
  expect(
    numberOf(`
Tax Invoice
Shipping Address:
No: 14-A Lakeview street Northtown
Date: 29/06/2026`),
  ).toBeUndefined();
});

it('a cooperative shortened in a street announces no number', () => {
  expect(
    numberOf(`
                                           FACTURA ELECTRONICA
MUSTER SERVICIOS SAC
                                           RUC: 20100000009
CAL. LAS FLORES 16
LIMA - LIMA                                E001-274
Fecha de Emisión : 30/11/2026
Dirección        : AV. LOS ROBLES COO. LAS
                   LOMAS MZA. C LOTE. 7B`)?.value,
  ).toBe('E001-274');
});

it('a sign of numbers alone between a title and the number', () => {
  expect(numberOf('MUSTER S.A.        Fatura de Locação           Nº            99012')?.value).toBe('99012');
});

it.each(['Billing No.: 7640050012', 'Proforma-Rechnung Nr. / Proforma-Invoice Nr. 01/2026'])('%s', (line) => {
  expect(numberOf(`Invoice\n${line}`)?.value).toBe(line.split(' ').at(-1));
});

it('rules between columns that a recogniser reads as letters are no words', () => {
  const page = recognised(`
MUSTER Ges.m.b.H.
RECHNUNG
Summe:                        8,40 €
Kassa I Rechn.nr. I Benutzer I  Datum  I Uhrzeit
00012 I 000104012 I 00020417 I 29.09.2026 I 08:10`);
  expect(understand([page]).fields.invoiceNumber?.value).toBe('000104012');
});

it('nor is a house’s under the label of a number, and a longer code before a street is one', () => {
  expect(numberOf('Invoice no:\n14-A Lakeview street Northtown')).toBeUndefined();
  expect(numberOf('Invoice no: RE-2026-0417 Lakeview street Northtown')?.value).toBe('RE-2026-0417');
});

it('a street alone announces no number either', () => {
  expect(numberOf('FACTURA\nAV. LOS ROBLES COO. LAS\n          LOTE. 7B')).toBeUndefined();
});

it('one letter between words is one', () => {
  const [cell] = toDocumentText([recognised('Model I Lamp')]).cells;
  expect(cell?.text).toBe('Model I Lamp');
});

it('‘25/01/01’ right behind ‘Facture n°’ is January’s first, where days are written in words', () => {
  const read = (day: string) =>
    understand([
      typedPage(`FACTURE N° 25/01/01\nModèle Ingénierie                   Torcy, le ${day}\nTotal TTC   24,60 €`),
    ]).fields;
  expect(read('6 janvier 2025')).toMatchObject({
    invoiceNumber: { value: '25/01/01' },
    issueDate: { value: '2025-01-06' },
  });
  expect(read('06/01/25').invoiceNumber).toBeUndefined();
});

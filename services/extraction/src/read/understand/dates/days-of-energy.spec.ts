// Days as bills of energy, of software and of both sides of a border print them.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const fieldsOf = (typed: string) => understand([typedPage(typed)]).fields;
const read = (typed: string) => valuesOf(understand([typedPage(typed)]));

it.each([
  ['Fecha prevista de cargo: 21/06/2024'],
  ['Fecha cargo/pago: 21.06.2024'],
  ['Fecha de cargo/fecha límite de pago 21/06/2024'],
  ['Direct debit date: 21/06/2024'],
  ['Data addebito: 21/06/2024'],
  [
    'Le montant de 43,10 € sera prélevé sur votre compte BIC XXXXXXXX, avec\ncomme référence de mandat : M-20417 à compter du 21/06/2024. L’ICS est FR00.',
  ],
  ['El importe de la factura le será adeudado a partir\ndel 21/06/2024 en la cuenta ES91 2100 0418 **** ****'],
])('the day on which a bill is fetched from an account is the day it is due: %s', (line) => {
  expect(
    read(`
Energías del Duero, S.A.
Número de factura 21180612     Fecha de emisión de factura 13 de junio de 2024
TOTAL A PAGAR    80,95 €
${line}`),
  ).toMatchObject({ issueDate: '2024-06-13', dueDate: '2024-06-21' });
});

it('a line that ends with its own day tells nothing of the day that begins the next', () => {
  expect(
    read(`
Energías del Duero, S.A.
Número de factura 21180612     Fecha de emisión de factura 13 de junio de 2024
El importe le será adeudado en su cuenta
del 21/06/2024 al 30/06/2024 su oficina está cerrada`).dueDate,
  ).toBeUndefined();
});

it('what an invoice is for stands behind its title with a day of its own, and the document’s goes before it', () => {
  const page = (facts: string) => `
Brumasoft Ibérica S.L.                 Resumen de facturación
${facts}
Factura de actividad el 12/05/2024
Total con impuestos incluidos          EUR 37,35`;
  expect(fieldsOf(page('Fecha del documento                    13/05/2024')).issueDate?.value).toBe('2024-05-13');
  expect(fieldsOf(page('Número 4471')).issueDate).toMatchObject({
    value: '2024-05-12',
    confidence: expect.toSatisfy((sure: number) => sure < 0.9),
  });
});

it.each([['within 30 days of the invoice date (14/02/2025).'], ['30 days from the invoice date (14/02/2025).']])(
  'the end of a term that is counted from the invoice’s date is no invoice date: %s',
  (term) => {
    expect(
      read(`
HARBOUR FREIGHT SERVICES              INVOICE
                                      No: HF2025071
                                      Date: 15/01/2025
                                      Due: 14/02/2025
TOTAL (USD)    3,748.00
Payment is due ${term} A late payment surcharge of 1.5% applies.`),
    ).toMatchObject({ issueDate: '2025-01-15', dueDate: '2025-02-14' });
  },
);

it('a label in brackets translates the one before it, and says no more', () => {
  expect(
    read(`
Povltavské sítě a.s.
Daňový doklad č. (Invoice No): 2406010   Datum splatnosti faktury (payment date):   13.10.2024
                                         Datum vystavení faktury (invoice date):    3.10.2024
                                         Datum uskutečnění zdaň.plnění (tax point): 2.10.2024
Celkem (total):   900.00`),
  ).toMatchObject({ issueDate: '2024-10-03', dueDate: '2024-10-13' });
});

it('a place and its day under one heading', () => {
  expect(
    read(`
DUPLICADO FACTURA
                             Plaza y Fecha:   TOLEDO 05-01-2026
TOTAL FACTURA:   1.989,99
                             Fecha
                             2026-01-26`).issueDate,
  ).toBe('2026-01-05');
});

it.each([
  ['Payment term:    13-07-24'],
  ['Betalingsbetingelse: dog senest 13.07.2024'],
  ['Betalingsbetingelser: Netto 8 dage - forfald 13.07.2024'],
])('a day in place of a term is the day it is due: %s', (term) => {
  expect(
    read(`
Fjordmad Engros ApS                      Invoice No: 4471
                                         Invoice date: 05-07-2024
${term}
Total                                    1.791,54`).dueDate,
  ).toBe('2024-07-13');
});

it('a term that counts from a day, or a day within one, is no due date of its own', () => {
  expect(
    read(`
Fjordmad Engros ApS                      Invoice No: 4471
                                         Invoice date: 05-07-2024
Payment term:    30 days from 13-07-24 on
Total                                    1.791,54`).dueDate,
  ).toBeUndefined();
});

it('the day right behind a number in a sentence is the invoice’s, and a reading of the meter none', () => {
  const bill = (head: string) => `
Lume Energia S.p.A.${head}
Bolletta sintetica riferita alla fattura elettronica n. 5000000118 del 07/08/2026 valida ai fini fiscali.
Data al          F1        F2        F3      Tipologia
31/07/2026    3.186     1.693     3.248      (rilevato)
Totale da pagare                          2.122,79 €`;
  expect(read(bill(''))).toMatchObject({ invoiceNumber: '5000000118', issueDate: '2026-08-07' });
  expect(read(bill('          Data emissione: 10/08/2026')).issueDate).toBe('2026-08-10');
});

it('‘Last Date For’ over ‘Payment’ is when a bill is due, and for returns no day is', () => {
  const due = (first: string, second: string) =>
    read(`
Bill No    4471
Bill Date  23-04-2026
${first}    04-05-2026
${second}
Net Bill Amount    25940.42`).dueDate;
  expect(due('Last Date For', 'Payment')).toBe('2026-05-04');
  expect(due('Last Date For Returns', '')).toBeUndefined();
});

// Days that a page tells beside the invoice's own: of cheques, orders, slips, balances.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]).fields;

it('the day of a cheque is not the invoice’s, be it the only one with a word before it in its line', () => {
  const fields = read(`
FACTURE
Pièce N°          FA2200219
Fès, le           06/04/22
Acompte
reçu par chèque n° 8841207 BMCE le 16/02/22 : 20 000,00
Total T.T.C.                     97 680,00`);
  expect(fields.issueDate?.value).toBe('2022-04-06');
});

it('a label in two languages announces what each of them does', () => {
  const fields = read(`
TAX INVOICE
Invoice No. رقم الفاتورة      SI-AUH-230914
Date التاريخ                  18-Jul-2023
Due on تاريخ الاستحقاق        16-Sep-2023
Grand Total                    AED 71,775.17
Previous outstanding as on 30-Jun-2023: AED 18,402.75 (not included in this invoice).`);
  expect(fields.issueDate?.value).toBe('2023-07-18');
  expect(fields.dueDate?.value).toBe('2023-09-16');
  expect(fields.amountDue?.value).toBe('71775.17');
});

it('what stands dated beside an order’s number is the order', () => {
  const fields = read(`
Tax Invoice
Invoice No.              Dispatched on
VEC/24-25/0317
Buyer's Order No.        Dated
KIP/PO/2291              24-Jun-24
Dispatch Doc No.         Delivery Note Date
LR 40051                 1-Jul-24
Total                    2,49,235.00`);
  expect(fields.issueDate).toBeUndefined();
});

it('an Arabic slip’s or order’s day is not the invoice’s', () => {
  const fields = read(`
فاتورة مبيعات
إذن صرف رقم: 5521 بتاريخ 11/02/2024
تحريرا في: 13/02/2024
تستحق في: 14/03/2024
الإجمالي 52268.40`);
  expect(fields.issueDate?.value).toBe('2024-02-13');
  expect(fields.dueDate?.value).toBe('2024-03-14');
});

it.each([
  ['3 de juliol de 2026', '2026-07-03'],
  ["12 d'abril de 2026", '2026-04-12'],
  ['21 de dezembro de 2025', '2025-12-21'],
  ['5 października 2025', '2025-10-05'],
  ['catorce (14) de marzo de 2024', '2024-03-14'],
])('months are known by their names: %s', (written, day) => {
  expect(read(`Factura 2026-07\n${written}\nTotal 12,00 €`).issueDate?.value).toBe(day);
});

it.each([
  ['a law in brackets', 'Conditions (loi n° 93-122 du 29/01/1993, art. 20) en vigueur\nBrest, le 30/06/2021'],
  ['a balance', 'Solde antérieur restant dû (facture du 09/04/2021)   35,40\nBrest, le 30/06/2021'],
  [
    'an invoice before, with what it came to',
    '1. Abschlagsrechnung AR1 vom 31.03.2021   9.550,80 €\nBrest, 30.06.2021',
  ],
])('the day of %s is not the invoice’s', (_, lines) => {
  expect(read(`FACTURE F21-12\n${lines}\nTotal TTC        100,00 €`).issueDate?.value).toBe('2021-06-30');
});

it('nothing is due on the day on which what is left from before was', () => {
  const fields = read(`
Factura FV23-872
Fecha vencimiento      30/04/23
Fecha registro         31/03/23
Total EUR              16.992,78
Saldo anterior a 28/02/23: 15.847,31 (fra. FV23-519, vto. 30/03/23).`);
  expect(fields.dueDate?.value).toBe('2023-04-30');
});

it('a day is first where its ordinal stands apart', () => {
  expect(read('Facture n° 12\nBéziers, le 1 er décembre 2022\nAccord du 12/10/2022').issueDate?.value).toBe(
    '2022-12-01',
  );
});

it('what else is due on a day is no payment', () => {
  const fields = read('Tax Invoice 204517\n5 June 2026\nInvoice total   $885.35\nHeartworm injection due 02/11/2026');
  expect(fields.dueDate).toBeUndefined();
  expect(read('Tax Invoice 204517\n5 June 2026\nPayment due 19/06/2026').dueDate?.value).toBe('2026-06-19');
});

it('what an invoice follows is another paper, whosever it is', () => {
  const fields = read(`
Provisions-Rechnung Nr. 4/2019
Aalen, 05.04.2019
Gemäß Ihrer Abrechnung vom 02.04.2019 stelle ich in Rechnung:
Gesamtbetrag     12,00`);
  expect(fields.issueDate?.value).toBe('2019-04-05');
});

it('a day before the invoice’s may be the one it was due, and is never sure', () => {
  const { dueDate } = read('Rechnung Nr. 12\nRechnungsdatum: 31.03.2023\nFällig am: 30.03.2023\nGesamtbetrag 12,00');
  expect(dueDate?.value).toBe('2023-03-30');
  expect(dueDate?.confidence).toBeLessThan(0.5);
});

it.each([
  ['a slip whose number a cell before tells', 'Bon de régie        no 5523 du 02.10.2021\nBussigny, le 30.06.2021'],
  [
    'the invoice that is corrected, under its number',
    'zu Rechnung-Nr.: RE-221704\nvom:  28.05.2021\nDatum:  30.06.2021',
  ],
  ['a flight', 'Flight / Date   EK 9903 / 06-May-2021\nInv. Dt.   30-Jun-2021'],
])('nor is that of %s', (_, lines) => {
  expect(read(`FACTURE F21-12\n${lines}\nTotal TTC        100,00 €`).issueDate?.value).toBe('2021-06-30');
});

it.each([
  'Gemäß Ihrer Abrechnung vom 13.04.2026 stelle ich in Rechnung:',
  'Gemäß unserer Rechnung vom 13.04.2026 sind offen:',
  'Selon votre relevé du 13.04.2026 nous facturons :',
  'According to your statement dated 13.04.2026 we invoice:',
])('the day of a paper that is referred to is not the invoice’s, be it the only one: %s', (told) => {
  const page = `
Rechnung Nr. 4/2026
${told}
Provision März                2.533,25 EUR
Bitte überweisen Sie bis zum 15.05.2026`;
  expect(read(page).issueDate).toBeUndefined();
  const beside = `${page}\nUlm, den 16.04.2026`;
  expect(read(beside).issueDate?.value).toBe('2026-04-16');
  // A recogniser's word that is one of its own is no worn label.
  expect(understand([typedPage(beside, 1, 'ocr')]).fields.issueDate?.value).toBe('2026-04-16');
});

it('where figures stand at the label of the invoice’s day that are none, another day is possible and no more', () => {
  const page = (day: string, told: string) => `
FACTUUR
Factuurdatum :${day}
                                        Betreft werken ${told}
Totaal      310,00 EUR`;
  const sure = (day: string, told: string) => read(page(day, told)).issueDate;
  expect(sure('3OlllllS', '14 oktober 2026')?.confidence).toBeLessThan(0.4);
  expect(sure('30/11/2026', '14 oktober 2026')?.value).toBe('2026-11-30');
  // A number and its month are no day.
  expect(sure('3OlllllS', 'volgens staat 2 - oktober 2026')).toBeUndefined();
  expect(sure('12 - oktober - 2026', 'volgens staat 2')?.value).toBe('2026-10-12');
});

it.each([
  'Devis n° D-118 accepté le',
  'Angebot 118, angenommen am',
  'Presupuesto 118 aceptado el',
  'Offerte 118 goedgekeurd op',
])('the day on which an offer was taken is not the invoice’s: %s', (told) => {
  expect(read(`FACTURE\n${told} 13/04/2026\nLyon, le 20/04/2026\nTotal TTC 330,00 €`).issueDate?.value).toBe(
    '2026-04-20',
  );
});

it("'Date | Votre cde n°' over the day of an order: the invoice's stands under its number", () => {
  const fields = read(`
                                                  Facture N° 2050714
                                                  Date : 06/08/2025

Date        Votre cde n°       Site départ        Code Client     Transport
12/06/2025  CDE 06.06.2025     LYON PLATEFORME    104711          TRANSPORT HAIE

Total HT    100,00 EUR`);
  expect(fields.issueDate?.value).toBe('2025-08-06');
});

it('the days of the invoices that a credit note’s rows are taken off are not its own', () => {
  const fields = read(`
CREDIT NOTE
                                     Doc No. : 9301   Date: 14/10/2025

                    Purchase      Purchase
Item       Lot      Invoice No.   Inv Date      Rate     Quantity    Amount
Tablets    S23L     9000039805    27/04/2024    90.00    2           180.00
Syrup      KEG2     9000018118    08/03/2023    60.00    1            60.00

Total amount:                                                        240.00`);
  expect(fields.issueDate?.value).toBe('2025-10-14');
});

it('the day behind a slip’s number is the slip’s, though neither has a colon', () => {
  const { issueDate } = understand([
    typedPage(`
FACTURA: 4471902
Fecha: 16/01/2026
Artículo      Descripción            Cantidad     Precio     Importe
              ALBARAN R-471 FECHA 09/01/2026 REF:
AB-81         LLAVE DE PASO               1        40,00       40,00
              ALBARAN R-474 FECHA 09/01/2026 REF:
CD-4          CALDERA PEQUEÑA             1       120,00      120,00
              ALBARAN R-477 FECHA 09/01/2026 REF:
EF-92         TUBO DE COBRE               6         2,00       12,00
Total                                                         172,00`),
  ]).fields;
  expect(issueDate?.value).toBe('2026-01-16');
});

it('what was issued in a period is what is billed, and not the bill', () => {
  const { issueDate } = understand([
    typedPage(`
DEBIT NOTE NO.: QXI/202605/00044
DATE: 02 SEPTEMBER 2026
PARTICULARS                                                   TOTAL (SGD)
POLICIES ISSUED FROM 10 MAY 2026 TO 12 MAY 2026
NO. OF POLICIES: 15                                           $4.50
TOTAL PREMIUM PAYABLE                                         $4.50`),
  ]).fields;
  expect(issueDate?.value).toBe('2026-09-02');
});

it('until when something was ordered is not the day of its invoice, be the first letter of its own day cut off', () => {
  const page = `
rder Status      Ready to ship
rder Date        9:15 AM, May 4, 2026
rder Deadline    9:15 AM, May 9, 2026
Grand Total      417.00`;
  expect(understand([typedPage(page, 1, 'ocr')]).fields.issueDate?.value).not.toBe('2026-05-09');
});

it('a day that was stamped on a picture is not surely the invoice’s', () => {
  const sureOf = (word: string) =>
    understand([
      typedPage(
        `
Atelier Lumière
${word}
17.08.2026
OrderDate: 8:20 AM, Jul 2, 2026
Order Deadline: 8:20 AM, Jul 6, 2026
Grand Total       417.00`,
        1,
        'ocr',
      ),
    ]).fields.issueDate?.confidence ?? 0;
  expect(sureOf('Lyon')).toBeGreaterThan(0.4);
  for (const stamp of ['BEZAHLT', 'PAID', 'Reçu']) expect(sureOf(stamp)).toBeLessThan(0.4);
});

// Days as receipts of subscriptions, utilities and craftsmen abroad print them.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';
import { parseDate } from './dates.ts';

const read = (typed: string) => valuesOf(understand([typedPage(typed)]));

it('the end of a period whose first day has no year is no issue date', () => {
  expect(
    read(`
Receipt                                                  Quaystone
Invoice number  91C7D3-0152
Date paid       July 19, 2024
Description                              Qty   Unit price   Amount
$10 / month                                1       $10.00   $10.00
Jul 19 – Aug 19, 2024
                              Total                         $10.00
                              Amount paid                   $10.00`).issueDate,
  ).toBe('2024-07-19');
});

it("the first of a hotel's nights is not its bill's day, be the bill's further from its label", () => {
  const bill = `
FACTURA          FECHA           HOTEL


907/2026114      21/09/26
Pág: 1
Llegada Salida    Pax    Tipo
16/09/26 21/09/26    1
Nº Bono: 4471023
Fecha       Habitación   Concepto      Cargo     Abono     Saldo
16/09/26    512          Habitación    142,60              142,60
16/09/26    514          Habitación    142,60              285,20
17/09/26    512          Cena          231,00              516,20
Total Factura                                    516,20`;
  expect(read(bill).issueDate).toBe('2026-09-21');
});

it('a period whose dash was lost ends with the day before its year', () => {
  expect(parseDate('Jul 19 Aug 19, 2024', 'day-first')).toBe('2024-08-19');
  expect(parseDate('19 Aug 24', 'day-first')).toBe('2024-08-19');
});

it.each([
  ['months', 'Jul 19 Aug 19, 2024'],
  ['days', '07/19/2024 08/19/2024'],
])('so it is of a period in %s of a picture, which is no issue date', (_what, period) => {
  expect(
    valuesOf(
      understand([
        typedPage(
          `
Receipt                                                  Quaystone
Invoice number  91C7D3-0152
Date paid       July 19, 2024
Description                              Qty   Unit price   Amount
$10 / month                                1       $10.00   $10.00
${period}
                              Total                         $10.00`,
          1,
          'ocr',
        ),
      ]),
    ).issueDate,
  ).toBe('2024-07-19');
});

it('the day of a circular or a notification is none of the invoice', () => {
  expect(
    read(`
Harbour Cloud India Private Limited                 Invoice number: 5310044
Tax should not be deducted as per circular no. 23 of 2017 dated 19 July 2017 issued by the Board.
As amended by notification no. 10/2019 dated 29 March 2019.
Total in INR    12,516.97`).issueDate,
  ).toBeUndefined();
});

it('a remark in brackets stands between a label and its day', () => {
  expect(
    read(`
Sjöstads Kakel AB                       Faktura
Fakturadatum                            2024-12-01
Förfallodatum (15 dagar netto)          2024-12-16
ATT BETALA SEK                          46 923,00`).dueDate,
  ).toBe('2024-12-16');
});

it.each([
  ['Data de càrrec factura:            18.08.2024'],
  ['DA PAGARE ENTRO IL                 18/08/2024'],
  ["Vous serez prélevé d'un montant de  121,00 €\nà partir du :                        18/08/2024"],
])('the day on which money is fetched, or asked for, is the day it is due: %s', (line) => {
  expect(
    read(`
Energies du Ségala
Facture n° 88120331        Date : 29/07/2024
Total TTC    121,00 €
${line}`).dueDate,
  ).toBe('2024-08-18');
});

it('a day far beyond is of something else than the payment, where another is called due', () => {
  expect(
    read(`
Luce Chiara S.p.A.       Fattura n. 5070881777     Data fattura: 09/09/2024
Quando scade? 24/09/2024
Totale da pagare   131,87 €
Bonus sociale            Scadenza: 08/03/2026`).dueDate,
  ).toBe('2024-09-24');
});

it('the day of the next invoice is not this one’s', () => {
  expect(
    read(`
Quayside Software Ltd
Invoice 1002                                February 22, 2024
Total     £22.50
Thank you. Your next invoice date is March 22, 2024.`).issueDate,
  ).toBe('2024-02-22');
});

it('the day on which a file was signed is none of the invoice', () => {
  expect(
    read(`
                                   Firmado digitalmente por
                                   SELLO DE ENTIDAD ULTRAMARINOS RUIZ
                                   Fecha: 2024.02.14
                                   10:55:55 +01:00
ULTRAMARINOS RUIZ S.A.
Nº Factura: A-V2024-00054742                 Fecha Factura:05/01/2024
TOTAL (€)                                    33,20`).issueDate,
  ).toBe('2024-01-05');
  expect(
    read(`
                                   Firmado digitalmente por
                                   SELLO DE ENTIDAD ULTRAMARINOS RUIZ
                                   Fecha: 2024.02.14
ULTRAMARINOS RUIZ S.A.
Nº Factura: A-V2024-00054742
TOTAL (€)                                    33,20`).issueDate,
  ).toBeUndefined();
});

it('a Danish bill has its day, and that by which it is to be paid', () => {
  const { issueDate, dueDate } = read(`
Viborg Energi a.m.b.a.                   Dato           31.05.2024
                                         Faktura nr.    150217377
I alt til betaling den 10.06.2024        1495,72`);
  expect({ issueDate, dueDate }).toEqual({ issueDate: '2024-05-31', dueDate: '2024-06-10' });
});

it('a day that a line ends before is the beginning of the next', () => {
  const { dueDate } = understand([
    typedPage(`
Muster Réseau SARL
Facture n° 07-05-218               31/08/2026
Conditions de paiement :
 • 100 % soit 4 800,00 € à payer le :
31/10/2026
Total   4 800,00 €`),
  ]).fields;
  expect(dueDate?.value).toBe('2026-10-31');
});

it('a day behind a label of two words is a fact of the invoice, before an older one in a table', () => {
  const { fields } = understand([
    typedPage(`
Invoice Number: 28290017
Invoice Date: 12/01/2026
Due Date: 12/31/2026

Statement
Invoice Number    Invoice Date    Due Date      Balance
27910026          09/15/2026      09/30/2026   $1,412.60
28290017          12/01/2026      12/31/2026   $1,288.15`),
  ]);
  expect(fields.dueDate?.value).toBe('2026-12-31');
});

it.each(['Term of payment: 30.05.2026', 'Data płatności: 30.05.2026', 'Please pay until: 30.05.2026'])(
  '%s is when it is due',
  (term) => {
    const { fields } = understand([typedPage(`Invoice FA/31975\nDate of issue: 23.05.2026\n${term}`)]);
    expect(fields.dueDate?.value).toBe('2026-05-30');
  },
);

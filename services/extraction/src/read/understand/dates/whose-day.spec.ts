import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]).fields;

it.each([
  ['Acompte versé le 24/09/2025            -400,00'],
  ['Acte reçu le 24/09/2025 - Réf. : HB/ML/608'],
  ['Travaux exécutés le 24/09/2025'],
  ['Facturé selon notre convention du 24/09/2025'],
])('the day of what was done, or of another paper, is not the invoice’s: %s', (told) => {
  const fields = read(`
FACTURE N°        DATE              DEVIS N°
70-2025           14/10/2025        D264

${told}
NET À PAYER       1 014,80 €`);
  expect(fields.issueDate?.value).toBe('2025-10-14');
  expect(fields.invoiceNumber?.value).toBe('70-2025');
});

it('an agreement that an invoice refers to has its own day', () => {
  const fields = read(`
Self-billed invoice no. ROY-7467
Invoice date                  05/07/2026

This self-billed invoice is raised under our agreement dated 24/08/2024; please send none.
Total payable to you          GBP 469.95`);
  expect(fields.issueDate?.value).toBe('2026-07-05');
});

it.each([
  ['vom 06.10.2025 bis zum 03.10.2026 haben Sie 17140 kWh verbraucht.'],
  ['Abrechnung vom 06.10.2025 bis 03.10.2026'],
])('the days of a period are neither the invoice’s nor due: %s', (period) => {
  const fields = read(`
Rechnungsnummer
4711 0815
Datum
06.10.2026

${period}
Gesamtkosten brutto      2.132,50 €
Die Nachzahlung ziehen wir am 20.10.2026 von Ihrem Konto DE** **** ein.`);
  expect(fields.issueDate?.value).toBe('2026-10-06');
  expect(fields.dueDate?.value).toBe('2026-10-20');
});

it.each(['18/08/2026: The bill is paid.', '18.08.2026 bezahlt', '18/08/2026 : facture acquittée'])(
  'the day of a payment is not the invoice’s: %s',
  (paid) => {
    const fields = read(`
My company
INVOICE
Reference:       MG202600000
Due date:        20/08/2026
Amount due:      181.50 EUR
${paid}          Subtotal without tax   165.00 EUR
                 Tax                     16.50 EUR`);
    expect(fields.issueDate?.value).toBeUndefined();
    expect(fields.dueDate?.value).toBe('2026-08-20');
  },
);

it('a label that says in which order its day is written is that day’s', () => {
  const fields = read(`
ΑΡΙΘΜΟΣ / NUMBER: 2
ΗΜΕΡΟΜΗΝΙΑ / DATE (DD/MM/YYYY): 02/12/2026
ΤΙΜΟΛΟΓΙΟ / INVOICE
Consulting services, contract 2341/22-12-2024      1 710,00 €
Total                                              1 710,00 €`);
  expect(fields.issueDate?.value).toBe('2026-12-02');
});

it('the day of an order is not sure for an invoice that leaves its own empty', () => {
  const sureOf = (own: string) =>
    read(`INVOICE 4711
Order Date:     11/15/2026      ${own}
Total           $337.12`).issueDate?.confidence ?? 0;
  expect(sureOf('Invoice Date:')).toBeLessThan(sureOf('Status: Shipped'));
  expect(sureOf('Invoice Date:')).toBeLessThanOrEqual(0.4);
});

it('the day of a law is none of the invoice’s, and the one beside the day to pay is its own', () => {
  const fields = read(`
Facture N° N040817226
Date          N° Client      N° TVA Intracommunautaire    Mode de règlement    Echéance
28/02/2026    5120-338164    FR83404833048                Virement             15/04/2026
Date          Prestation     Qté
05/02/26      Passage        1,00
19/02/26      Passage        1,00
Total TTC                    288,00 €
TVA CE : FR44732829320
Conformément aux dispositions de la Loi n° 2020-105 du 10 février 2020 relative à la lutte contre le gaspillage`);
  expect([fields.issueDate?.value, fields.dueDate?.value]).toEqual(['2026-02-28', '2026-04-15']);
  expect(fields.issueDate?.confidence).toBeGreaterThan(0.6);
});

it.each([
  ['Rechnungskorrektur Nr. 2026-K-014 zur Rechnung 2026-0388 vom 02.02.2026', 'Korrekturdatum: 16.02.2026'],
  ['FACTURA RECTIFICATIVA\nRectifica a la factura A-0498/25 de fecha 02/02/2026', 'Fecha expedición 16/02/2026'],
  ['Avoir n° A-014 sur facture 2026-0388 du 02/02/2026', 'Date : 16/02/2026'],
])('the day of an invoice that is corrected is not that of its correction: %s', (title, date) => {
  expect(read(`${title}\nOptik Reinhold GmbH\n${date}\nTotal 211,82 EUR`).issueDate?.value).toBe('2026-02-16');
});

it('the day of a slip that begins its line is not the invoice’s', () => {
  const { issueDate } = read(`
Factura:     FV22/01963
Fecha:       13/05/2026
CODIGO     CONCEPTO       CANTIDAD    PRECIO    IMPORTE
ALBARAN: A22-004518 FECHA: 02/05/2026 PEDIDO: PV-2207
7002140    ACEITE            12,00     78,90     946,80
Total                                            946,80`);
  expect(issueDate?.value).toBe('2026-05-13');
});

it('nor is the day of an invoice in which there was an error', () => {
  const { issueDate } = read(`
Nº abono        AVR19-00382
Fecha registro  21/10/2026
Motivo: devuelto por error de referencia en la factura FVR19-04471 de fecha 03/10/2026.
Total EUR       266,05`);
  expect(issueDate?.value).toBe('2026-10-21');
});

it('the day a credit note was issued, by the way, is not the invoice’s', () => {
  const { issueDate } = read(`
Invoice number 7F3C-0014
Date of issue  February 11, 2026
Amount due     $286.01 USD
Applied balance relates to credit note 7F3C-0013-CN-01 issued January 20, 2026 ($19.60).`);
  expect(issueDate?.value).toBe('2026-02-11');
});

it('the day beside the invoice that a credit note is for is not its own', () => {
  const { issueDate } = read(`
GUTSCHRIFT
Belegnummer      Belegdatum    zu Rechnung      Re.-Datum
GU 2210-00418    27.10.2026    RG 2209-02261    16.09.2026
Gutschriftsbetrag EUR     1.452,74`);
  expect(issueDate?.value).toBe('2026-10-27');
  expect(issueDate?.confidence).toBeGreaterThan(0.5);
});

it('of two days that are labelled alike neither is sure', () => {
  const { issueDate } = read(`
Rechnung 4711
Belegdatum     Rechnungsdatum
27.10.2026     16.09.2026
Gesamt EUR     1.452,74`);
  expect(issueDate?.confidence).toBeLessThan(0.5);
});

it.each(['RECEIVED By A Clerk at 8:27:04 AM, 4/02/2026', 'By A Clerk at 4:10 pm, 4 Feb 2026'])(
  'the day that a program stamps on a page is not the invoice’s: %s',
  (stamp) => {
    const { issueDate } = read(`
Ridge & Vale Pty Ltd
${stamp}
TAX INVOICE
Payment within 14 days
Invoice No:       4471
Total amount      $1,200.00`);
    expect(issueDate).toBeUndefined();
  },
);

it('the day of an exchange rate is not the invoice’s', () => {
  const dayOf = (line: string) =>
    understand([typedPage(`Faktura nr FS/177/MCG\nRazem   1000.00 EUR\n\n${line}`)]).fields.issueDate?.value;
  expect(dayOf('Kurs waluty PLN/EUR 4.4120, tabela kursów średnich nr 205/A z dnia 2026-10-23')).toBeUndefined();
  expect(dayOf('Towar wydano, zgodnie z tabelą wagową nr 205/A z dnia 2026-10-23')).toBe('2026-10-23');
});

it('what no label calls the invoice’s day is not sure in a year behind that of its term', () => {
  const sure = (year: number) =>
    understand([
      typedPage(`Factura FV1702\nFecha de Vencimiento: 10/11/2026\n\nNumeración hasta 18 de septiembre de ${year}`),
    ]).fields.issueDate?.confidence ?? 0;
  expect(sure(2026)).toBeGreaterThan(0.5);
  expect(sure(2028)).toBeLessThan(0.4);
});

it('the day on which something was asked for is none of the bill, however it is called', () => {
  const bill = (called: string) => `
Workshop bill
${called}: 2026-03-02

Fixing a frame               80.00
Total bill: $80.00
Billed 2026-03-14`;
  for (const called of ['Request date', 'Date requested', 'Requested on'])
    expect(read(bill(called)).issueDate).toMatchObject({ value: '2026-03-14' });
});

it.each(['Last service: 88721 (16-02-26)', 'Prochaine révision : 16/02/2027', 'Letzte Wartung 16.02.2026'])(
  'the day of what was done before, or will be, is not the invoice’s, be it the only one: %s',
  (told) => {
    const fields = read(`
Invoice no. 4711
Model WAGON        ${told}
Total              GBP 469.95`);
    expect(fields.issueDate).toBeUndefined();
  },
);

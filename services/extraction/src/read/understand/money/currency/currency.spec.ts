import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const currencyOf = (typed: string, source: 'text' | 'ocr') =>
  understand([typedPage(typed, 1, source)]).fields.currency?.value;

it("a recognised '$' or '£' beside cents behind a comma is a worn '€': the country says the currency, or nothing does", () => {
  const page = (foot: string, sign = '$') => `
Rechnung Nr. 4711                    Datum 12.03.2026
Gesamtbetrag                                    50,00 ${sign}
${foot}`;
  expect(currencyOf(page('IBAN DE89 3704 0044 0532 0130 00'), 'ocr')).toBe('EUR');
  expect(currencyOf(page('Danke'), 'ocr')).toBeUndefined();
  expect(currencyOf(page('Danke', '£'), 'ocr')).toBeUndefined();
  expect(currencyOf(page('Danke'), 'text')).toBe('USD');
  expect(currencyOf(page('TPS 2,50 $   TVQ 4,99 $'), 'ocr')).toBe('CAD');
});

it("'1€0:' is a register's number, misread, and says no currency", () => {
  const page = (register: string) => `
Faktura c. 2026100458               Datum 12.10.2026
${register} 25596641
Celkem k uhrade                          22 264,00`;
  expect(currencyOf(page('1€0:'), 'ocr')).toBeUndefined();
  expect(currencyOf(page('ICO: 4€'), 'ocr')).toBe('EUR');
});

it("where cents stand behind a point a recognised '$' is a dollar", () => {
  expect(currencyOf('Invoice no. 4711\nTotal      $50.00', 'ocr')).toBe('USD');
});

it.each(['£', 'S$.', '£1', '€5.80%', '3024005€656'])(
  "'%s' that a recogniser makes of a photograph's rim is no currency",
  (rim) => {
    const page = `
Northwind Diner                    12 March 2026
${rim} McAloo
${rim} Retail sale
Total                              32.00`;
    expect(currencyOf(page, 'ocr')).toBeUndefined();
  },
);

it('a recognised sign counts beside its amount, and at the end of a heading', () => {
  expect(currencyOf('Invoice no. 4711\nTotal      £ 50.00', 'ocr')).toBe('GBP');
  expect(currencyOf('Invoice no. 4711\nTotal (£)      50.00', 'ocr')).toBe('GBP');
});

it("what a recogniser makes of 'TAX' before 'INVOICE' is no currency", () => {
  const page = (title: string) => `${title}\nInvoice no. 34878     Date 12 March 2026\nTotal Amount   599.99`;
  expect(currencyOf(page('TRY INVOICE'), 'ocr')).toBeUndefined();
  expect(currencyOf(page('TAX INVOICE\nTRY 599.99'), 'ocr')).toBe('TRY');
});

it('a sign that was recognised once is sure at a sum alone', () => {
  const sureOf = (foot: string) =>
    understand([typedPage(`Candy   4.36 K\nSole   8.97 E\n${foot}`, 1, 'ocr')]).fields.currency?.confidence ?? 0;
  expect(sureOf('Total   € 13.33')).toBeGreaterThan(0.9);
  expect(sureOf('Gel   8.97 €\nTotal   22.30')).toBeLessThan(0.9);
});

it("behind its amounts TeX's 'e' is the euro", () => {
  expect(currencyOf('Facture 12\nTotal HT   165,00 e\nTVA (0%)   0,00 e\nTotal TTC   165,00 e', 'text')).toBe('EUR');
});

it('a column of what each item was priced in names no currency of the invoice', () => {
  const page = typedPage(`
INVOICE 118                                       Date: 11-02-2026
S.No  Description              Currency   Qty    Rate     Amount     Amount (QAR)
1     Ocean freight            USD          1   500.00     500.00        1,820.00
2     Handling                 QAR          2   150.00     300.00          300.00
                                                Total QAR                2,120.00`);
  expect(understand([page]).fields.currency?.value).toBe('QAR');
});

it("the rate of another currency is none of the invoice's, which its sum in words names", () => {
  const page = (rate: string) => `
FACTURE N° 00077418                  Date d'émission 14/03/2026
Montant Total HT :                              21450,00
Montant TVA (20) :                               4290,00
Montant Total TTC :                             25740,00
${rate}                VINGT-CINQ MILLE SEPT CENT QUARANTE DIRHAMS
Siège : Sidi Maarouf, Casablanca`;
  expect(currencyOf(page('Taux EURO :  0.0'), 'text')).toBe('MAD');
  expect(currencyOf(page('Prix en EURO'), 'text')).toBe('EUR');
});

it('of a total in two currencies the first is no less said for standing in a cell of its own', () => {
  const { currency } = understand([
    typedPage(`
Rechnung 4711                       Datum 12.03.2026
Summe        CHF                    696.50
Summe Euro                          691.11`),
  ]).fields;
  expect(currency?.value).toBe('CHF');
  expect(currency?.confidence).toBeLessThan(0.6);
});

it("'e' is 'and' between two numbers, and no sign of money", () => {
  expect(
    currencyOf('Nota Fiscal 12\nObras nos blocos 310 e 320, garagem\nValor total da nota   165,00', 'text'),
  ).toBeUndefined();
});

it("Canada's tax number tells Canada's dollars where no page names a currency", () => {
  expect(currencyOf('Harbour Utilities\nHST: 123456782RT0001\nInvoice 12\nTotal due   180.00', 'text')).toBe('CAD');
});

it('a code with one figure right behind it is a maker’s, and no currency', () => {
  const page = (maker: string) => `
QUELL PHARMA                 GSTIN 27AAPFU0939F1ZV
GST INVOICE  4711
10X15 ${maker} QTX4471        96     55.60     5337.60
TOTAL AMOUNT                               5337.60`;
  expect(currencyOf(page('CAD1'), 'text')).toBe('INR');
  expect(currencyOf(page('CAD'), 'text')).toBe('CAD');
});

it('what a total comes to in another currency, at the rate beside it, says nothing of the invoice’s', () => {
  expect(
    currencyOf(
      `
TAX INVOICE P4711
Sub Total:                         1,000.00
Total USD                          1,050.00
(Sub Total AED 3,672.50 @FX 0.272294)
(VAT Total AED 183.63 @FX 0.272294)
(Total AED 3,856.13 @FX 0.272294)`,
      'text',
    ),
  ).toBe('USD');
});

it('a company that is called after a currency does not say in which it charges', () => {
  const page = (sender: string) => `${sender}\nVAT Number: GB123456782\nInvoice P4711\nTotal     1,050.00`;
  expect(currencyOf(page('Euro Van Parts Limited'), 'text')).toBe('GBP');
  expect(currencyOf(page('Euro amounts'), 'text')).toBe('EUR');
});

it('money that is no more is the money of its invoices, whatever was changed into euros at a rate', () => {
  const page = (money: string) => `
RAČUN br. 512/2020                      Datum 14.05.2020
Ukupno                             7.512,40 ${money}
1.000,00 EUR (tečaj 7,5124)        7.512,40 ${money}
Za platiti                         7.512,40 ${money}`;
  expect(currencyOf(page('HRK'), 'text')).toBe('HRK');
  expect(currencyOf(page('kn'), 'text')).toBe('HRK');
});

it('a code that was recognised once, in a row that nothing is called in, is somebody’s short name as likely', () => {
  const bill = (maker: string, foot = '') => `
Made Medicals
Invoice No. 4711                     Date 12-Mar-2026
3 ${maker}  Plaster large     2.00     47.00     94.00
Gross Amount                                    1448.10
${foot}`;
  const currency = (typed: string) => understand([typedPage(typed, 1, 'ocr')]).fields.currency;
  expect(currency(bill('DOP'))?.confidence).toBeLessThan(0.5);
  expect(currency(bill('SF', 'ABC 0042       SEK      1448.10'))?.confidence).toBeGreaterThan(0.9);
  // A sum in words says what it is of as well as one in figures does.
  const spelled = 'GSTIN: 36AAACB1234C1ZL\nRupees One Thousand Four Hundred Forty Eight Only';
  expect(currency(bill('SF', spelled))?.value).toBe('INR');
  expect(currency(bill('DOP', spelled))?.value).toBe('INR');
});

it('letters of a logo are no ringgit, though a word of headings stands in its line', () => {
  const currencyOf = (typed: string) => understand([typedPage(typed, 1, 'ocr')]).fields.currency?.value;
  expect(
    currencyOf(`
RM Northwind Retail Company Limited
INVOICE
No.   Description              Amount
1     QX 12-71                 3,450.00
      Grand Total Amount       3,450.00`),
  ).toBeUndefined();
  expect(currencyOf('INVOICE 4471\nAmount (RM)\n3,450.00')).toBe('MYR');
});

it('what a total is worth in another money, by a bank of the state, is none of the invoice’s', () => {
  const { currency } = understand([
    typedPage(`
Factura   A   N° 0004-00047120         C.U.I.T.: 30-50001091-2
Articulo      Cantidad    Precio        Importe
Semilla       10,0000       812,0400     8.120,40
El importe total de esta factura equivale a U$S 52,13 al tipo de cambio vendedor
del banco Nación del día de la facturación (U$S 1,00 $ 155,7700) y deberá ser cancelada
TOTAL         $ 9.825,68`),
  ]).fields;
  expect(currency?.value).toBe('ARS');
});

it.each([
  ['805 KGS        232.00 KGS      1,86,760.00\nTotal    ₹ 1,86,760.00', 'INR'],
  ['Total    KGS 1,860.00', 'KGS'],
])('‘KGS’ are kilograms, and som where their sum stands behind: %s', (rows, currency) => {
  expect(currencyOf(`Invoice no. 4711\nSheet    ${rows}`, 'text')).toBe(currency);
});

it.each(['شيكل', 'شيقل'])('%s is Israel’s shekel', (word) => {
  expect(currencyOf(`فاتورة رقم 4711\nالمبلغ الإجمالي: 162.00 ${word}`, 'text')).toBe('ILS');
});

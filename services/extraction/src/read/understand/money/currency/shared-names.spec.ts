import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const currencyOf = (typed: string) => understand([typedPage(typed)]).fields.currency?.value;

it.each([
  ['AED', 'فاتورة رقم 12\nالشارقة\nالمجموع     2,520.00 درهم إماراتي'],
  ['AED', 'Tax Invoice 12\nDubai, UAE\nTotal    2,520.00 Dhs'],
  ['MAD', 'فاتورة رقم 12\nفاس، المغرب\nالمجموع     2,520.00 درهم'],
  ['QAR', 'فاتورة رقم 12\nالدوحة، قطر\nالمجموع     2,520.00 ريال'],
  ['DZD', 'فاتورة رقم 12\nوهران\nالمجموع     2,520.00 دينار جزائري'],
  ['TND', 'FACTURE N° 12\nSfax\nNET A PAYER   4 788,162\nArrêtée à la somme de : cent dinars et cent millimes'],
  ['DZD', 'FACTURE N° 12\nBlida, Algérie\nTotal TTC   4 788,16\nArrêtée à la somme de : cent dinars'],
  ['KWD', 'Invoice 12\nSalmiya\nTotal   KWD 4,788.162'],
  ['JPY', 'Invoice 12\nOsaka\nTotal     ¥165,000'],
  ['CNY', 'Invoice 12\nShenzhen\nTotal     ¥1,650.00'],
  ['VES', 'SENIAT\nFACTURA 12\nTOTAL     Bs 412,60'],
  ['VES', 'FACTURA 12\nRIF: J-401827365\nTOTAL     Bs. 412,60'],
  ['BOB', 'FACTURA 12\nLa Paz - Bolivia\nTOTAL     Bs 412,60'],
  [
    'INR',
    'Invoice 12\nFor Support contact us at: +91-98260 12345\nGrand Total   12,300.00\nRupees Twelve Thousand Three Hundred Only',
  ],
  ['ZAR', 'Tax Invoice 12\nSubtotal     R7 600.00\nVAT 15%     R1 140.00\nTotal      R8 740.00'],
])('a name of several countries’ money is that of the country on the page: %s', (code, page) => {
  expect(currencyOf(page)).toBe(code);
});

it.each([
  ['two countries of a dirham', 'Invoice 12\nDubai, UAE\nBill to: Casablanca, Maroc\nTotal    2,520.00 Dhs'],
  ['a serial number’s word, which holds a riyal’s', 'فاتورة رقم 12\nالسيريال 4711\nالمجموع    2,520.00'],
  ['a yen or a yuan', 'Invoice 12\nTotal    ¥2,520'],
])('where the page does not tell whose it is, it is nobody’s: %s', (_name, page) => {
  expect(currencyOf(page)).toBeUndefined();
});

it('thousands behind a rand are parted by a space', () => {
  const { fields } = understand([
    typedPage('Tax Invoice 12\nSubtotal     R7 600.00\nVAT 15%     R1 140.00\nTotal      R8 740.00'),
  ]);
  expect([fields.netTotal?.value, fields.vatTotal?.value, fields.grossTotal?.value]).toEqual([
    '7600.00',
    '1140.00',
    '8740.00',
  ]);
});

it('a register’s number names no dirham', () => {
  expect(currencyOf('Receipt 12\n[Regd. No. DHS/QR/52]\nTotal    400.00')).toBeUndefined();
});

it('a postcode of Durham names no dirham', () => {
  expect(currencyOf('Carter House\nDurham\nDH1 1TB\nInvoice 12\nTOTAL GBP     84.00')).toBe('GBP');
});

it.each([
  ['R.U.C. 20100070970', 'PEN'],
  ['Calle Mayor 4, 28004 Madrid', undefined],
])('‘soles’ beside ‘%s’ are %s', (said, code) => {
  expect(currencyOf(`\nBOLETA 4471     Fecha 14/03/2026\n${said}\nSon: QUINCE Y 98/100 SOLES\nTotal     15.98`)).toBe(
    code,
  );
});

it('‘₹’ is India’s, whatever other country is spoken of', () => {
  expect(currencyOf('Bill No. 4471   Date 14 March 2026\nColombo 03\nTotal     ₹ 7,630.00\nRs. 7,630.00')).toBe('INR');
});

it.each([
  ['CNIC No. 4210100000001', 'PKR'],
  ['Colombo 03', 'LKR'],
  ['GSTIN 27AAPFU0939F1ZV', 'INR'],
  ['Block 19', 'INR'],
])('‘Rs.’ beside ‘%s’ is %s', (said, code) => {
  expect(currencyOf(`\nBill No. 4471     Date 14 March 2026\n${said}\nAmount Payable     Rs. 7,630.00`)).toBe(code);
});

it('a sum in words may begin with the rupee’s sign', () => {
  const read = (sum: string) => currencyOf(`Invoice No. 2026/0471\nTotal      4,150.00\n${sum}`);
  expect(read('Rs. Four Thousand One Hundred Fifty Only')).toBe('INR');
  expect(read('Rs. Meier, Only Street 4')).toBeUndefined();
  expect(read('Tyre R16 Four Seasons')).toBeUndefined();
});

const sold = (register: string) => `
Tax Invoice 12
${register}
Subtotal     R7,600.00
Tax          R1,140.00
Total        R8,740.00`;

it.each([
  ['South Africa’s', 'VAT No. 4123456789', 'ZAR', true],
  ['India’s, of whose sign that is left', 'GST Registration No: 27AAPFU0939F1ZV', 'INR', true],
  ['nobody’s', '', 'ZAR', false],
])('an ‘R’ that was recognised before sums is the money of who is named: %s', (_whose, register, code, isSure) => {
  const { currency } = understand([typedPage(sold(register), 1, 'ocr')]).fields;
  expect(currency?.value).toBe(code);
  expect((currency?.confidence ?? 0) > 0.8).toBe(isSure);
});

it('an invoice without a legible sign is in rupees by India’s number for its tax', () => {
  expect(currencyOf('Tax Invoice 12\nGST Registration No: 27AAPFU0939F1ZV\nTotal     8,740.00')).toBe('INR');
});

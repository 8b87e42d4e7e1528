import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const numbersOn = (foot: string, to = 'To, Muster Properties,') => {
  const { supplierVatNumber, buyerVatNumber } = understand([
    typedPage(
      `
                     Model Enterprises
Works Address: Sr. No. 1/1, Lakeside, Pune
${to}                             Invoice No. 44 /25-26      Date: 6-Jun-26
Lake Colony, Pune
GST No 27AAPFU0939F1ZV
Sr.  Description          Qty.      Rate Rs.   Amount Rs.
1    Fly ash bricks       2300.00   8.00       18400.00
                          CGST 2.5%              460.00
                          SGST 2.5%              460.00
                          Grand Total          19320.00
${foot}`,
      1,
      'ocr',
    ),
  ]).fields;
  return [supplierVatNumber?.value, buyerVatNumber?.value];
};

it('the number that the company’s own is part of, printed under the items, is who sells', () => {
  expect(
    numbersOn(`
GSTIN :29AAGCB7383J1Z4
Co.Pan AAGCB7383J                       For Model Enterprises`),
  ).toEqual(['29AAGCB7383J1Z4', '27AAPFU0939F1ZV']);
});

it('so is the number that it is part of among the facts of the invoice, under its number', () => {
  const { supplierVatNumber, buyerVatNumber } = understand([
    typedPage(
      `
                  Model Dimensions
Billed To,                                   Invoice No.    MD/25-26/09
Muster Cements Ltd                           Date           05-08-2026
Address  LAKE TOWER,                         PAN NO. AAGCB7383J
         Kanpur                              GST NO. 29AAGCB7383J1Z4
GSTIN    27AAPFU0939F1ZV
Description          Qty.      Rate       Amount
Design               25        381.00     9525.00
                     Total                9525.00`,
      1,
      'ocr',
    ),
  ]).fields;
  expect([supplierVatNumber?.value, buyerVatNumber?.value]).toEqual(['29AAGCB7383J1Z4', '27AAPFU0939F1ZV']);
});

it('where it is part of neither, or of both, it says nothing', () => {
  const before = numbersOn('GSTIN :29AAGCB7383J1Z4');
  expect(numbersOn('GSTIN :29AAGCB7383J1Z4\nPan AAAAA1111A')).toEqual(before);
  expect(numbersOn('GSTIN :29AAGCB7383J1Z4\nPan AAGCB7383J   Pan AAPFU0939F')).toEqual(before);
});

it('India heads whom it bills ‘Party’, and nobody else does', () => {
  const buyerOf = (number: string) =>
    understand([
      typedPage(`
MODEL AGENCY
Shop 6, Lakeside            ${number}
Tax Invoice No : NWA-471    Invoice Date : 11/09/2026
Party    MUSTER SUPER STORE
Address  Lake Road
Item         Qty   Rate    Amount
Soap         2     50.00   100.00
Net Amount                 100.00`),
    ]).fields.buyerName?.value;
  expect(buyerOf('GSTIN: 27AAPFU0939F1ZV')).toBe('MUSTER SUPER STORE');
  expect(buyerOf('')).not.toBe('MUSTER SUPER STORE');
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { understand } from '../../understand.ts';
import { saysHalves } from './halves-of-tax.ts';

const totalsOf = (net: string, first: string, second: string) => {
  const { netTotal, vatTotal, grossTotal } = understand([
    typedPage(`
Ridgeway Racks Pvt. Ltd.                          Tax Invoice RR-118   Date 16-Nov-2018
GSTIN: 27AABCT3093L1Z0
Description of Goods     HSN/SAC     GST      Quantity     Rate        Amount
Cable Manager            85381010    18 %     7 Pcs        100.00        700.00
                                                                       ${net}
${first}                                                               90.00
${second}                                                              90.00
Total                                                                  1,180.00`),
  ]).fields;
  return [netTotal?.value, vatTotal?.value, grossTotal?.value];
};

it("India's two halves of one tax are the VAT together, though the net total over them is illegible", () => {
  expect(totalsOf('1,000/0O', 'CGST', 'SGST')).toEqual(['1000.00', '180.00', '1180.00']);
});

it('a tax that is said twice is one', () => {
  expect(totalsOf('1,090.00', 'IGST', 'Total IGST')[1]).toBe('90.00');
});

it('a half is told by its sum at the end of a row whose other columns name both, and no column is', () => {
  const says = (typed: string) => saysHalves(toDocumentText([typedPage(typed)]));
  const columns = 'Item    CGST    SGST    Amount';
  expect(says(`${columns}\nRate    CGST    SGST    CGST    396.00\n9.00    396.00    396.00    SGST    396.00`)).toBe(
    true,
  );
  expect(says(`${columns}\nWheat    396.00    396.00    5192.00`)).toBe(false);
});

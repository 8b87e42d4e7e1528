// India's sign of money, which a recogniser takes for a figure.
import { expect, it } from 'vitest';
import { recognised } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const page = (sums: string) => `
Vaishnavi Electricals Pvt. Ltd.                     Tax Invoice
GSTIN: 27AAPFU0939F1ZV                              Invoice No. VEC/0317
Dated 12 June 2025
${sums}`;
const sumsOf = (typed: string) => {
  const { netTotal, vatTotal, grossTotal } = understand([recognised(typed)]).fields;
  return [netTotal?.value, vatTotal?.value, grossTotal?.value];
};

it('a total that others add up to without its first figure is that', () => {
  const sums = page(`
Sub Total                                           2,650.00
IGST 18 %                                             477.00
Total                                              33,127.00`);
  expect(sumsOf(sums)).toEqual(['2650.00', '477.00', '3127.00']);
});

it('what is written without the sign elsewhere tells the total, and the total its net', () => {
  const sums = page(`
Total in INR                                       $12,095.00
Subtotal in INR                                   310,250.00
Integrated GST (18%)                                1,845.00
Total in INR                                      312,095.00`);
  expect(sumsOf(sums)).toEqual(['10250.00', '1845.00', '12095.00']);
});

it.each([
  ['what adds up as it stands stays', '32,650.00', '477.00', '33,127.00', ['32650.00', '477.00', '33127.00']],
  ['what nothing tells stays', '2,600.00', '470.00', '33,127.00', [undefined, undefined, '33127.00']],
])('%s', (_what, net, vat, gross, expected) => {
  const sums = page(`
Sub Total                                          ${net}
IGST 18 %                                             ${vat}
Total                                              ${gross}`);
  expect(sumsOf(sums)[2]).toBe(expected[2]);
});

it('on a page of another country a figure is one', () => {
  const sums = `
Quayside Electrical Ltd                             Invoice No. VEC/0317
Dated 12 June 2025
Net amount                                          2,650.00
VAT 18 %                                              477.00
Total                                              33,127.00`;
  expect(sumsOf(sums)).not.toContain('3127.00');
});

it("more than a hundred behind a sign of percent is money: '%5597.76'", () => {
  const sums = page(`
Sub Total                                          %2,650.00
IGST 18 %                                            %477.00
Total                                              %3,127.00`);
  expect(sumsOf(sums)[2]).toBe('3127.00');
});

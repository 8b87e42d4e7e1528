import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { recognised } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const framed = (behind: string, before = '') => `
Quayside Electrical Ltd                             Invoice No. VEC/0317
14 Harbour Street                                   Date 12 June 2025

                                                    Net total      ${before}11,000.00
                                                    VAT 18 %        1,980.00${behind}
                                                    Total payable  12,980.00${behind}`;

it.each([[']'], ['!'], ['}']])("the stroke of a frame that touches a figure is none of it: '1,980.00%s'", (stroke) => {
  const { netTotal, vatTotal, grossTotal } = understand([recognised(framed(stroke, '['))]).fields;
  expect([netTotal?.value, vatTotal?.value, grossTotal?.value]).toEqual(['11000.00', '1980.00', '12980.00']);
});

it('in print a sign behind a figure is one', () => {
  expect(understand([typedPage(framed(']'))]).fields.vatTotal?.value).not.toBe('1980.00');
});

it.each(['R5.5,824', 'Rs,5,824', 'Rs.5,824'])('%s is rupees', (total) => {
  const { grossTotal } = understand([
    recognised(`
Tax Invoice No. 4711              GSTIN 27AAPFU0939F1ZV

Taxable Value        Rs.5,200.00
Total Tax              Rs.624.00
Grand Total            ${total}`),
  ]).fields;
  expect(grossTotal?.value).toBe('5824.00');
});

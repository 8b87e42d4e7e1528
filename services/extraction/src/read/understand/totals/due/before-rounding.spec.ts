import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const totalsOf = (typed: string) => {
  const { grossTotal, amountDue } = understand([typedPage(typed)]).fields;
  return [grossTotal?.value, amountDue?.value];
};
const page = (rounded: string) => `
Faktura 4711
Základ daně             1 204,17
DPH 21 %                  252,88
Doklad                  1 457,05
Zaokrouhlení               -0,05
${rounded}       1 457,00`;

it('what net and VAT come to is the total, and what is rounded below it due', () => {
  expect(totalsOf(page('Celkem k úhradě'))).toEqual(['1457.05', '1457.00']);
});

it('a rounded sum that is called the total is it', () => {
  expect(totalsOf(page('Celkem s DPH   '))).toEqual(['1457.00', '1457.00']);
});

it.each([
  ['2416.00', '2416.00'],
  // Another bill's, for all that the page shows.
  ['2415.00', '2416.30'],
  ['2415.80', '2416.30'],
])('whole money that is asked for below is due, though nothing says what was rounded off: %s', (asked, due) => {
  const paper = `
Tax Invoice GEN-12
Taxable Value   2110.31
GST              305.99
Total           2416.30
Net Payable     ${asked}`;
  expect(totalsOf(paper)).toEqual(['2416.30', due]);
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { withConfidence } from '../../../calibration/calibrate-reading.ts';
import { understand } from '../../understand.ts';

const grossOf = (typed: string) => {
  const { fields, findings } = understand([typedPage(typed)]);
  const { grossTotal } = withConfidence(fields, findings);
  return grossTotal && [grossTotal.value, grossTotal.confidence >= 0.9];
};

/** A bill of telephone: each number's sums add up, and so may the bill's. */
const bill = (sums: string, due: string) => `
Fjordtele AS                                 FAKTURA
Fakturanummer: 4471902          Fakturadato: 06.11.2026
${sums}
Å betale (NOK)                               ${due}

Spesifikasjon for 900 00 001
Sum mva-pliktig 25%                                172,24
Mva 25%                                             43,06
Sum denne periode                                  215,30`;

it('what one part of a bill adds up to is not the total where more is to be paid', () => {
  expect(grossOf(bill('Mva                                 1.404,10', '8.124,50'))).toEqual(['8124.50', false]);
});

it('the sums of all of it are, where they add up too', () => {
  const sums = 'Sum eks. mva                          10.000,00\nMva                                    2.500,00';
  expect(grossOf(bill(sums, '12.500,00'))).toEqual(['12500.00', true]);
});

it.each([
  ['the same in another currency', 'Amount due                                     940,512.30 TL'],
  ['what a customer owes in all', 'Customer total balance                             873.44'],
  [
    'an order, of which this is a part',
    'Order value  1,000.00\nVAT on order  200.00\nBalance to pay on completion  1,200.00',
  ],
  ['a year of it', 'Annual rent  400.00\nVAT  80.00\nTotal payable  480.00'],
])('%s below the total leaves it certain', (_what, below) => {
  const page = `
Invoice no. 4471                             Date 18-02-2026
Article                         1      100.00      100.00
Net total                                          100.00 EUR
VAT 20 %                                            20.00 EUR
Total amount                                       120.00 EUR
${below}`;
  expect(grossOf(page)?.[0]).toBe('120.00');
});

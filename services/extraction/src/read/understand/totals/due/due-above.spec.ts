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
Sum mva-pliktig 25%                                258,01
Mva 25%                                             64,50
Sum denne periode                                  322,51`;

it('what one part of a bill adds up to is not the total where more is to be paid', () => {
  expect(grossOf(bill('Mva                                 2.393,76', '13.514,89'))).toEqual(['13514.89', false]);
});

it('the sums of all of it are, where they add up too', () => {
  const sums = 'Sum eks. mva                          10.000,00\nMva                                    2.500,00';
  expect(grossOf(bill(sums, '12.500,00'))).toEqual(['12500.00', true]);
});

it('what is due a second time in another currency is not more than the total', () => {
  const page = (second: string) => `
Invoice no. 4471                             Date 18-02-2026
Mould                     11   2,568.1818       28,250.00
Net total                                       28,250.00 EUR
VAT 0 %                                              0.00 EUR
Total                                           28,250.00 EUR
Amount due                                      28,250.00 EUR
${second}`;
  expect(grossOf(page('Amount due                                   1,070,578.95 TL'))).toEqual(['28250.00', true]);
});

it('what several parts that are called totals come to is the total, by what is taken from the account', () => {
  const page = (due: string) => `
Facture n° 83419                              Date 01.09.2026
Total électricité                                   102.48
Total eau                                           563.17
Montant prélevé de votre compte                     ${due}

Electricité HT                                       94.89
TVA 8%                                                7.59
Soit TTC                                            102.48`;
  expect(grossOf(page('665.65'))).toEqual(['665.65', false]);
});

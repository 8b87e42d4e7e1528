import { describe, expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const linesIn = (typed: string) => linesOf(understand([typedPage(typed)]));

describe('a table whose headings say with or without the tax', () => {
  it.each([
    ['Price ex GST', 'GST', 'Total inc GST'],
    ['Amount ex GST', 'GST', 'Amount inc GST'],
    ['Price (ex VAT)', 'VAT', 'Total (inc VAT)'],
    ['Excl GST', 'GST', 'Incl GST'],
    ['Price excl GST', 'GST', 'Amount incl GST'],
  ])('has its lines under %s, %s and %s', (net, tax, gross) => {
    expect(
      linesIn(`
TAX INVOICE                                       Invoice No. 3391

Description               ${net.padStart(14)}    ${tax}    ${gross.padStart(16)}
Lawn mowing March                 200.00   20.00              220.00
Hedge trimming                    350.00   35.00              385.00
`),
    ).toEqual([
      [undefined, '200.00'],
      [undefined, '350.00'],
    ]);
  });

  it.each([
    ['Price ex GST', 'Total inc GST'],
    ['Unit price (ex GST)', 'Amount (inc GST)'],
    ['Rate', 'Total'],
  ])('counts %s, and has the tax between that and %s', (price, gross) => {
    const { lines } = understand([
      typedPage(`
TAX INVOICE                                       Invoice No. 3391

Description               Qty      ${price.padStart(20)}    GST    ${gross.padStart(16)}
Lawn mowing March           2                    100.00   20.00              220.00
Fresh herbs                 4                     20.00    0.00               80.00
Hedge trimming              1                    350.00   35.00              385.00
`),
    ]);
    expect(lines.map(({ quantity, netTotal, vatRate }) => [quantity, netTotal, vatRate])).toEqual([
      ['2', '200.00', undefined],
      ['4', '80.00', '0'],
      ['1', '350.00', undefined],
    ]);
  });
});

it("an amount with a rate, a row higher than the tax, is the tax's: the lines' totals stand beside it", () => {
  expect(
    linesIn(`
Facture n° : 4711          Date : 12.03.2026

                                                                      Date                                   Montant / Taux
Référence  Qté  Libellé                                                                         Total HT                          Total TTC
                                                                   délivrance                                           TVA
 3857433    1      ROBOT ROUGE 105                             01/02/2021                              58,32 €                 11,66     69,99 €
                   CREME                                                                                              20,00 %
                                                                                                                      20,00 %
 4593510    1      RECHAUD BLEU 240                                01/02/2021                  77,49 €                 15,50     92,99 €
                                                                                                                      20,00 %`),
  ).toEqual([
    ['1', '58.32'],
    ['1', '77.49'],
  ]);
});

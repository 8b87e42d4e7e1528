import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { recognised } from '../../../../testing/understood.ts';
import { withConfidence } from '../../../calibration/calibrate-reading.ts';
import { understand } from '../../understand.ts';

const totalsOf = (typed: string) => {
  const { fields, findings } = understand([typedPage(typed)]);
  const { netTotal, grossTotal } = withConfidence(fields, findings);
  return [netTotal, grossTotal].map((total) => total && [total.value, total.confidence >= 0.9]);
};

it('totals of nought are not given where the lines come to more: they are values of other boxes', () => {
  const page = `
Nota Fiscal No 4471
Descrição          Quantidade   Preço unitário   Valor total
Porta de correr         2           75,00          150,00
Trilho                  1           80,00           80,00
Base       Imposto     Total líquido      Total geral
0,00          0,00              0,00             0,00`;
  expect(totalsOf(page)).toEqual([undefined, undefined]);
});

it('nought without lines is never certain', () => {
  const page = `
Invoice no. 4471
Net total        0.00 EUR
VAT 0 %          0.00 EUR
Total            0.00 EUR
Our fee last year was 230.00 EUR`;
  expect(totalsOf(page)).toEqual([
    ['0.00', false],
    ['0.00', false],
  ]);
});

it('a page on which all is taken off again says a total of nought', () => {
  const page = `
Factura nr. 4471
Taxa de livrare                  12,40 RON
Discount taxa livrare           -12,40 RON
Total fara TVA                    0,00 RON
TVA                               0,00 RON
Total factura                     0,00 RON`;
  expect(totalsOf(page)[1]).toEqual(['0.00', true]);
});

it.each([
  ['lines of nought', 'Trial seat         1      0.00      0.00', ''],
  [
    'a reduction by all that the lines come to',
    'Yearly seat        1    230.00    230.00',
    'Subtotal                         230.00 EUR\nDiscount 100 %                  -230.00 EUR',
  ],
])('a free invoice says so by %s', (_how, line, less) => {
  const page = `
Invoice no. 4471
Description       Qty     Price    Amount
${line}
${less}
Total excl. VAT                    0.00 EUR
VAT 0 %                            0.00 EUR
Total                              0.00 EUR`;
  expect(totalsOf(page).map((total) => total?.[0])).toEqual(['0.00', '0.00']);
});

it('an advance that pays all of it leaves the total what the items come to, and nothing due', () => {
  const { fields, lines } = understand([
    typedPage(`
Kovář Ventil s.r.o.                                        FAKTURA - DAŇOVÝ DOKLAD č. 26FV064
DIČ: CZ26481065                                            Odběratel:  DIČ: PL7811234563
Datum vystavení:       10.09.2026
Datum splatnosti:      10.09.2026
Označení dodávky               Množství        J.cena       Cena   %DPH      DPH       Kč Celkem
prodej automobilu                     1     92 500,00  92 500,00     0%     0,00       92 500,00
Uhrazená záloha č. 26ZF063            1    -92 500,00 -92 500,00     0%     0,00      -92 500,00
Součet položek                                         92 500,00            0,00       92 500,00
Uhrazené zálohy                                                                       -92 500,00
CELKEM K ÚHRADĚ                     Částky jsou uvedeny v EUR                                0,00
Rekapitulace DPH v Kč:              Základ v Kč   Sazba   DPH v Kč
                                    2 328 687,50     0%
                                            0,00    12%       0,00
                                            0,00    21%       0,00`),
  ]);
  expect(lines.map(({ netTotal }) => netTotal)).toEqual(['92500.00']);
  expect(fields.grossTotal?.value).toBe('92500.00');
  expect(fields.amountDue?.value).toBe('0.00');
  expect(fields.currency?.value).toBe('EUR');
});

it('a nought beside a rate of nought is no VAT that is sure, where the next rate has a tax', () => {
  const vatOf = (next: string) =>
    understand([
      recognised(`
MUSTER MARKET
VAT No. GB980780684
Tropic drink            1.69 B
Cheese                  4.27 A
Ice cream               2.15 B
TOTAL                   8.11
CARD                    8.11
Date: 24/02/2026
VAT RATE     SALES     VAT
A   0 %       4.27     0.00
${next}`),
    ]).fields.vatTotal;
  expect(vatOf('B  20 %       3.84     0.84')?.confidence ?? 0).toBeLessThan(0.5);
  expect(vatOf('B  20 %       3.84     0.64')?.value).toBe('0.64');
});

it('a VAT of nought is not certain where a printed rate makes another of the net total, which stands there with what both come to', () => {
  const page = (beside: string) => `
Invoice no. 4471
Article                        Qty     Price     Amount
Customs papers                   1     80.00      80.00
Net total                                         80.00
${beside}
VAT on imports                                     0.00
Total                                             80.00`;
  expect(totalsOf(page('Qwx 13%:   10.40      90.40'))[0]).toEqual(['80.00', false]);
  expect(totalsOf(page('Qwx 13%:   10.00      90.00'))[0]).toEqual(['80.00', true]);
});

it('nor is one that neither a rate nor the lines prove, where more money stands by itself', () => {
  const page = (more: string) => `
Invoice no. 4471
Net total        80.00
VAT               0.00
Total            80.00
${more}`;
  expect(totalsOf(page('Capital of 50,000.00 EUR'))[0]).toEqual(['80.00', true]);
  expect(totalsOf(page('                 90.00'))[0]).toEqual(['80.00', false]);
});

it('a VAT of nought is none where a rate makes another of a smaller figure, and the total of both', () => {
  const page = `
Invoice no: 4711           Date: 12.03.2026
Description                     Quantity        Rate         Amount
Annual accounts                        1      450.00         450.00
Payroll                                1      150.00         150.00
                                       2                     600.00
Xyzt @ 18%                                                   108.00

                                         Net total            708.00
                                         VAT                    0.00
                                         Total                708.00`;
  expect(totalsOf(page)).toEqual([
    ['708.00', false],
    ['708.00', false],
  ]);
});

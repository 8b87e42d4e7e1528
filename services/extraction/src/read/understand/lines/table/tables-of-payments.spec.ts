import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const netsOf = (typed: string) => linesOf(understand([typedPage(typed)])).map(([, net]) => net);

it.each([
  ['PAYMENTS MADE                                   TOTAL'],
  ['Zahlungen                                       Betrag'],
  ['Pagos recibidos'],
])('what was paid below what was sold is no item: %s', (heading) => {
  expect(
    netsOf(`
ALDERBROOK THERAPY GROUP                INVOICE #
                                        11409
ITEM             QTY       UNIT PRICE           TOTAL
ABC-2025S         1        $1,575.00        $1,575.00
${heading}
9/2/25                                        $315.00
9/25/25                                     $1,260.00
                 INVOICE TOTAL              $1,575.00`),
  ).toEqual(['1575.00']);
});

it('nor is one a transaction, or how a tax was made up', () => {
  expect(
    netsOf(`
Brumacall Communications, Inc.              Invoice #: INV3265
Charge Description      Quantity    Unit Price     Total
Workplace Pro Monthly   1           $16.99         $16.99
                                    Tax            $0.83
                                    Total          $17.82

Description             Jurisdiction          Amount
Utility Users Tax       City                  $0.83

Transaction Date   Description     Amount
Oct 20, 2025       Card            $-17.82`),
  ).toEqual(['16.99']);
});

it('a sum of payments heads nothing', () => {
  expect(
    netsOf(`
Description             Quantity    Unit Price     Total
Payments 3.0 licence    1           $16.99         $16.99
Pagos                   2           $10.00         $20.00
                                    Total          $36.99`),
  ).toEqual(['16.99', '20.00']);
});

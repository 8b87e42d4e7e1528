import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

it('what other invoices asked for, in the statement that ends this one, is none of its totals', () => {
  const read = understand([
    typedPage(`
Hatfield Washer Rental Inc.                      Invoice Number:    4127
                                                 Invoice Date:   12/01/2026
Description                    Months      Amount          Total
Lease of washers                    2     $500.00      $1,000.00
Lease of dryers                     1     $200.00        $200.00
SALES TAX (6.75%)                                         $81.00
                                    Invoice Total      $1,281.00
Statement
                      Invoice Number   Invoice Date   Invoice Total   Amount Paid      Balance
Outstanding Invoice   4105             10/01/2026       $1,440.00         $0.00    $1,440.00
Outstanding Invoice   4116             11/01/2026       $1,395.00         $0.00    $1,395.00
Current Invoice       4127             12/01/2026       $1,281.00         $0.00    $1,281.00
                                                     Total Amount Due     $4,116.00`),
  ]);
  expect(valuesOf(read)).toMatchObject({ vatTotal: '81.00', grossTotal: '1281.00' });
});

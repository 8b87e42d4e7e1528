import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const BILL = `
Lakeshore Gas Inc., 12 Lake Road, Harbour, ON K1A 0B1         Invoice # 4471002
Total Charges This Month                                              $10,400.00
Harmonized Sales Tax (123456782RT0001)                                 $1,352.00

Payable        By Due Date      Charge
$9,310.40      $0.00            $139.66       The monthly late payment charge equal to 1.5% per month
Due Date       After Due Date   Balance Forward
Feb 20, 2026   $0.00            $9,450.06`;

it('what is added by a rate to a sum that is paid late is no VAT', () => {
  expect(understand([typedPage(BILL)]).fields.vatTotal?.value).toBe('1352.00');
});

it('a tax below what is called the total may be added to it, and no sum tells', () => {
  const sureOf = (tax: string) =>
    understand([
      typedPage(`
Lakeshore Gas Inc., 12 Lake Road, Harbour, ON K1A 0B1         Invoice # 4471002
Total Charges                                                         $10,400.00
Total Charges This Month                                              $10,400.00
${tax}`),
    ]).fields.grossTotal?.confidence ?? 0;
  expect(sureOf('')).toBeGreaterThan(0.8);
  expect(sureOf('Harmonized Sales Tax (123456782RT0001)                                 $1,352.00')).toBeLessThan(0.5);
});

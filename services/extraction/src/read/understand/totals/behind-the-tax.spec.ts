// What stands between the VAT and the total, and bears none.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { sureFields } from '../../sure-fields.ts';
import { understand } from '../understand.ts';

const understoodOf = (typed: string) => {
  const pages = [typedPage(typed)];
  return [understand(pages), pages] as const;
};

const totalsOf = (typed: string) => {
  const { netTotal, vatTotal, grossTotal, amountDue } = understand([typedPage(typed)]).fields;
  return [netTotal?.value, vatTotal?.value, grossTotal?.value, amountDue?.value];
};

it.each([
  ['45.00', '290.70', ['204.75', '40.95', '290.70', '290.70']],
  // Not what is left over, and nobody knows what it is.
  ['44.00', '290.70', [undefined, '40.95', '290.70', '290.70']],
])('a test for the state bears no VAT, and stands between that and the total: %s', (test, total, totals) => {
  const page = `
Labour       Qty   Unit     Sub Total
               1   140.00      140.00
Parts        Qty   Unit     Sub Total
Oil            4    11.95       47.80
Filter         1    16.95       16.95
                    SubTotal   204.75
                    VAT (20%)   40.95
                    MOT         ${test}
                    Total      ${total}`;
  expect(totalsOf(page)).toEqual(totals);
});

it.each(['MOT', 'Previous balance', 'Saldo anterior', 'Arrears'])(
  'what is between VAT and total may be an older bill’s: neither the total nor what is due is certain, %s',
  (row) => {
    const rows = [
      ['SubTotal', '204.75'],
      ['VAT (20%)', '40.95'],
      [row, '45.00'],
      ['Total', '290.70'],
    ];
    const page = rows.map(([name = '', sum = '']) => name.padEnd(30) + sum.padStart(10)).join('\n');
    const { netTotal, grossTotal, amountDue } = sureFields(...understoodOf(`Invoice 4711\n${page}`));
    expect([netTotal?.value, grossTotal?.value]).toEqual(['204.75', '290.70']);
    for (const one of [netTotal, grossTotal, amountDue]) expect(one?.confidence).toBeLessThan(0.9);
  },
);

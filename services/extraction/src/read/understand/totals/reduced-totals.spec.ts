import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const fieldsOf = (rows: string) =>
  understand([
    typedPage(`
Lumen Works Ltd                         Invoice No: 4711
Item          Qty    Price     Total
Lamp            2     5.00     10.00
Shade           3    18.00     54.00
Candles         1    98.00     98.00
${rows}`),
  ]);
const read = (rows: string) => valuesOf(fieldsOf(rows));

it('what is left of a total once a reduction below it is taken off is the total', () => {
  const rows = `
                     Total Amount:          162.00
                     Discount (12%):         19.44
                     Amount after discount: 142.56`;
  expect(read(rows)).toMatchObject({ grossTotal: '142.56', discount: '19.44' });
});

it.each([
  ['of which nothing is left there', '19.44', 'Deposit', '142.56'],
  ['that does not leave it', '12.00', 'Amount after discount', '142.56'],
])('a reduction %s says nothing of the total', (_what, off, name, left) => {
  const rows = `
                     Total Amount:          162.00
                     Discount:               ${off}
                     ${name}: ${left}`;
  const { grossTotal } = fieldsOf(rows).fields;
  expect(grossTotal?.value).toBe('162.00');
  expect(grossTotal?.confidence).toBeGreaterThan(0.8);
});

it('in Arabic, too', () => {
  const rows = `
المبلغ الإجمالي: 162.00
قيمة الخصم: 19.44
المبلغ بعد الخصم: 142.56`;
  expect(read(rows).grossTotal).toBe('142.56');
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const credited = (items: string, total: string) =>
  understand([
    typedPage(`
CREDIT NOTE            Number: CN-8       Date: 12.03.2026
Description            Quantity     Unit price        Total
${items}
Total                                               ${total}`),
  ]).lines.map(({ quantity, unitPrice, netTotal }) => [quantity, unitPrice, netTotal]);

it('what a credit note gives back is positive, its counts too', () => {
  expect(
    credited(
      `Angle, flat                  -2          10.00       -20.00
Angle, bent                  -3           7.00       -21.00`,
      '-41.00',
    ),
  ).toEqual([
    ['2', '10.00', '20.00'],
    ['3', '7.00', '21.00'],
  ]);
});

it('where the price has the minus, it goes there', () => {
  expect(
    credited(
      `Angle, flat                   2         -10.00       -20.00
Angle, bent                   3          -7.00       -21.00`,
      '-41.00',
    ),
  ).toEqual([
    ['2', '10.00', '20.00'],
    ['3', '7.00', '21.00'],
  ]);
});

it('what it keeps back is negative', () => {
  expect(
    credited(
      `Angle, flat                  -2          10.00       -20.00
Handling                      1           5.00         5.00`,
      '-15.00',
    ),
  ).toEqual([
    ['2', '10.00', '20.00'],
    ['-1', '5.00', '-5.00'],
  ]);
});

it('its breakdown of VAT is counted as its totals are', () => {
  const read = understand([
    typedPage(`
CREDIT NOTE            Number: CN-9       Date: 12.03.2026
Description            Quantity     Unit price        Total
Angle, flat                  -2          10.00       -20.00
Net total                                            -20.00
VAT 20 %           -20.00                             -4.00
Total                                                -24.00 EUR`),
  ]);
  expect(read.vat).toMatchObject([{ rate: '20', base: '20.00', amount: '4.00' }]);
});

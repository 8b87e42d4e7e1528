import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const formOf = (sum: string) =>
  understand([
    typedPage(`
Fatura F-55                                          Data:  12.03.2026
CONSUMO FP          kWh     1200,50   0,250000        300,13
CONSUMO P           kWh      400,00   0,500000        200,00
DEMANDA             kW       100,55   10,000000     1.005,54
CONTRIB. PUBLICA                                        15,36
MAR/2026                                            ${sum}
`),
  ]).lines.map(({ quantity, unitPrice, netTotal }) => [quantity, unitPrice, netTotal]);

it('items without headings are lines where some are products and all come to the amount under them', () => {
  expect(formOf('1.521,03')).toEqual([
    ['1200.5', '0.25', '300.13'],
    ['400', '0.50', '200.00'],
    ['100.55', '10.00', '1005.54'],
    [undefined, undefined, '15.36'],
  ]);
});

it('products that come to nothing printed under them are no lines', () => {
  expect(formOf('1.621,03')).toEqual([]);
});

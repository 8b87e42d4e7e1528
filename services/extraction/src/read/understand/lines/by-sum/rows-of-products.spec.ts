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

it('what has the sign of money is the price, and the count stands behind it, as Indonesia’s form has them', () => {
  const { lines } = understand([
    typedPage(`
Faktur Pajak
Kode dan Nomor Seri Faktur Pajak: 04002600441800317
No.   Kode       Nama Barang                                  Harga Jual (Rp)
      Barang
                 Mie Goreng
1     190200     Rp 118.204,50 x 30,00 Boks                      3.546.135,00
                 Mie Ayam
2     190200     Rp 87.604,98 x 100,00 Boks                      8.760.498,00
                 Mie Kari
3     190200     Rp 87.514,90 x 20,00 Boks                       1.750.298,00
Harga Jual / Penggantian / Uang Muka / Termin                   14.056.931,00`),
  ]);
  expect(lines.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
    ['30', '118204.50'],
    ['100', '87604.98'],
    ['20', '87514.90'],
  ]);
});

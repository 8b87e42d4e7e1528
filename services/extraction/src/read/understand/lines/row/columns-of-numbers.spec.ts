import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf, valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

it('a figure between two headings is of the one that has none under it, and a row of sums heads no lines', () => {
  const read = understand([
    typedPage(`
Factura N° 611418          Fecha 14.05.2026
Pos.    Descripción           Cantidad    Precio      Dto.    Importe          IVA
6       Tornillo                    50      1.08       45              29.70    21.00
8       Cuchilla                     2     25.85        0              51.70    21.00

Portes/Emb      Valor Neto      Base Imponible      I.V.A.        Valor Factura
  7.00            81.40             88.40         21.00%  18.56     106.96 EUR`),
  ]);
  expect(linesOf(read)).toEqual([
    ['50', '29.70'],
    ['2', '51.70'],
  ]);
  expect(valuesOf(read)).toMatchObject({ netTotal: '88.40', vatTotal: '18.56', grossTotal: '106.96' });
});

it('of several counts the one that makes the amount is invoiced, wherever the figures end', () => {
  const read = understand([
    typedPage(`
Invoice Number: 4471
Item Description       Unit     Ordered     Shipped     Back Ordered      Price         Amount
Winch, large           EACH        2.00        2.00             0.00           412.00         824.00
Bracket                EACH        3.00        1.00             2.00            40.00          40.00
                                                       Invoice Total:          864.00`),
  ]);
  expect(read.lines.map(({ quantity, unitPrice, netTotal }) => [quantity, unitPrice, netTotal])).toEqual([
    ['2', '412.00', '824.00'],
    ['1', '40.00', '40.00'],
  ]);
});

it('what is given on top of what is counted costs nothing', () => {
  const read = understand([
    typedPage(`
Tax Invoice No. 4711
Product            Qty     Free Qty      Rate     Discount      Taxable value
Tablets 25 mg       10            0     50.00        25.00             475.00
Capsules            30            0    120.00       180.00           3,420.00
Total                                                                3,895.00`),
  ]);
  expect(linesOf(read)).toEqual([
    ['10', '475.00'],
    ['30', '3420.00'],
  ]);
});

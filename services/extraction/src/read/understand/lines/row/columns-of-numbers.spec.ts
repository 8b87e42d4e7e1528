import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf, valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

it('a figure between two headings is of the one that has none under it, and a row of sums heads no lines', () => {
  const read = understand([
    typedPage(`
Factura N° 511414          Fecha 11.05.2015
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

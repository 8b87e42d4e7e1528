import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const invoice = (sum: string) =>
  linesOf(
    understand([
      typedPage(`
FACTURA ELECTRONICA   F001-00001181       Fecha de Emisión: 12/03/2025
Cantidad   Unidad Medida   Descripción            Valor Unitario    ICBPER
2.00       UNIDAD          Teclado                50.00             0.00
3.00       UNIDAD          Mouse                  20.00             0.00
                                       Sub Total Ventas :     S/ ${sum}
                                       IGV :                   S/ 28.80
                                       Importe Total :        S/ 188.80`),
    ]),
  );

it('lines come to their products where their last column is nought and the sum of the page says so', () => {
  expect(invoice('160.00')).toEqual([
    ['2', '100.00'],
    ['3', '60.00'],
  ]);
});

it('and to nothing where it does not', () => {
  expect(invoice('150.00')).toEqual([]);
});

// Tables whose totals stand in one of several columns, by how a line is taxed; and what follows them.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf, valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

it("a line's total is the one of its columns that holds something", () => {
  const read = understand([
    typedPage(`
COMPROBANTE DE CRÉDITO FISCAL                                      Fecha: 08/10/2025
                                        Precio    Ventas No     Ventas     Ventas
No.  Cant.  Unidad  Descripción        Unitario    Sujetas     Exentas    Gravadas
1     1.00  Otra    Flete interno       4,675.00       0.00    4,675.00       0.00
2     2.00  Otra    Manejo                195.00       0.00        0.00     390.00
3     1.00  Otra    Almacenaje            345.00     345.00        0.00       0.00
                                      Suma:          345.00    4,675.00     390.00
                                                          Sub-Total:      5,410.00
                                                       IVA (13.00%):         50.70
                                       Monto Total de la Operación:       5,460.70
                                                       IVA Retenido:          3.90
                                                              Total:      5,456.80`),
  ]);
  expect(linesOf(read)).toEqual([
    ['1', '4675.00'],
    ['2', '390.00'],
    ['1', '345.00'],
  ]);
  expect(valuesOf(read)).toMatchObject({ grossTotal: '5460.70', amountDue: '5456.80' });
});

it('a total of nought beside a reduced one is the tax', () => {
  expect(
    linesOf(
      understand([
        typedPage(`
Invoice WEB-118                                                  Issue Date: Feb. 24, 2025
Item            Description       Quantity    Unit Price    Discount    Amount      Total
Cure 60         SKU: TB-60              24         19.39                 €0.00    €465.36
Intra 810       Peach                   35         31.81          5%     €0.00  €1,057.69
                                              Subtotal                          €1,523.05`),
      ]),
    ),
  ).toEqual([
    ['24', '465.36'],
    ['35', '1057.69'],
  ]);
});

it('a table of what is withheld ends the lines', () => {
  const read = understand([
    typedPage(`
INVOICE                                   Invoice no: SV-7781            Invoice date: 21-Sep-2025
Charge                 Quantity           Rate       Total curr.      ROE    Total USD     VAT
SEAFREIGHT             1 x 40HC       3,100.00        3,100.00     1.0000     3,100.00    0.00
PRECARRIAGE            2 x 40HC         150.00          300.00     1.0000       300.00    0.00
WHT rate               WHT applicable amount        WHT amount                    Total
0.00                        3,400.00                      0.00                 3,400.00
                                                              Grand total:     3,400.00 USD`),
  ]);
  expect(linesOf(read)).toEqual([
    ['1', '3100.00'],
    ['2', '300.00'],
  ]);
});

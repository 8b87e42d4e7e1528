// The taxes of items and of the whole, in rows of their own.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]);

it('a table of taxes under the items ends them, be two of its headings sums', () => {
  const bill = read(`
FACTURE 21/00214               28.02.21
DATE    DOCUMENT      TRAJET            QUANTITE      MONTANT
02.02   CMR 771204    HERSTAL - METZ    24 PAL         465,00
05.02   CMR 771231    SERAING - LILLE   33 PAL         412,50
CODE   BASE TVA     %        TVA       TOTAL FACTURE
4        877,50   21,00    184,28      EUR  1.061,78
Lic. transport 200714`);
  expect(linesOf(bill).map(([, net]) => net)).toEqual(['465.00', '412.50']);
  expect(bill.fields).toMatchObject({
    netTotal: { value: '877.50' },
    vatTotal: { value: '184.28' },
    grossTotal: { value: '1061.78' },
  });
});

it('a tax in the text of an item ends no table, where items follow', () => {
  const cfdi = read(`
Serie y folio: TL-20418
Cantidad    Unidad     Descripción                              Valor unitario      Importe
1.00        Servicio   Licencia anual, 5 usuarios                    11,490.00    11,490.00
                       IVA Tasa 0.160000 Base 11,490.00
                       Importe 1,838.40
4.00        Servicio   Usuario adicional                              1,275.50     5,102.00
                       IVA Tasa 0.160000 Base 5,102.00
                                                     Subtotal                     16,592.00
                                                     IVA 16%                       2,654.72
                                                     Total                        19,246.72`);
  expect(linesOf(cfdi)).toEqual([
    ['1', '11490.00'],
    ['4', '5102.00'],
  ]);
});

it('the tax of an item, told in a row of its own, is no item', () => {
  const cfdi = read(`
Serie y folio: A-4471
Cantidad    Descripción                              Valor unitario      Importe
6.00        Horas adicionales de soporte                     650.00     3,900.00
Traslado: 002 IVA Tipo factor: Tasa Tasa o cuota: 0.160000 Base: 3,900.00 Importe: 624.00
3.00        Disco SSD                                      1,189.66     3,568.98
Traslado: 002 IVA Tipo factor: Tasa Tasa o cuota: 0.160000 Base: 3,568.98 Importe: 571.04
                                                     Subtotal           7,468.98
                                                     IVA 16%            1,195.04
                                                     Total              8,664.02`);
  expect(linesOf(cfdi)).toEqual([
    ['6', '3900.00'],
    ['3', '3568.98'],
  ]);
});

it('the tax of an item by the treasury’s code, with its amount in the items’ column, is no item', () => {
  const cfdi = read(`
Factura Electrónica (CFDI)       Folio VC20418          Fecha: 2026-03-04
Cód.       Cantidad   Unidad    Descripción                               Precio        Importe
*8814       1.0000    Caja      Hoja blanca t/c 70 gr                   $ 812.5000    $ 812.5000
                                002 IVA | Tipo Factor: Tasa | Tasa: 0.0800               65.0000
*8820       1.0000    Caja      Folder manila t/c c/100                 $ 143.2500    $ 143.2500
                                002 IVA | Tipo Factor: Tasa | Tasa: 0.0800               11.4600
                                                           Subtotal                      $ 955.75
                                                           IVA 8%                         $ 76.46
                                                           Total                       $ 1,032.21`);
  expect(linesOf(cfdi)).toEqual([
    ['1', '812.50'],
    ['1', '143.25'],
  ]);
});

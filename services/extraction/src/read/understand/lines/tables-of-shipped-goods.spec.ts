// Tables with what was ordered beside what was sent, and taxes under headings of several words.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it('what Portugal’s wholesalers sent is the count, of goods for nothing too', () => {
  const page = `
FACTURA F/4471
CÓDIGO     DESIGNAÇÃO               PED.   ENV.   PVP/V.UNI   DESC.   IVA    PUNIT    VALOR
1028653    CREME AMOSTRA 12X2ML      1      1        0.00     100%    23%     0.00     0.00
6626911    CREME HIDRATANTE 50 G     3      3       23.78      20%    23%    19.02    57.06
6924027    GEL HIDRATANTE 50 ML      4      3       15.65      20%    23%    12.52    37.56
SUBTOTAL:                                                                     94.62`;
  expect(linesOf(understand([typedPage(page)]))).toEqual([
    ['1', '0.00'],
    ['3', '57.06'],
    ['3', '37.56'],
  ]);
});

it('an item goes on over its tax, which stands under the end of a heading', () => {
  const page = `
Invoice 4471902
Description                                  Tipo de Impuesto     Impuestos       Total
Merchant haulage                                      IVA 16%          5.60       35.00
Container protection                                  IVA 16%          4.80       30.00
Documentation                                         IVA 16%         25.60      160.00
Subtotal                                                                         225.00
IVA                                                                               36.00
Total                                                                            261.00`;
  expect(linesOf(understand([typedPage(page)])).map(([, net]) => net)).toEqual(['35.00', '30.00', '160.00']);
});

// Tables with what was ordered beside what was sent, and taxes under headings of several words.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it('what Portugal’s wholesalers sent is the count, of goods for nothing too', () => {
  const page = `
FACTURA F/4471
CÓDIGO     DESIGNAÇÃO               PED.   ENV.   PVP/V.UNI   DESC.   IVA    PUNIT    VALOR
4410001    AMOSTRA DE CREME          1      1        0.00     100%    23%     0.00     0.00
4410002    SABONETE 100 G            3      3       10.00      20%    23%     8.00    24.00
4410003    CHAMPO 250 ML             4      3       15.00      20%    23%    12.00    36.00
SUBTOTAL:                                                                     60.00`;
  expect(linesOf(understand([typedPage(page)]))).toEqual([
    ['1', '0.00'],
    ['3', '24.00'],
    ['3', '36.00'],
  ]);
});

it('an item goes on over its tax, which stands under the end of a heading', () => {
  const page = `
Invoice 4471902
Description                                  Tipo de Impuesto     Impuestos       Total
Port handling                                      IVA 16%             6.40       40.00
Seal                                               IVA 16%             4.00       25.00
Papers                                             IVA 16%            24.00      150.00
Subtotal                                                                         215.00
IVA                                                                               34.40
Total                                                                            249.40`;
  expect(linesOf(understand([typedPage(page)])).map(([, net]) => net)).toEqual(['40.00', '25.00', '150.00']);
});

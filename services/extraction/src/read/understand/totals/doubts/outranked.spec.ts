import { Decimal } from 'decimal.js';
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { withConfidence } from '../../../calibration/calibrate-reading.ts';
import { understand } from '../../understand.ts';
import type { Contender } from '../total-contenders.ts';
import { isOutranked } from './outranked.ts';

const certain = (typed: string) => {
  const { fields, findings } = understand([typedPage(typed)]);
  const read = withConfidence(fields, findings);
  return (['netTotal', 'vatTotal', 'grossTotal'] as const).map((name) => (read[name]?.confidence ?? 0) >= 0.9);
};

it('three that add up are not certain where more is called the total as surely: they are those of a part', () => {
  const page = (total: string) => `
Invoice no. 4471                             Date 14 April 2026
Parking                                      Amount
Net total                                    100.00
VAT 25%                                       25.00
Total amount                                 125.00
Tolls
Xyzq                                         180.00
Wqyz                                          45.00
${total}                                 350.00`;
  expect(certain(page('Total amount'))).toEqual([false, false, false]);
  expect(certain(page('Limit of use'))).toEqual([true, true, true]);
});

it.each([
  ['in one place', { score: 0.33, seen: 1 }, false],
  ['in two', { score: 0.33, seen: 2 }, true],
  ['in two, weakly', { score: 0.2, seen: 2 }, false],
])('more that is called the total among others, %s', (_where, more, isMore) => {
  const amount = { isMoney: true } as Contender['amount'];
  const gross = { value: new Decimal('90.00'), score: 0.7, seen: 1, amount };
  const total = { value: new Decimal('300.00'), amount, ...more };
  expect(
    isOutranked({ net: undefined, vat: undefined, gross, score: 1, adds: true, isLeft: false }, [gross, total]),
  ).toBe(isMore);
});

it('net and VAT are not certain where a higher total has something added to them, and their VAT is nought', () => {
  const page = `
COMPROBANTE DE CREDITO FISCAL                Fecha de emision: 14/04/2026
Cantidad   Descripcion            Precio    No sujetas   Gravadas
1          Flete maritimo       1,600.00      1,600.00       0.00
1          Cargos                 400.00          0.00     400.00
Suma:                                         1,600.00     400.00
                        Suma Total de Operaciones:       2,000.00
                        Descuento a ventas:                  0.00
                        Sub-Total:                       2,000.00
                        Qxy (13.00%):                       52.00
                        Monto Total de la Operacion:     2,052.00
                        IVA Percibido:                       0.00
                        IVA Retenido:                        4.00
                        Total:                           2,048.00`;
  expect(certain(page)).toEqual([false, false, false]);
});

it('the total of one part is not certain where another part’s total and it come to more that is printed, rounded to coins', () => {
  const page = (rounded: string) => `
Facture no. 4471                             Date 14.04.2026
Total Electricité                            1'081.00
Total Eau                                      302.17
Montant prélevé, arrondi à                   ${rounded}
Electricité            Total HT              1'000.00
                       dont TVA 8.1 %           81.00
                       Soit TTC              1'081.00
Eau                    Soit TTC                302.17`;
  expect(certain(page("1'383.15"))).toEqual([false, false, false]);
  expect(certain(page("1'383.17"))).toEqual([false, false, false]);
  for (const other of ["1'383.16", "1'390.00"]) expect(certain(page(other))).toEqual([true, true, true]);
});

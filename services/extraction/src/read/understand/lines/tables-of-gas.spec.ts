import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const linesOf = (page: string) =>
  understand([typedPage(page)]).lines.map(({ quantity, unitPrice, netTotal }) => [quantity, unitPrice, netTotal]);

it('what is charged by its initials is no tax', () => {
  expect(
    linesOf(`
Factura G-1041                                   Fecha 01/04/2026
Concepto                       Cantidad      Precio           Importe
Término fijo                    40 días      0,250 €/día      10,00 €
Cuota GTS                                                      0,05 €
Alquiler del contador           40 días      0,020 €/día       0,80 €
Base imponible                                                10,85 €
Cuota IVA 10 %                                                 1,09 €
Total                                                         11,94 €`),
  ).toEqual([
    ['40', '0.25', '10.00'],
    [undefined, undefined, '0.05'],
    ['40', '0.02', '0.80'],
  ]);
});

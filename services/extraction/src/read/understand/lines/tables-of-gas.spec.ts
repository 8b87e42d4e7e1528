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

it('the sum that a share is taken of is no count', () => {
  expect(
    linesOf(`
Factura G-1042                                   Fecha 01/04/2026
Concepto                       Cantidad      Precio           Importe
Término fijo                    40 días      0,250 €/día      10,00 €
Tasa CNMC                       8,00 €       0,125%            0,01 €
Alquiler del contador           40 días      0,020 €/día       0,80 €
Base imponible                                                10,81 €
IVA 10 %                                                       1,08 €
Total                                                         11,89 €`),
  ).toEqual([
    ['40', '0.25', '10.00'],
    [undefined, undefined, '0.01'],
    ['40', '0.02', '0.80'],
  ]);
});

it('of two factors the one in money by the unit is the price, be it printed first', () => {
  expect(
    linesOf(`
Factura G-1043                                   Fecha 01/04/2026
Concepto                                                      Importe
Consumo de gas          18000,0 kWh x 0,05000000 €/kWh       900,00 €
Impuesto especial       0,00200000 €/kWh x 18000,0 kWh        36,00 €
Base imponible                                               936,00 €
IVA 10 %                                                      93,60 €
Total                                                      1.029,60 €`),
  ).toEqual([
    ['18000', '0.05', '900.00'],
    ['18000', '0.002', '36.00'],
  ]);
});

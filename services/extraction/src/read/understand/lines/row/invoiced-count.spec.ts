import { expect, it } from 'vitest';
import { linesOf, recognised } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

it('a recognised count beside the price of a hundred keeps its hundreds', () => {
  expect(
    linesOf(
      understand([
        recognised(`
Rechnung Nr. 4711          Datum: 12.03.2026

Bezeichnung            Menge    Einzelpreis   per   Betrag
Schraube                 250         10,00    100     25,00
Mutter                   500         12,00    100     60,00

                              Netto              85,00
                              USt 20 %             17,00
                              Gesamt              102,00`),
      ]),
    ),
  ).toEqual([
    ['250', '25.00'],
    ['500', '60.00'],
  ]);
});

it('so it does beside a reduction, where nothing says of how many the price is', () => {
  expect(
    linesOf(
      understand([
        recognised(`
Factura 4711                 Fecha 12/03/2026

Artículo               Cantidad     Precio     Por     Dto.      Importe
Tornillo 2.0 AV             200      10,00       2       45        11,00
Tuerca 4                    250       8,00       2       45        11,00

                              Base imponible          22,00
                              IVA 21 %                 4,62
                              Total                   26,62`),
      ]),
    ),
  ).toEqual([
    ['200', '11.00'],
    ['250', '11.00'],
  ]);
});

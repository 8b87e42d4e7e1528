import { Decimal } from 'decimal.js';
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';
import { withoutHeads } from './group-heads.ts';

const SUMS = [new Decimal('60.00')];

it.each([
  ['uncounted items', ['60.00', '40.00', '20.00'], ['40.00', '20.00']],
  ['groups within groups', ['60.00', '30.00', '10.00', '20.00', '30.00'], ['10.00', '20.00', '30.00']],
  ['one item', ['40.00', '40.00', '20.00'], ['40.00', '20.00']],
])('a head over %s says once more what they come to', (_what, given, kept) => {
  const lines = given.map((netTotal) => ({ netTotal }));
  expect(withoutHeads(lines, SUMS).map(({ netTotal }) => netTotal)).toEqual(kept);
});

it.each([
  ['all lines come to the sum', ['30.00', '10.00', '20.00']],
  ['the items come to none', ['50.00', '30.00', '20.00']],
])('a line that others come to by chance is one, where %s', (_where, given) => {
  const lines = given.map((netTotal) => ({ netTotal }));
  expect(withoutHeads(lines, SUMS)).toEqual(lines);
});

it("an energy bill's groups are counted by their items, a tax among them that no sum is", () => {
  expect(
    linesOf(
      understand([
        typedPage(`
Bolletta n. 5752579                                            del 13/04/2026
Descrizione                    Quantità   Corrispettivi unitari       Importo      Iva
Servizi di vendita                                                     2,45 €
Energia in F1                     7 kWh          0,147310 €/kWh        1,03 €      22%
Energia in F2                     9 kWh          0,158200 €/kWh        1,42 €      22%
Distribuzione ed uso delle reti                                        2,46 €
Quota fissa                           -                       -        0,64 €      22%
Quota potenza                    6,00 kW         0,303000 €/kW         1,82 €      22%
Altri oneri                                                            0,36 €
Imposta erariale                 29 kWh          0,012500 €/kWh        0,36 €      22%
Totale imponibile                                                      5,27 €
IVA 22%                                                                1,16 €
Totale bolletta                                                        6,43 €`),
      ]),
    ),
  ).toEqual([
    ['7', '1.03'],
    ['9', '1.42'],
    [undefined, '0.64'],
    ['6', '1.82'],
    ['29', '0.36'],
  ]);
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const slip = (...rows: readonly string[]) =>
  linesOf(
    understand([
      typedPage(`
COMESTIBLES LA VEGA, S.A.
FACTURA SIMPLIFICADA: 4471-012-88
Fecha: 08/05/2026
    Descripción                       P. Unit      Importe
${rows.join('\n')}
                                   TOTAL (€)         10,35`),
    ]),
  );

it('in a table without a column of counts items begin with theirs, where a printed price says that they do', () => {
  expect(
    slip(
      '  1 ALUBIA ROJA COCIDA                                1,15',
      '  2 ARROZ REDONDO                        1,30         2,60',
      '  1 TOMATE MALLA                                      6,60',
    ),
  ).toEqual([
    ['1', '1.15'],
    ['2', '2.60'],
    ['1', '6.60'],
  ]);
});

it.each([
  [
    'no price says so',
    [
      '  3 ALUBIAS ROJAS                                     3,75',
      '  2 ARROZ REDONDO                                     6,60',
    ],
  ],
  [
    'one begins with none',
    [
      '  2 ARROZ REDONDO                        1,30         2,60',
      '  BOLSA                                               7,75',
    ],
  ],
])('they are no counts where %s', (_where, rows) => {
  expect(slip(...rows).at(-1)?.[0]).toBeUndefined();
});

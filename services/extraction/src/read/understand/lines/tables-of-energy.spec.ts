import { expect, it } from 'vitest';
import { linesOf, recognised } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const BILL = `
Luz do Campo, Lda                                                    Fatura MN26/15
ELETRICIDADE                  Data Inicial   Quantidade     Preço Unit.   Valor sem IVA   IVA
Potência contratada           22/01/2026          1 488        0,045800           68,15   23%
Acesso às redes               22/01/2026            893        0,243500          217,45   23%
Impostos
Imposto especial de consumo                       16 922       0,001000           16 92   23%
Imposto de audiovisual                                31       0,093634            2,90    6%
Outros
Tarifa social                 22/01/2026            300        0,020670            6,20   23%
                                                          TOTAL:         311,62 €`;

it('a duty among the items is one: no sum has a quantity and a price, be its total read or not', () => {
  expect(linesOf(understand([recognised(BILL)]))).toEqual([
    ['1488', '68.15'],
    ['893', '217.45'],
    ['31', '2.90'],
    ['300', '6.20'],
  ]);
});

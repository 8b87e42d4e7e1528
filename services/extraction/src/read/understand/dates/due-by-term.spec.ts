import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const dueOn = (terms: string) =>
  understand([
    typedPage(`
TANNE ALIMENTACION, S.L.                     FACTURA N.     FECHA
CNO. REAL 38, 30012 MURCIA                   A-02777/26     26/05/26

${terms}
                                             BASE IMPONIBLE   109,80
                                             21,00 % I.V.A.    23,06
                                             TOTAL FACTURA    132,86`),
  ]).fields.dueDate?.value;

it('a day beside a term of payment, and so many days behind that of the invoice, is when it is due', () => {
  expect(dueOn('FORMA DE PAGO\nGIRO 30 DIAS          25/06/26')).toBe('2026-06-25');
  expect(dueOn('FORMA DE PAGO: GIRO 30 DIAS\n25/06/26 132,86')).toBe('2026-06-25');
});

it('a day that the term does not lead to is not', () => {
  expect(dueOn('FORMA DE PAGO\nGIRO 30 DIAS          27/06/26')).toBeUndefined();
});

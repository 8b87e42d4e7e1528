import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const dueOn = (terms: string) =>
  understand([
    typedPage(`
TANNE ALIMENTACION, S.L.                     FACTURA N.     FECHA
CALLE MAYOR 8, 30001 MURCIA                   A-00471/26     12/05/26

${terms}
                                             BASE IMPONIBLE   113,70
                                             21,00 % I.V.A.    23,88
                                             TOTAL FACTURA    137,58`),
  ]).fields.dueDate?.value;

it('a day beside a term of payment, and so many days behind that of the invoice, is when it is due', () => {
  expect(dueOn('FORMA DE PAGO\nGIRO 30 DIAS          11/06/26')).toBe('2026-06-11');
  expect(dueOn('FORMA DE PAGO: GIRO 30 DIAS\n11/06/26 137,58')).toBe('2026-06-11');
});

it('a day that the term does not lead to is not', () => {
  expect(dueOn('FORMA DE PAGO\nGIRO 30 DIAS          13/06/26')).toBeUndefined();
});

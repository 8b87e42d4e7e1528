import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const dueOn = (terms: string) =>
  understand([
    typedPage(`
TANNE ALIMENTACION, S.L.                     FACTURA N.     FECHA
CNO. REAL 38, 30012 MURCIA                   A-0277/26     12/03/26

${terms}
                                             BASE IMPONIBLE   100,00
                                             21,00 % I.V.A.    21,00
                                             TOTAL FACTURA    121,00`),
  ]).fields.dueDate?.value;

it('a day beside a term of payment, and so many days behind that of the invoice, is when it is due', () => {
  expect(dueOn('FORMA DE PAGO\nGIRO 30 DIAS          11/04/26')).toBe('2026-04-11');
  expect(dueOn('FORMA DE PAGO: GIRO 30 DIAS\n11/04/26 121,00')).toBe('2026-04-11');
});

it('a day that the term does not lead to is not', () => {
  expect(dueOn('FORMA DE PAGO\nGIRO 30 DIAS          13/04/26')).toBeUndefined();
});

it('a day beside the days that are counted from the invoice’s is the day it is due, in Portuguese too', () => {
  const { issueDate, dueDate } = understand([
    typedPage(`
FATURA                           FT S/340017221              2026-03-18T11:37:11
Forma pagamento          Condições de pagamento                       Dt vencim
DDT                      15 Dias a contar da data da factura          2026-04-02
Total fatura                                                      1.158,06 EUR`),
  ]).fields;
  expect(issueDate?.value).toBe('2026-03-18');
  expect(dueDate?.value).toBe('2026-04-02');
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const numbersOf = (head: string) => {
  const { supplierVatNumber, buyerVatNumber } = understand([
    typedPage(`
Ferretería del Ozama                             Factura de Crédito Fiscal
Tel: (809) 555-0184     RNC: 101069912           Número          30024471
${head}
Total Factura     1,180.00`),
  ]).fields;
  return [supplierVatNumber?.value, buyerVatNumber?.value];
};

it('a salesman among the facts of an invoice heads nobody’s block: the number beside him is the client’s', () => {
  const numbers = numbersOf(`
Fecha: 19/02/2025                                Vencimiento     21/03/2025
Cliente:     COLMADO EJEMPLO                       Referencia      4471
                                                 Vendedor        ADM-2
RNC:         101015477                           Condiciones     30 días`);
  expect(numbers).toEqual(['101069912', '101015477']);
});

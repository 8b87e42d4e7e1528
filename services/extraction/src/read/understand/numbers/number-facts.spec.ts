import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]).fields;

it('a title that heads a number beside its day has the letters of a series in a column of their own', () => {
  const { invoiceNumber } = read(`
MUSTER FLORES, S.L.

   Factura        Fecha
F    103        24/11/2026

Descripción             Uds.     Importe
Rosas rojas                2       35,00
Total                              42,35`);
  expect(invoiceNumber?.value).toBe('F 103');
});

it('a market place’s Spanish names the number and the day of the invoice, which is that of the delivery', () => {
  const { invoiceNumber, issueDate } = read(`
JUAN MUSTER                Fecha de la factura/Fecha de la entrega 21 noviembre 2026
CALLE FALSA, 8             Número de la factura      ES41H22GBFVJ
Fecha del pedido           20 noviembre 2026
Total                      42,35 €`);
  expect(invoiceNumber?.value).toBe('ES41H22GBFVJ');
  expect(issueDate?.value).toBe('2026-11-21');
});

it('a bare number in a column of facts is the invoice’s where the next fact is its day, however far down that is', () => {
  const { invoiceNumber } = read(`
                                            Invoice

NUMBER              FROM                    TO
0418                Northwind BV            Ada Quell
                    Tax ID: NL111222333B01  Bergweg 29
                    Kade 25C                5096 Bergen
                    1051JM Amsterdam        Norway
                    Netherlands
ISSUE DATE          contact@northwind.example
15-08-2026

Total                                       199.00 €`);
  expect(invoiceNumber?.value).toBe('0418');
});

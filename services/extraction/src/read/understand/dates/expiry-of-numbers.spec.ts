import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

it('the day until which a fiscal number is good is not when to pay, and the number is the invoice’s', () => {
  const { dueDate, invoiceNumber, currency } = understand([
    typedPage(`
                                         FACTURA DE CRÉDITO FISCAL
                                         NCF: B0100007711
                                         Vencimiento NCF: 31/12/2026
Ferretería del Este SRL
RNC: 131442209
Fecha:   27/03/2026
Vence:   26/04/2026
Subtotal:            $100.00
ITBIS (18%):          $18.00
TOTAL A PAGAR:       $118.00`),
  ]).fields;
  expect([dueDate?.value, invoiceNumber?.value, currency?.value]).toEqual(['2026-04-26', 'B0100007711', 'DOP']);
  expect(currency?.confidence).toBeLessThan(0.9);
});

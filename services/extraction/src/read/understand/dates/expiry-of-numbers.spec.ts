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

it.each(['Número CESP: 31164003071574 Vencimiento: 21/04/2026', 'C.A.E. Nº 73071582456715 Vencimiento: 21/04/2026'])(
  'nor is the day until which a treasury lets a paper be given out, though its label is told of no number: %s',
  (line) => {
    const { dueDate } = understand([
      typedPage(`
Cooperativa del Valle Ltda.
C.U.I.T.: 30-54571617-4                   FACTURA A 0091-00240764
Emisión: 20/04/2026
TOTAL                          $ 21.507,25
${line}`),
    ]).fields;
    expect(dueDate).toBeUndefined();
  },
);

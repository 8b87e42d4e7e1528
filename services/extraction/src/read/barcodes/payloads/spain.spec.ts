import { expect, it } from 'vitest';
import { ticketBai, veriFactu } from './spain.ts';

const tbai = (id: string, rest: string) => `https://batuz.eus/QRTBAI/?id=${id}&${rest}&cr=123`;
const ID = 'TBAI-B12345674-140326-MadeByMe+Z12a-007';

it("TicketBAI's address says issuer, day, number and total", () => {
  expect(ticketBai(tbai(ID, 's=SER&nf=A26-00417&i=121.50'))).toEqual({
    standard: 'TICKETBAI',
    about: 'invoice',
    values: {
      invoiceNumber: 'A26-00417',
      issueDate: '2026-03-14',
      currency: 'EUR',
      supplierVatNumber: 'ESB12345674',
      grossTotal: '121.50',
    },
  });
});

it('of a number of figures alone nobody knows how its series is printed before it', () => {
  expect(ticketBai(tbai(ID, 's=T&nf=17&i=1.00'))?.values).not.toHaveProperty('invoiceNumber');
  expect(ticketBai(tbai(ID, 'nf=17&i=1.00'))?.values.invoiceNumber).toBe('17');
});

it("VERI*FACTU's says the same", () => {
  const address = 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR';
  expect(veriFactu(`${address}?nif=B12345674&numserie=2026%26G33&fecha=01-09-2026&importe=241.4`)?.values).toEqual({
    invoiceNumber: '2026&G33',
    issueDate: '2026-09-01',
    currency: 'EUR',
    supplierVatNumber: 'ESB12345674',
    grossTotal: '241.40',
  });
});

it('what is malformed is left out, and another address says nothing', () => {
  expect(ticketBai(tbai(ID.replace('1403', '1413').replace('674', '675'), 's=T&nf=A1&i=x'))?.values).toEqual({
    invoiceNumber: 'A1',
    currency: 'EUR',
  });
  expect(ticketBai(tbai('TBAI-1', 'nf=17'))).toBeUndefined();
  expect(veriFactu('https://example.com/ValidarQR?nif=B12345674&importe=1')).toBeUndefined();
});

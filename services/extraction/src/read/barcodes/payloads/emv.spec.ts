import { expect, it } from 'vitest';
import { emv } from './emv.ts';

const PIX =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406123.455802BR5913LOJA DE MOLDE6008SALVADOR62070503***63047D11';
const BAHT = '00020101021226200016com.example.paym52040000530376454071250.505802TH5910MADE STORE6007BANGKOK63047CAE';

it("Brazil's Pix says how much, and not what the shop calls itself", () => {
  expect(emv(PIX)).toEqual({ standard: 'PIX', about: 'payment', values: { currency: 'BRL', amountDue: '123.45' } });
});

it("another scheme's is in the money that it names", () => {
  expect(emv(BAHT)).toEqual({ standard: 'EMV', about: 'payment', values: { currency: 'THB', amountDue: '1250.50' } });
});

it('one whose check fails says nothing', () => {
  expect(emv(PIX.replace('123.45', '923.45'))).toBeUndefined();
  expect(emv(PIX.slice(0, -8))).toBeUndefined();
});

// Money of which a recogniser may have lost the signs before decimals.
import { expect, it } from 'vitest';
import { recognised } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (typed: string) => understand([recognised(typed)]).fields;

it('whole money on a picture is what it says, and not sure', () => {
  const { netTotal, vatTotal, grossTotal } = read(`
Lighthouse Optics Inc, 14 Quay Street, Harbour Town                                   Invoice no. LO-77
Date: 2024/02/10
                                                              Amount: 400000 USD
                                                              VAT: 40000 USD
                                                              Total (including tax): 440000 USD`);
  expect([netTotal?.value, vatTotal?.value, grossTotal?.value]).toEqual(['400000.00', '40000.00', '440000.00']);
  for (const field of [netTotal, vatTotal, grossTotal]) expect(field?.confidence).toBeLessThan(0.6);
});

it('where one number kept its decimals, the others lost them', () => {
  const { netTotal, vatTotal, grossTotal } = read(`
Lighthouse Optics Inc, 14 Quay Street, Harbour Town                                   Invoice no. LO-77
Date: 2024/02/10
                                                              Net amount: 40000 USD
                                                              VAT: 40.00 USD
                                                              Total (including tax): 44000 USD`);
  expect([netTotal?.value, vatTotal?.value, grossTotal?.value]).toEqual(['400.00', '40.00', '440.00']);
});

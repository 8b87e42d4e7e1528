// Money of which a recogniser may have lost the signs before decimals.
import { expect, it } from 'vitest';
import { recognised } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

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

const WHOLE = `
Lighthouse Optics Inc, 14 Quay Street, Harbour Town                                   Invoice no. LO-77
Date: 2024/02/10
                                                              Amount: 500 EUR
                                                              VAT: 100 EUR
                                                              Total (including tax): 600 EUR`;

it.each([
  ['a decree', `${WHOLE}\nSettled under decree (X11.29.) of 2007`],
  ['a version', `${WHOLE}\nPrinted by Ledger 7.42`],
])('%s is no money with decimals', (_what, typed) => {
  expect(read(typed).grossTotal?.value).toBe('600.00');
});

it('whole sums that no currency stands beside are whole where they are printed again and again', () => {
  const { grossTotal } = read(`
Lighthouse Optics Inc, 14 Quay Street, Harbour Town                                   Invoice no. LO-77
Date: 2024/02/10
Article                            Count      Price
Service contract                   1          48290
Without tax                        Tax        To pay
48290                              0          48290`);
  expect(grossTotal?.value).not.toBe('482.90');
});

it('a whole total among sums with decimals is whole where they add up to it', () => {
  const { grossTotal } = read(`
Lighthouse Optics Inc, 14 Quay Street, Harbour Town                                   Invoice no. LO-77
Date: 2024/02/10
                                                              Amount: 7000.00
                                                              CGST 9%: 630.00
                                                              SGST 9%: 630.00
                                                              Total (including tax): 8260`);
  expect(grossTotal?.value).toBe('8260.00');
});

it('whole money that is written with a dash behind its comma has lost none', () => {
  const { netTotal, vatTotal, grossTotal } = read(`
Zeilschool De Plas                                                                    Factuurnummer ZS-77
Factuurdatum 10-02-2026
                                                              Totaal exclusief BTW    € 214,50
                                                              6% BTW                  € 10,80
                                                              21% BTW                 € 7,70
                                                              Totaal                  €233,-`);
  expect([netTotal?.value, vatTotal?.value, grossTotal?.value]).toEqual(['214.50', '18.50', '233.00']);
});

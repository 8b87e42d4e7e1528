import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

/** A Brazilian bill of energy, its taxes told under its items. */
const bill = ({ taxes = 'ICMS       330,00     18,00      59,40' } = {}) => `
LUZ DO VALE DISTRIBUIDORA S.A.
NOTA FISCAL Nº 004471                     DATA DE EMISSÃO: 14/04/2026
Consumo em kWh          250      1,320000     330,00
Iluminação pública                             20,00
TOTAL                                         350,00
TRIBUTO     BASE       ALÍQ        VALOR
${taxes}
PIS        270,60      1,00       2,71`;
const read = (...typed: readonly string[]) => {
  const { vatTotal, netTotal } = understand(typed.map((page, at) => typedPage(page, at + 1))).fields;
  return { vat: vatTotal?.value, net: netTotal?.value, isSure: (vatTotal?.confidence ?? 0) > 0.5 };
};

it('the tax that the prices hold is the VAT where base and rate make it, and not sure', () => {
  expect(read(bill())).toEqual({ vat: '59.40', net: undefined, isSure: false });
});

it('what was added to the items is none, though both make the total: no net total stands before it', () => {
  const typed = bill().replace('Iluminação pública           ', 'Imposto de iluminação pública');
  expect(read(typed.replace('59,40', '61,40'))).toEqual({ vat: '20.00', net: '330.00', isSure: true });
  expect(read(typed)).toEqual({ vat: '59.40', net: undefined, isSure: false });
});

it('what stands before its name on the row is of something else', () => {
  expect(read(bill({ taxes: '    20,00       ICMS       330,00     18,00      59,40' })).vat).toBe('59.40');
});

it('those of two rates make one', () => {
  const taxes = 'ICMS       100,00     12,00      12,00\nICMS       230,00     18,00      41,40';
  expect(read(bill({ taxes })).vat).toBe('53.40');
});

it.each([
  ['that its base and rate do not make', 'ICMS       330,00     18,00      61,40', '61.40'],
  ['of another name', 'COFINS     330,00     18,00      59,40', '59.40'],
  ['of noughts', 'ICMS       330,00      0,00       0,00', '0.00'],
])('a tax %s is not', (_what, taxes, tax) => {
  expect(read(bill({ taxes })).vat).not.toBe(tax);
});

it('nor are those of the parts of a bill, each on its page', () => {
  const part = 'Unidade 2\nICMS       110,00     18,00      19,80';
  expect(['59.40', '19.80', '79.20']).not.toContain(read(bill(), part).vat);
});

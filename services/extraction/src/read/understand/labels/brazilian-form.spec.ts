import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf, valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

/** Brazil's national form, whose taxes are within its prices. */
const form = ({ tax = '0,00', discount = '0,00', total = '380,00', icms = 'VALOR DO ICMS' } = {}) =>
  understand([
    typedPage(`
DANFE
Documento Auxiliar da Nota Fiscal Eletrônica
GRANJA MODELO LTDA                                            DATA DA EMISSÃO
No Documento: 202609118                                          03/10/2026
CÁLCULO DO IMPOSTO
BASE DE CÁLC. DO ICMS     ${icms.padEnd(13)}     ${`${icms} SUBST.`.padEnd(20)}     V. TOTAL PRODUTOS
             190,00              ${tax.padStart(5)}                     0,00                380,00
VALOR DO FRETE            DESCONTO          VALOR TOTAL IPI          V. TOTAL DA NOTA
               0,00             ${discount.padStart(6)}                     0,00                ${total}
CÓDIGO    DESCRIÇÃO DO PRODUTO      QUANT      VALOR      VALOR      VALOR     VALOR
                                               UNIT       TOTAL      DESC      ICMS
4413      Copos                      2,0000     100,00     200,00     10,00     12,00
4414      Tampas                     3,0000      60,00     180,00     10,00     10,80`),
  ]);

it('the columns of prices, totals, reductions and taxes are told by the second row of their headings', () => {
  expect(linesOf(form())).toEqual([
    ['2', '200.00'],
    ['3', '180.00'],
  ]);
});

it('the total is the form’s own, and no base and no tax within the prices', () => {
  expect(valuesOf(form({ tax: '22,80', discount: '20,00', total: '360,00' }))).toMatchObject({
    invoiceNumber: '202609118',
    issueDate: '2026-10-03',
    grossTotal: '360.00',
  });
});

it('where no tax is within the prices, the VAT is nought', () => {
  expect(valuesOf(form())).toMatchObject({ vatTotal: '0.00', grossTotal: '380.00' });
});

it.each(['VALOR DO ICMS', 'VALOR ICMS'])('the tax within the prices is the VAT (%s)', (icms) => {
  expect(valuesOf(form({ icms, tax: '22,80' }))).toMatchObject({ vatTotal: '22.80', grossTotal: '380.00' });
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const totalsOf = (typed: string) => {
  const { netTotal, vatTotal, grossTotal } = understand([typedPage(typed)]).fields;
  return [netTotal?.value, vatTotal?.value, grossTotal?.value];
};

it('two sums behind a total’s label are a net total and its VAT, where what they come to is printed', () => {
  const page = (total: string) => `
Factura nr. 4471                       Data emiterii 12.03.2026
Abonament lunar                           214,50        40,76
Total factură curentă                     214,50        40,76
Sold anterior                                            0,00
${total}`;
  expect(totalsOf(page('255,26 lei'))).toEqual(['214.50', '40.76', '255.26']);
  expect(totalsOf(page('Contract 88'))[0]).not.toBe('214.50');
});

it('three are a net total, its VAT and the total', () => {
  expect(totalsOf('Facture 4471\nTotal facture      39,99      8,00      47,99')).toEqual(['39.99', '8.00', '47.99']);
});

it('so are three whose total is a cent more, the items having been rounded', () => {
  const page = (total: string) => `Facture 4471\nTotal facturé :      135,81 €      27,16 €      ${total} €`;
  expect(totalsOf(page('162,98'))).toEqual(['135.81', '27.16', '162.98']);
  expect(totalsOf(page('163,98'))[1]).not.toBe('27.16');
});

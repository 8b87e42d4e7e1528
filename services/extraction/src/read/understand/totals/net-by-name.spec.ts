import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const totalsOf = (typed: string) => {
  const { netTotal, vatTotal, grossTotal } = understand([typedPage(typed)]).fields;
  return [netTotal?.value, vatTotal?.value, grossTotal?.value];
};
const page = (total: string) => `
Factuurnummer: 4471
              BTW-basis     BTW-bedrag      Totaal excl. btw     310,00 EUR
12 %            310,00        37,20         12% BTW               37,20 EUR
Totaal          310,00        37;20         Totaal incl. btw     ${total} EUR`;

it('a sum that is the net total by name is no total beside a VAT, though the total was not read', () => {
  expect(totalsOf(page('34T,2O'))).toEqual(['310.00', '37.20', undefined]);
  expect(totalsOf(page('347,20'))).toEqual(['310.00', '37.20', '347.20']);
});

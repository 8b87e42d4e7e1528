import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

it('what is called VAT is none where the page has no sum that it could be of', () => {
  const vatOf = (sum: string) =>
    understand([typedPage(`Factura 4471\nIVA 5%  0,00   IVA 10%      ${sum}\nEnergía 84,91   Potencia 126,64`)]).fields
      .vatTotal?.value;
  expect(vatOf('412,37')).toBeUndefined();
  expect(vatOf('21,15')).toBe('21.15');
});

it('nor where it is more than what it is of, though they add up: a sign of money was read as a figure', () => {
  const read = (net: string, tax: string, total: string) =>
    understand([typedPage(`Invoice 4471\nSubtotal     ${net}\nSales Tax    ${tax}\nGrand Total  ${total}`)]).fields
      .vatTotal?.value;
  expect(read('$7.50', '30.00', '37.50')).toBeUndefined();
  expect(read('$7.50', '$0.00', '$7.50')).toBe('0.00');
  expect(read('$7.50', '$2.00', '$9.50')).toBe('2.00');
});

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

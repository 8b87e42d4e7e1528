import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const currencyOf = (page: string) => understand([typedPage(page)]).fields.currency?.value;

it.each([
  ['BRL', 'DANFE\nNota Fiscal No 000.001.452\nCNPJ\n18.171.516/0001-64\nVALOR TOTAL DA NOTA\n506,00'],
  ['ARS', 'Liquidación 0003-29717086\nCUIT:\nTOTAL   31.228,00'],
  ['ARS', 'Liquidación 0003-29717086\nN° CUIT:\nTOTAL   $ 31.228,00'],
  ['COP', 'Factura de venta 1731488\nNIT: 800123456-5\nTOTAL FACTURA  13.000,00\nTRECE MIL PESOS CON CERO CENTAVOS'],
])('%s is the money of who names a number that one country has', (currency, page) => {
  expect(currencyOf(page)).toBe(currency);
});

it('what was cooked is no number of Argentina’s', () => {
  expect(currencyOf('Facture 4471\nJambon cuit     $ 12.00\nTotal     $ 12.00')).not.toBe('ARS');
});

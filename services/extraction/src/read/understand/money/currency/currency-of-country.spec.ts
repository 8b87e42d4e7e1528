import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const currencyOf = (page: string) => understand([typedPage(page)]).fields.currency?.value;

it.each([
  ['BRL', 'DANFE\nNota Fiscal No 000.004.712\nCNPJ\n11.222.333/0001-81\nVALOR TOTAL DA NOTA\n471,00'],
  ['ARS', 'Liquidación 0003-44710825\nCUIT:\nTOTAL   27.416,00'],
  ['ARS', 'Liquidación 0003-44710825\nN° CUIT:\nTOTAL   $ 27.416,00'],
  ['COP', 'Factura de venta 4471208\nNIT: 800123456-5\nTOTAL FACTURA  14.000,00\nCATORCE MIL PESOS CON CERO CENTAVOS'],
])('%s is the money of who names a number that one country has', (currency, page) => {
  expect(currencyOf(page)).toBe(currency);
});

it('what was cooked is no number of Argentina’s', () => {
  expect(currencyOf('Facture 4471\nJambon cuit     $ 12.00\nTotal     $ 12.00')).not.toBe('ARS');
});

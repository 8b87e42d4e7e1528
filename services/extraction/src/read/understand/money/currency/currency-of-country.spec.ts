import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const currencyOf = (page: string) => understand([typedPage(page)]).fields.currency?.value;

it.each([
  ['BRL', 'DANFE\nNota Fiscal No 000.001.760\nCNPJ\n11.222.333/0001-81\nVALOR TOTAL DA NOTA\n480,00'],
  ['ARS', 'Liquidación 0003-29700412\nCUIT:\nTOTAL   30.150,00'],
  ['ARS', 'Liquidación 0003-29700412\nN° CUIT:\nTOTAL   $ 30.150,00'],
  ['COP', 'Factura de venta 1730215\nNIT: 800123456-5\nTOTAL FACTURA  15.000,00\nQUINCE MIL PESOS CON CERO CENTAVOS'],
])('%s is the money of who names a number that one country has', (currency, page) => {
  expect(currencyOf(page)).toBe(currency);
});

it('what was cooked is no number of Argentina’s', () => {
  expect(currencyOf('Facture 4471\nJambon cuit     $ 12.00\nTotal     $ 12.00')).not.toBe('ARS');
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]).fields;

it('the holder of a contract is billed; the holder of an account is paid', () => {
  const phone = read(`
Número de factura:       TA6C40118273
Fecha de emisión:        1 de febrero de 2024
Titular:                 Panadería La Tahona, S.L.
NIF:                     B37105533
Total a pagar            174,88 €
Onda Ibérica, S.A.U. Domicilio social: Ronda 112, 28050 Madrid. Inscrita R.M. Madrid. CIF A28015865`);
  expect(phone.buyerName?.value).toBe('Panadería La Tahona, S.L.');
  expect(phone.supplierName?.value).toBe('Onda Ibérica, S.A.U.');
  const transfer = read(`
Factura 2026-12                       12/03/2026
Cliente: Bodegas Prado, S.L.
Total                                 121,00 €
Titular: Marta Ferrer Soler
IBAN: ES91 2100 0418 4502 0005 1332`);
  expect(transfer.supplierName?.value).toBe('Marta Ferrer Soler');
});

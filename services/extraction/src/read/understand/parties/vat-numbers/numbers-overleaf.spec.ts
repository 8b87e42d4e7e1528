import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const DETAILS = `
DETALLE DE FACTURA
Energía consumida                 100,00 €
IVA 21 %                           21,00 €
TOTAL IMPORTE FACTURA             121,00 €`;
const FRONT = (name: string) => `
FACTURA DE ELECTRICIDAD
${name}
CIF A58818501
N° FACTURA: 2126021101            FECHA DE EMISIÓN: 11/02/2026`;

it('a name in law over a VAT number names the seller, be the pages scanned in whatever order', () => {
  const { supplierName, supplierVatNumber } = understand([
    typedPage(DETAILS, 1),
    typedPage(FRONT('LUZ DEL CAMPO CLIENTES, S.A.U.'), 2),
  ]).fields;
  expect(supplierName?.value).toBe('LUZ DEL CAMPO CLIENTES, S.A.U.');
  expect(supplierVatNumber?.value).toBe('A58818501');
});

it('what stands over a number overleaf and has no form of law names nobody', () => {
  const { supplierName } = understand([typedPage(DETAILS, 1), typedPage(FRONT('INFORMACIÓN ADICIONAL'), 2)]).fields;
  expect(supplierName?.value).not.toBe('INFORMACIÓN ADICIONAL');
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const numberOf = (typed: string) => understand([typedPage(typed)]).fields.supplierVatNumber?.value;

it.each([
  ['Chile', 'R.U.T.: 76.086.428-5', '11.111.111-1', 'FACTURA ELECTRÓNICA', '760864285'],
  ['Peru', 'R.U.C. 20100070970', '20131312955', 'FACTURA', '20100070970'],
])(
  'in the box of the tax office of %s over the title stands who issues, though his client’s stands by a name',
  (_country, box, clients, title, own) => {
    expect(
      numberOf(`
TRANSPORTES MODELO SPA
VENTA AL POR MAYOR DE QUESOS                          ${box}
Casa Matriz: Calle Larga 5
Fono: 912345678                                       ${title}
                                                      N° 4471

Razón Social ANA MUESTRA FUENTES                      Fecha de Emisión 07-05-2026
RUT ${clients}
Total  71.400`),
    ).toBe(own);
  },
);

it('a number among the buyer’s facts is his, though a title stands under it', () => {
  expect(
    numberOf(`
TRANSPORTES MODELO SAC
R.U.C. 20100070970
Calle Larga 68, Lima

Cliente: ANA MUESTRA FUENTES SAC
R.U.C. 20131312955
FACTURA E001-4471
Total  25.00`),
  ).toBe('20100070970');
});

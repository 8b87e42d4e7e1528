import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it('what the tenant keeps back is no part of net and tax, which no label need call so', () => {
  const read = understand([
    typedPage(`
FACTURA 12/2026
ARRENDADOR:      D. Ejemplo Ramos Vega
ARRENDATARIO:    Muestra Aguas S.L.U.
CONCEPTO:        Alquiler enero 2026
IMPORTE:                      400,00 €
RETENCIÓN 19% I.R.P.F.       - 76,00 €
7% I.G.I.C.                    28,00 €
TOTAL                         352,00 €`),
  ]);
  expect(valuesOf(read)).toMatchObject({ netTotal: '400.00', vatTotal: '28.00', amountDue: '352.00' });
  expect(read.fields.grossTotal).toBeUndefined();
});

it('Mexico’s transferred taxes are the VAT, and those kept back are not', () => {
  const read = understand([
    typedPage(`
Factura: L4471            Fecha: 2026-02-23
Cantidad:   Unidad:   Clave Unidad:   ClaveProdServ:   ValorUnitario:     Importe:
       1    Servicio  E48             78101802         $ 63,426.00     $ 63,426.00
SubTotal :                 $63,426.00
Traslados :                $10,148.16
Retenciones :               $2,537.04
Total :                    $71,037.12`),
  ]);
  expect(valuesOf(read)).toMatchObject({ netTotal: '63426.00', vatTotal: '10148.16', amountDue: '71037.12' });
  expect(read.lines.map(({ quantity, netTotal }) => [quantity, netTotal])).toEqual([['1', '63426.00']]);
});

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
IMPORTE:                      500,00 €
RETENCIÓN 19% I.R.P.F.       - 95,00 €
7% I.G.I.C.                    35,00 €
TOTAL                         440,00 €`),
  ]);
  expect(valuesOf(read)).toMatchObject({ netTotal: '500.00', vatTotal: '35.00', amountDue: '440.00' });
  expect(read.fields.grossTotal).toBeUndefined();
});

it('Mexico’s transferred taxes are the VAT, and those kept back are not', () => {
  const read = understand([
    typedPage(`
Factura: L4471            Fecha: 2026-02-20
Cantidad:   Unidad:   Clave Unidad:   ClaveProdServ:   ValorUnitario:     Importe:
       1    Servicio  E48             78101802         $ 50,000.00     $ 50,000.00
SubTotal :                 $50,000.00
Traslados :                $ 8,000.00
Retenciones :               $2,000.00
Total :                    $56,000.00`),
  ]);
  expect(valuesOf(read)).toMatchObject({ netTotal: '50000.00', vatTotal: '8000.00', amountDue: '56000.00' });
  expect(read.lines.map(({ quantity, netTotal }) => [quantity, netTotal])).toEqual([['1', '50000.00']]);
});

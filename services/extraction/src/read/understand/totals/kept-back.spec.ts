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

it.each(['Less W/T  3%', 'WT 3%', 'Less WHT'])('Thailand’s “%s” is taken off what is to be paid alone', (label) => {
  const { netTotal, vatTotal, grossTotal, amountDue } = understand([
    typedPage(`
Northwind Retail Co.,Ltd.                     INVOICE
8/F., Lake Building, Bangkok 10110            No: NW471200338
Item   Description                                    Amount (THB)
1      Display allowance                                 5,200.00

                                  Total before VAT       5,200.00
                                  VAT       7%             364.00
                                  Total amount           5,564.00
                                  ${label.padEnd(22)} 156.00
                                  Net amount             5,408.00`),
  ]).fields;
  expect([netTotal, vatTotal, grossTotal, amountDue].map((one) => one?.value)).toEqual([
    '5200.00',
    '364.00',
    '5564.00',
    '5408.00',
  ]);
});

it('words may say what is left to pay once a tax was kept back, and not the total', () => {
  const { grossTotal, amountDue } = understand([
    typedPage(`
Northwind Retail Co.,Ltd.                     INVOICE
8/F., Lake Building, Bangkok 10110            No: NW471200338
Item   Description                                    Amount (THB)
1      Display allowance                                 5,200.05

                                  Total exc. VAT         5,200.05
                                  VAT       0%               0.00
FIVE THOUSAND FORTY FOUR and 5/100 BAHT
                                  Total inc. VAT         5,200.05
                                  Less W/T  3%             156.00
                                  Net Total              5,044.05`),
  ]).fields;
  expect([grossTotal?.value, amountDue?.value]).toEqual(['5200.05', '5044.05']);
});

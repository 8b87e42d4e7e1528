import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const sums = (boxes: string) =>
  valuesOf(
    understand([
      typedPage(`
Fornitore: MUSTER SRL                          Cliente: ESEMPIO SRL
Partita IVA: IT00743110157
Numero documento: 1/104                        Data documento: 27-02-2026

Descrizione                   Quantità   Prezzo unitario   %IVA   Prezzo totale
DISCO D.350                       1,00            510,00  22,00          510,00
DISCO D.400                       2,00             67,00  22,00          134,00

${boxes}`),
    ]),
  );

it('reads sums that are set right in boxes whose names are set left', () => {
  expect(
    sums(`
Riferimenti normativi         %IVA    Spese    Totale imponibile                     Totale imposta
                                   accessorie
I (esigibilità immediata)    22,00                        644,00                                      141,68
Imposta bollo          Sconto           Arr.            Totale documento
                                                                                                      785,68`),
  ).toMatchObject({ netTotal: '644.00', vatTotal: '141.68', grossTotal: '785.68' });
});

it('takes nothing of two sums in a box, nor of what stands further below', () => {
  const { grossTotal } = sums(`
Imposta bollo          Sconto           Arr.            Totale documento
                                                                           785,68         12,00`);
  expect(grossTotal).not.toBe('785.68');
  expect(
    sums(`
Imposta bollo          Sconto           Arr.            Totale documento


                                                                           785,68`).grossTotal,
  ).not.toBe('785.68');
});

it('gives each heading of a row the amount in its own box, be its neighbour’s nearer', () => {
  expect(
    sums(`
VALOR DO FRETE       VALOR DO SEGURO      DESCONTO      VALOR DO IPI          VALOR TOTAL DA NOTA
                0,00                 0,00          0,00                  0,00                         644,00`),
  ).toMatchObject({ grossTotal: '644.00' });
});

it('reads sums under the names of their boxes on a picture, whose ink is lower than its font', () => {
  const page = typedPage(
    `
FACTURA 44710263                   Fecha: 14/05/2026
IMPORTE                   PORTES                    BASE IMPONIBLE            21,00%IVA                 REC. EQ.                  TOTAL

                   6,40                      0,00                      6,40                      1,34                      0,00                      7,74`,
    1,
    'ocr',
  );
  expect(valuesOf(understand([page]))).toMatchObject({ netTotal: '6.40', vatTotal: '1.34', grossTotal: '7.74' });
});

// Numbers of receipts, as the tills of their countries call them.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

it.each([
  ['000813', 'EXTRATO N° 000813 do CUPOM FISCAL ELETRÔNICO - SAT'],
  ['000340273', 'NFC-e 000340273 Serie 315 20/06/2025 13:20'],
  ['004711', '20/06/2025 13:20:51 CCF:001203 COO:004711'],
  ['878786', 'Kvitt: 878786      OperNr: 120'],
  ['162077', 'Kvitt: 162077      OperNr: 018\nSerienr.: 91277'],
  ['341277', 'Kuitti: 341277     Kassa: 01'],
  ['00023177', 'P.V. Nro.: 0001    Nro. T.: 00023177'],
  ['412010-00', 'Table: B1                     OR# :412010-00'],
  ['8815', 'Saljare: 17      Kassa: 02      Nr: 8815'],
  ['000.061.207', 'Numero 000.061.207 Serie 022 Emissao 20/06/2025 13:20'],
  ['0003-00041877', 'Factura A\nNumero 0003-00041877     20/06/2025 13:20'],
])('%s, of %s', (number, line) => {
  const { invoiceNumber } = understand([
    typedPage(`
PADARIA DO LARGO LTDA
RUA DAS FLORES, 12
${line}
20/06/2025 13:20
PAO FRANCES          59,90
TOTAL R$             59,90
DINHEIRO             60,00
TROCO                 0,10`),
  ]).fields;
  expect(invoiceNumber?.value).toBe(number);
});

it('no number is what stands behind a telephone’s word without a space', () => {
  const read = (line: string) =>
    understand([typedPage(`BAGERI LINDEN AB\nSTORSTAD   ${line}\nDatum: 2025-06-20\nTotal   59,90 Kr`)]).fields;
  expect(read('TEL.030-5550123').invoiceNumber).toBeUndefined();
  expect(read('KV.030-5550123').invoiceNumber?.value).toBe('KV.030-5550123');
});

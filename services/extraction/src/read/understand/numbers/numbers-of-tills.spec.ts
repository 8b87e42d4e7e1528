// Numbers of receipts, as the tills of their countries call them.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

it.each([
  ['000813', 'EXTRATO N° 000813 do CUPOM FISCAL ELETRÔNICO - SAT'],
  ['000340273', 'NFC-e 000340273 Serie 315 20/06/2025 13:20'],
  ['004711', '20/06/2025 13:20:51 CCF:001203 COO:004711'],
  ['878786', 'Kvitt: 878786      OperNr: 120'],
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

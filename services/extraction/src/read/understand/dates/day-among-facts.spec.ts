import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { withConfidence } from '../../calibration/calibrate-reading.ts';
import { understand } from '../understand.ts';

const dayOf = (typed: string) => {
  const { fields, findings } = understand([typedPage(typed)]);
  const { issueDate } = withConfidence(fields, findings);
  return issueDate && [issueDate.value, issueDate.confidence >= 0.9];
};

const items = `
Código     Descripción             Uds.     Precio     Importe
4711       Rosas rojas                2      17,50       35,00
Total factura                                            42,35`;

it.each([
  ['FACTURA       Fecha          VD/CN', '204.871       28/07/2026     5/0'],
  ['Numero        Fecha          Forma de Pago', '3047715       28/07/2026     Contado'],
  ['DATA          CLIENTE        CONTRIBUINTE', '28-07-2026    2307114        501964843'],
  ['ACME INVOICE #          DATE', 'INV/2026/004            28 July 2026'],
])('a bare date in the head of a letter is the invoice’s: %s', (headings, values) => {
  expect(dayOf(`MUSTER FLORES, S.L.\n\n${headings}\n${values}\n${items}`)).toEqual(['2026-07-28', true]);
});

it('beside the number of a slip, or over money, it may be another’s', () => {
  const headed = (headings: string, values: string) =>
    dayOf(`Muster Flores\nFACTURA\n\n${headings}\n${values}\n${items}`)?.[1];
  expect(headed('Factura      Albarán No    Fecha', '204.871      4477          28/07/2026')).toBe(false);
});

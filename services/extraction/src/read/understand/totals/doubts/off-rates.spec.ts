import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { withConfidence } from '../../../calibration/calibrate-reading.ts';
import { understand } from '../../understand.ts';

it('what is added to a sum of lines is no certain VAT where the rates that are printed make none like it', () => {
  const certainTax = (added: string, total: string) => {
    const { fields, findings } = understand([
      typedPage(`
Conta de energia no. 4471                    Data 17/01/2026
Consumo                                       92,00
Banda                                          3,00
Subtotal                                      95,00
Xyzwq                                        ${added}
IVA incluido segundo a tabela
Valor total da fatura                    R$  ${total}
ICMS        95,00      12,00%
PIS         95,00       0,67%`),
    ]);
    const { vatTotal } = withConfidence(fields, findings);
    return vatTotal && vatTotal.confidence >= 0.9 ? vatTotal.value : undefined;
  };
  expect(certainTax(' 6,10', '101,10')).toBeUndefined();
  expect(certainTax('11,40', '106,40')).toBe('11.40');
});

it('what is charged besides is no VAT where every rate that is printed is nought', () => {
  const { fields, findings } = understand([
    typedPage(`
Tax Invoice
Invoice Number  3K7PB104482          Invoice Date  22-06-2026

SN   Description          HSN      Qty   Gross       Discount   Taxable    Taxes                    Total
1    Wooden beads         440200   1     Rs.140.00   Rs.31.00   Rs.109.00  SGST @0.0% :Rs.0.00      Rs.109.00
                                                                           CGST @0.0% :Rs.0.00
2    OTHER CHARGES        440200   NA    Rs.2.00     0          Rs.2.00    SGST @0.0% :Rs.0.00      Rs.2.00
                                                                           CGST @0.0% :Rs.0.00
Total                                                                      Rs.0.00                  Rs.111`),
  ]);
  const { vatTotal } = withConfidence(fields, findings);
  expect(vatTotal?.value === '0.00' || (vatTotal?.confidence ?? 0) < 0.9).toBe(true);
});

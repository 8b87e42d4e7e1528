import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

it('two taxes and what rounds them off lead to the total', () => {
  const { fields } = understand([
    typedPage(`
Tax Invoice                     Invoice No. VEC/0317
Description        Quantity      Rate        Amount
PVC wire            120       1,285.00   1,54,200.00
MCB 16A             360         142.50     51,300.00
Plate                85          67.25      5,716.25
                                         2,11,216.25
                    Output CGST    9 %     19,009.46
                    Output SGST    9 %     19,009.46
                    Less : Round Off        (-)0.17
                    Total              ₹ 2,49,235.00`),
  ]);
  expect(fields).toMatchObject({
    netTotal: { value: '211216.25' },
    vatTotal: { value: '38018.92' },
    grossTotal: { value: '249235.00' },
  });
});

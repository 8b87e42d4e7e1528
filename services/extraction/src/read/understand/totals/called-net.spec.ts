import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it('what is called net under its VAT, and comes to both and the rounding, is the total', () => {
  const page = typedPage(`
TAX INVOICE     Invoice No. SV/118     Date: 14-Jul-2026
Taxable value                            1,000.40
IGST 18%                                   180.07
Round off                                    0.47
Net amount                               1,180.00`);
  expect(valuesOf(understand([page]))).toMatchObject({
    netTotal: '1000.40',
    vatTotal: '180.07',
    grossTotal: '1180.00',
  });
});

it('what is called a total over its VAT is the net total of what is called net', () => {
  const read = understand([
    typedPage(`
TAX INVOICE     Invoice No. AW/118     Date: 14-Apr-2026
Scaffolding pipes                        1,005.00
Transport                                  350.00
Total                                    1,355.00
VAT 10%                                    135.50
Net Amount                               1,490.50`),
  ]);
  expect(valuesOf(read)).toMatchObject({ netTotal: '1355.00', vatTotal: '135.50', grossTotal: '1490.50' });
  expect(read.fields.grossTotal?.confidence).toBeGreaterThan(0.6);
});

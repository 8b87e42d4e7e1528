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

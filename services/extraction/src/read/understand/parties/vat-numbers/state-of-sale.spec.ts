import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const [HEAD, LOCAL, BUYER] = ['33AAOCM2201E1Z0', '05AAOCM2201E1ZZ', '05AAACI1314G1Z9'];
const sold = (taxes: string) =>
  understand([
    typedPage(`
Muster Cash Services Limited                        GST No. ${HEAD}

Tax Invoice                                         Invoice No. CMS/0060/21
Muster Cash Services Limited
149, Old Colony, Dehradun
GSTIN/UIN: ${LOCAL}

Buyer (Bill to)
Kulkarni Bank Limited
GSTIN/UIN: ${BUYER}

Service charge                1,000.00
${taxes}
Total                         1,180.00`),
  ]).fields;

it("where a state's tax is charged, the seller's number is that of the buyer's state", () => {
  const fields = sold('CGST-9%                          90.00\nSGST-9%                          90.00');
  expect(fields.supplierVatNumber?.value).toBe(LOCAL);
  expect(fields.buyerVatNumber?.value).toBe(BUYER);
});

it('where it crosses a border of states it stays as it was found', () => {
  expect(sold('IGST-18%                        180.00').supplierVatNumber?.value).toBe(HEAD);
});

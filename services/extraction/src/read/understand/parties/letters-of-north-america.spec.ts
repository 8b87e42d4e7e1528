import { describe, expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]);

describe('a letter of North America', () => {
  it('goes to whom it names, right under the letterhead', () => {
    const { buyerName } = valuesOf(
      read(`
MODEL Engineering                         Invoice
City of Testing                           February 9, 2018
Attn: Public Works Director               Invoice No: 0204417
Testing, OK 73055

Total this Invoice                        $18,650.00
`),
    );
    expect(buyerName).toBe('City of Testing');
  });

  it('goes to the company, not to who opens the letter', () => {
    const paper = (opener: string) =>
      valuesOf(
        read(`
MODEL LABORATORIES                        February 7, 1983

Sample Research
${opener}
P. O. Box 26583
Richmond, Virginia 23261

INVOICE NO. 2217
TOTAL AMOUNT DUE                          $18,450.00
`),
      ).buyerName;
    expect(paper('Attn: Dr. H. L. Testman')).toBe('Sample Research');
    expect(paper('Attn: General Counsel')).toBe('Sample Research');
    expect(paper('Accounting Department\nAttn: Dr. H. L. Testman')).toBe('Sample Research');
  });

  it('has the number of who employs, and no VAT number of Norway', () => {
    expect(
      read('Test and Sample, P.C.\nTax I.D. No. 06-5550147\n\nInvoice No. 40982').fields.supplierVatNumber?.value,
    ).toBe('06-5550147');
  });
});

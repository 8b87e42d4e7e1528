// Invoices as programs and trades in eight countries set them, in layouts and words that no sample has.
import { expect, it } from 'vitest';
import { typedInvoices } from '../../testing/typed-invoice.ts';
import { typedPage } from '../../testing/typed-page.ts';
import { withConfidence } from '../calibration/calibrate-reading.ts';
import { understand } from './understand.ts';

it.each(typedInvoices())('$name is read as it says', ({ says, page }) => {
  const { fields } = understand([typedPage(page)]);
  const read = Object.keys(says).map((name) => {
    const value = fields[name as keyof typeof fields]?.value ?? null;
    return [name, name === 'supplierName' ? (value?.toLowerCase() ?? null) : value];
  });
  const { supplierName, ...others } = says;
  expect(Object.fromEntries(read)).toEqual({
    ...others,
    ...(supplierName && { supplierName: supplierName.toLowerCase() }),
  });
});

it('what is certain of them is right', () => {
  for (const { name, says, page } of typedInvoices()) {
    const { fields, findings } = understand([typedPage(page)]);
    for (const [field, { value, confidence }] of Object.entries(withConfidence(fields, findings)))
      if (confidence >= 0.9 && field in says)
        expect(`${name} ${value}`.toLowerCase()).toBe(`${name} ${says[field]}`.toLowerCase());
  }
});

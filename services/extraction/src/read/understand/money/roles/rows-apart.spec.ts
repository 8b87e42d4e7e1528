import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

it('in a picture the rows of a table of sums may have a rule between them', () => {
  const { fields } = understand([
    typedPage(
      `
Rechnung Nr. 4711        Datum 12.03.2026
Netto          USt          Brutto

100,00         19,00        119,00


 50,00          9,50         59,50


150,00         28,50        178,50 EUR`,
      1,
      'ocr',
    ),
  ]);
  expect(fields.grossTotal?.value).toBe('178.50');
});

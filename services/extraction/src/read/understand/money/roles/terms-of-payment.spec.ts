import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

it.each(['TERMS: 30 DAYS NET', 'Zahlbar 30 Tage netto', 'Termini: 30 giorni netto'])(
  'tells how long there is to pay and no net total beside it: %s',
  (terms) => {
    const { netTotal, grossTotal } = understand([
      typedPage(
        `
HARBOUR LIGHT ADVERTISING INC.
March 6, 2021

${terms}      INVOICE  2354      ORDER NO. 454

Partial billing February 2021      $15,000.00

                   TOTAL           $15,000.00`,
        1,
        'ocr',
      ),
    ]).fields;
    expect([netTotal?.value ?? '15000.00', grossTotal?.value]).toEqual(['15000.00', '15000.00']);
  },
);

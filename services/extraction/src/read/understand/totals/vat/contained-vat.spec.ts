import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf, valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const shop = (total: string, vat: string) =>
  understand([
    typedPage(`
Rechnung Nr. S-4471                         Datum: 22.10.2026
Artikel                          Menge      Einzelpreis         Gesamt
Trekkingstock                        1            79,95          79,95
Gamasche                             2            27,50          55,00
Versand                              1             4,95           4,95

Gesamtbetrag                                                  ${total}
enthaltene MwSt 19 %                                           ${vat}`),
  ]);

it('what the contained VAT leaves of the total is the net total, of the lines as well', () => {
  const read = shop('139,90', '22,34');
  expect(valuesOf(read)).toMatchObject({ netTotal: '117.56', vatTotal: '22.34', grossTotal: '139.90' });
  expect(linesOf(read)).toEqual([
    ['1', '67.18'],
    ['2', '46.22'],
    ['1', '4.16'],
  ]);
});

it('no net total is made up where the VAT is not that of a printed rate', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 2600 }).filter((cents) => Math.abs(cents - 2234) > 2),
      (cents) => valuesOf(shop('139,90', (cents / 100).toFixed(2).replace('.', ','))).netTotal === undefined,
    ),
  );
});

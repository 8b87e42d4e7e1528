import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { understand } from '../../understand.ts';
import { findAmounts } from './amounts.ts';

it('an account’s figures in a page’s foot are no amounts of the table that goes on overleaf', () => {
  const pages = [
    `
Rechnung Nr. RE-2643 vom 18.03.2026
Pos. Beschreibung                      Menge     Einzelpreis     Gesamtpreis
1.   Schreibtisch                   1,00 Stk      210,00 EUR      210,00 EUR
     Steckdosen: zwei
Marke der Muster GmbH     FN-Nr. FN 204823 K     IBAN AT22 12000 51120 298801`,
    `
Pos. Beschreibung                      Menge     Einzelpreis     Gesamtpreis
2.   Stuhl                          2,00 Stk       60,00 EUR      120,00 EUR
     Nettobetrag                                                  330,00 EUR
     Umsatzsteuer 20 %                                             66,00 EUR
     Gesamtbetrag                                                 396,00 EUR`,
  ];
  expect(linesOf(understand(pages.map((page, at) => typedPage(page, at + 1))))).toEqual([
    ['1', '210.00'],
    ['2', '120.00'],
  ]);
});

it('a telephone’s figures are no amounts, and a count beside a code is one', () => {
  const amounts = findAmounts(
    toDocumentText([typedPage('Call us on 0800 048 0202 for 12 items, 120 in all')]),
    'point',
  );
  expect(amounts.map(({ value }) => value.toFixed())).toEqual(['12', '120']);
});

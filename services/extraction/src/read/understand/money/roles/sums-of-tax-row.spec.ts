import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

it('what a tax is taken of, in its own row, is no tax', () => {
  const { fields } = understand([
    typedPage(`
Hotel Adler                    Rechnung 2026-0881
Übernachtung 03.03.                  95,00
Übernachtung 04.03.                  95,00
Minibar                               8,00
Gesamt EUR                          198,00
davon 7 % MwSt  aus 190,00           12,43
davon 19 % MwSt aus 8,00              1,28`),
  ]);
  expect(fields.grossTotal?.value).toBe('198.00');
  expect(fields.vatTotal?.value).not.toBe('8.00');
  expect(fields.netTotal?.value).not.toBe('190.00');
});

import { expect, it } from 'vitest';
import { recognised, valuesOf } from '../../../../testing/understood.ts';
import type { PageText } from '../../../page-model.ts';
import { understand } from '../../understand.ts';

/** The page with every row that is figures alone lifted towards the one above it. */
function lifted(page: PageText, by: number): PageText {
  const rows = page.rows.map((row) => {
    const isFigure = row.segments.every(({ text }) => /^[\d.,% ]+$/.test(text));
    const up = <T extends { readonly y0: number; readonly y1: number }>(one: T): T =>
      isFigure ? { ...one, y0: one.y0 - by, y1: one.y1 - by } : one;
    const segments = row.segments.map((segment) => ({ ...up(segment), words: segment.words.map(up) }));
    return { ...up(row), segments };
  });
  return { ...page, rows };
}

const page = recognised(`
INVOICE NO. IV65110
FRENCH FRIES                  300.00     62.00        18,600.00
NON VAT ITEM                                               0.00
VAT ITEM                                              18,600.00
VAT
                                         7%            1,302.00
NET AMOUNT
                                                      19,902.00`);

it('an amount that reaches into the row of a label is its own', () => {
  const { netTotal, vatTotal, grossTotal } = valuesOf(understand([lifted(page, 8)]));
  expect([netTotal, vatTotal, grossTotal]).toEqual(['18600.00', '1302.00', '19902.00']);
});

it('so is one that a signature beside it made higher', () => {
  const signed = recognised(`
INVOICE NO. IV65110
TOTAL EXCLUSIVE TAX                                   18,600.00
TOTAL TAX                                              1,302.00
INVOICE AMOUNT TO PAY
                                              fith    19,902.00`);
  const rows = lifted(signed, 0).rows.map((row) => {
    if (!row.segments.some(({ text }) => text.includes('19,902.00'))) return row;
    const words = row.segments.flatMap((segment) => segment.words);
    const up = words.map((word) => (word.text === 'fith' ? { ...word, y0: word.y0 - 30, y1: word.y1 + 6 } : word));
    const sunk = up.map((word) => (word.text === 'fith' ? word : { ...word, y0: word.y0 - 9, y1: word.y1 - 9 }));
    const [y0, y1] = [Math.min(...sunk.map((word) => word.y0)), Math.max(...sunk.map((word) => word.y1))];
    const [x0, x1] = [Math.min(...sunk.map((word) => word.x0)), Math.max(...sunk.map((word) => word.x1))];
    return { ...row, y0, y1, segments: [{ text: 'fith 19,902.00', words: sunk, x0, x1, y0, y1 }] };
  });
  const { netTotal, vatTotal, amountDue } = valuesOf(understand([{ ...signed, rows }]));
  expect([netTotal, vatTotal, amountDue]).toEqual(['18600.00', '1302.00', '19902.00']);
});

it('an amount in a row of its own is not', () => {
  expect(valuesOf(understand([lifted(page, 3)])).vatTotal).toBeUndefined();
});

// Figures that paper which lies askew lifts off the line of their words, with the currency behind them.
import { expect, it } from 'vitest';
import { receiptOf } from '../../../../testing/typed-receipt.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { layOutRows } from '../../../layout.ts';
import type { PageText } from '../../../page-model.ts';
import { understand } from '../../understand.ts';

/** The same page with each second blank line taken out: a line is as high as its letters and a little. */
function tight(page: PageText): PageText {
  const words = page.rows.flatMap(({ segments }) => segments.flatMap((segment) => segment.words));
  const closer = words
    .filter(({ text }) => text !== '')
    .map((word) => ({ ...word, y0: 0.52 * word.y0, y1: 0.52 * word.y0 + 20 }));
  return { ...page, rows: layOutRows(closer, 'ocr') };
}

const read = (code: string) =>
  understand([
    tight(
      receiptOf([
        'Tauchhaus Brandt',
        'Seestrasse 12',
        '8810 Horgen',
        'Datum: 14.05.24',
        ['1 Maske orange', `64.00 ${code}`],
        '1 Anzug Mann Gr.XL',
        ['', `48.00 ${code}`],
        ['1 Handschuhe', `23.00 ${code}`],
        ['', `135.00 ${code}`],
        'Betrag',
        ['(enthaltene MwSt.: 8.1 %)', `10.12 ${code}`],
        'Zahlart: Kreditkarte',
      ]),
    ),
  ]);

it('a total by itself over its word, with its currency', () => {
  expect(read('CHF').fields.grossTotal?.value).toBe('135.00');
  expect(read('ABC').fields.grossTotal?.value).not.toBe('135.00');
});

it('an item whose price stands in the next line', () => {
  expect(linesOf(read('CHF'))).toEqual([
    ['1', '64.00'],
    ['1', '48.00'],
    ['1', '23.00'],
  ]);
});

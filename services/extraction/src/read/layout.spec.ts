import { expect, it } from 'vitest';
import { layOutRows } from './layout.ts';
import type { Word } from './page-model.ts';

const word = (text: string, x0: number, y0: number, height: number): Word => ({
  text,
  x0,
  x1: x0 + 0.6 * height * text.length,
  y0,
  y1: y0 + height,
  confidence: 1,
});

it('two lines beside a heading as high as the two are two rows', () => {
  const rows = layOutRows(
    [
      word('INVOICE', 20, 100, 26),
      word('Date', 300, 100, 10),
      word('12.03.2026', 400, 100, 10),
      word('Due', 300, 114, 10),
      word('26.04.2026', 400, 114, 10),
    ],
    'text',
  );
  const facts = rows.map(({ segments }) => segments.map(({ text }) => text).filter((text) => text !== 'INVOICE'));
  expect(facts).toEqual([
    ['Date', '12.03.2026'],
    ['Due', '26.04.2026'],
  ]);
});

it('words of one base line stay one row, be some of them larger', () => {
  const rows = layOutRows([word('Total', 300, 100, 10), word('119.00', 400, 96, 15), word('EUR', 500, 101, 9)], 'text');
  expect(rows.map(({ segments }) => segments.map(({ text }) => text))).toEqual([['Total', '119.00', 'EUR']]);
});

it('print of two sizes is two cells where a space of the smaller lies between, and one where nothing does', () => {
  const cellsOf = (...words: Word[]) =>
    layOutRows(words, 'text').map(({ segments }) => segments.map(({ text }) => text));
  const name = [word('AURORA', 20, 100, 14), word('LTDA', 75, 100, 14)];
  expect(cellsOf(...name, word('DOCUMENTO', 119, 104, 7))).toEqual([['AURORA LTDA', 'DOCUMENTO']]);
  expect(cellsOf(...name, word('®', 109, 102, 7))).toEqual([['AURORA LTDA ®']]);
});

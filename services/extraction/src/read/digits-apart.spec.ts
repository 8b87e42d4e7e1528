import { describe, expect, it } from 'vitest';
import { withDigitsTogether } from './digits-apart.ts';
import type { Word } from './page-model.ts';

/** Words four wide and ten high, `gap` apart, from `x` on. */
const wordsOf = (texts: string, x: number, gap = 4): Word[] =>
  texts
    .split(' ')
    .map((text, at) => ({ text, confidence: 1, x0: x + at * (4 + gap), x1: x + at * (4 + gap) + 4, y0: 0, y1: 10 }));
const NUMBERS = ['2 0 6 0 0 3 5', '1 0 0 8 5 5 6', '3 4 3 1 0 7 4'].map((digits) => wordsOf(digits, 100));
const textsOf = (lines: readonly (readonly Word[])[], isMirrored = false) =>
  withDigitsTogether(lines, isMirrored).map((line) => line.map(({ text }) => text).join(' '));

describe('figures whose digits are set apart', () => {
  it('are put together, sums and days as well', () => {
    const sum = [...wordsOf('Total', 0), ...wordsOf('1 2 2.96', 100)];
    const day = wordsOf('1 4 38/0 1 /2 4', 100);
    expect(textsOf([...NUMBERS, sum, day])).toEqual(['2060035', '1008556', '3431074', 'Total 122.96', '1438/01/24']);
  });

  it('are read from the left where the page is given from the right', () => {
    const mirrored = NUMBERS.map((line) =>
      line.map((word) => ({ ...word, x0: 500 - word.x1, x1: 500 - word.x0 })).reverse(),
    );
    expect(textsOf(mirrored, true)[0]).toBe('2060035');
  });

  it('stay as they are where a column lies between, and on a page with few such numbers', () => {
    expect(textsOf([...NUMBERS, wordsOf('1 2 10.00', 100, 12)])[3]).toBe('1 2 10.00');
    expect(textsOf([...NUMBERS.slice(1), wordsOf('1 2 10.00', 100)])).toEqual([
      '1 0 0 8 5 5 6',
      '3 4 3 1 0 7 4',
      '1 2 10.00',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Box, Word } from '../page-model.ts';
import { squeezeOf, stretchedAndUnsure } from './usual-print.ts';

const lettersOf = (width: number, height: number, y = 0): Box[] =>
  [0, 1, 2, 3].map((at) => ({ x0: at * (width + 2), y0: y, x1: at * (width + 2) + width, y1: y + height }));
const around = (letters: readonly Box[], confidence: number): Word => ({
  text: 'SUM',
  confidence,
  x0: 0,
  y0: letters[0]?.y0 ?? 0,
  x1: letters.at(-1)?.x1 ?? 0,
  y1: letters[0]?.y1 ?? 0,
});

describe('print that is no font’s', () => {
  it('is drawn lower where it is twice as tall, narrower where it is twice as wide', () => {
    expect(squeezeOf(lettersOf(12, 40))).toMatchObject({ across: 1, down: expect.closeTo(0.48, 1) });
    expect(squeezeOf(lettersOf(24, 20))).toMatchObject({ across: expect.closeTo(0.52, 1), down: 1 });
    expect(squeezeOf(lettersOf(12, 20))).toEqual({ across: 1, down: 1 });
  });

  it('is read again where its words were unsure, letters as wide as they are tall only where they were very', () => {
    const [tall, wide] = [lettersOf(12, 40), lettersOf(24, 20, 100)];
    const words = [around(tall, 0.6), around(tall, 0.95), around(wide, 0.3), around(wide, 0.6)];
    expect([...stretchedAndUnsure(words, [...tall, ...wide], 20)]).toEqual([words[0], words[2]]);
  });

  it('is none where a word’s box is tall for dirt over letters of the page’s size', () => {
    const letters = lettersOf(12, 20);
    const word = { ...around(letters, 0.4), y0: -12, y1: 30 };
    expect(stretchedAndUnsure([word], letters, 20).size).toBe(0);
  });
});

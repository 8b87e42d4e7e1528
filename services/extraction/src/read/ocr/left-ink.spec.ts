import { describe, expect, it } from 'vitest';
import type { Box } from '../page-model.ts';
import { leftInk } from './left-ink.ts';

const TALL = 20;
/** A letter as tall as the page's, or as said. */
const letter = (x: number, y: number, { wide = 12, tall = TALL } = {}): Box => ({
  x0: x,
  y0: y,
  x1: x + wide,
  y1: y + tall,
});
const word = (x: number, y: number, letters: number): Box[] =>
  Array.from({ length: letters }, (_, at) => letter(x + 14 * at, y));
const around = (letters: readonly Box[]): Box => ({
  x0: Math.min(...letters.map(({ x0 }) => x0)),
  y0: Math.min(...letters.map(({ y0 }) => y0)),
  x1: Math.max(...letters.map(({ x1 }) => x1)),
  y1: Math.max(...letters.map(({ y1 }) => y1)),
});

describe('print that stands in none of a page’s words', () => {
  const read = word(100, 100, 6);

  it('is a figure alone, and what stands in one line is one piece', () => {
    const alone = letter(600, 100);
    const amount = word(900, 100, 5);
    expect(leftInk([...read, alone, ...amount], [around(read)], TALL)).toEqual([alone, around(amount)]);
  });

  it('is not what was read, be its box cut a little short', () => {
    const box = around(read);
    expect(leftInk(read, [{ ...box, x1: box.x1 - 5 }], TALL)).toEqual([]);
  });

  it('is neither a speck, a rule between columns nor a logo', () => {
    const speck = letter(600, 100, { wide: 6, tall: 6 });
    const rule = letter(700, 100, { wide: 3, tall: 26 });
    const logo = letter(800, 100, { wide: 90, tall: 90 });
    expect(leftInk([...read, speck, rule, logo], [around(read)], TALL)).toEqual([]);
  });

  it('is nothing on a page on which hardly anything was legible', () => {
    const scattered = Array.from({ length: 100 }, (_, at) =>
      letter(100 + 120 * (at % 10), 100 + 60 * Math.floor(at / 10)),
    );
    expect(leftInk(scattered, [], TALL)).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { continues, widestBehind } from './word-joining.ts';

const HEIGHT = 10;
/** A word that ends where a figure begins so many heights behind it. */
const belongs = (word: string, gap: number, next = '0') => {
  const before = { x0: 0, x1: 20, y0: 0, y1: HEIGHT };
  const figure = { x0: 20 + gap * HEIGHT, x1: 26 + gap * HEIGHT, y0: 0, y1: HEIGHT };
  return continues(before, figure, widestBehind(word, next.codePointAt(0) ?? 0));
};

it('behind a 1 a figure may stand farther off than behind others, and no letter', () => {
  expect(belongs('€1', 0.33)).toBe(true);
  expect(belongs('€2', 0.33)).toBe(false);
  expect(belongs('€1', 0.33, 'x')).toBe(false);
  expect(belongs('€1', 0.45)).toBe(false);
  expect(belongs('€2', 0.2)).toBe(true);
});

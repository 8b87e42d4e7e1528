import { expect, it } from 'vitest';
import { boxBetween, pointOnPage } from './drawn-box.ts';

it('finds the same place of the page whichever way the page is turned', () => {
  // The page's (0.1, 0.3), on a sheet of 200 × 400 at (10, 20), as it lies after each quarter turn clockwise.
  const seen = [
    [10 + 0.1 * 200, 20 + 0.3 * 400, 200, 400],
    [10 + 0.7 * 400, 20 + 0.1 * 200, 400, 200],
    [10 + 0.9 * 200, 20 + 0.7 * 400, 200, 400],
    [10 + 0.3 * 400, 20 + 0.9 * 200, 400, 200],
  ] as const;
  for (const [turns, [clientX, clientY, width, height]] of seen.entries()) {
    const [x, y] = pointOnPage({ clientX, clientY }, { left: 10, top: 20, width, height }, turns);
    expect([x, y].map((part) => part.toFixed(6))).toEqual(['0.100000', '0.300000']);
  }
});

it('makes a box of two corners drawn any way, none of a click, and none beyond the page', () => {
  expect(boxBetween([0.5, 0.6], [0.2, 0.1])).toEqual([0.2, 0.1, 0.5, 0.6]);
  expect(boxBetween([0.5, 0.5], [0.501, 0.501])).toBeUndefined();
  expect(pointOnPage({ clientX: -50, clientY: 999 }, { left: 0, top: 0, width: 100, height: 100 }, 0)).toEqual([0, 1]);
});

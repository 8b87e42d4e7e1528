import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GreyImage } from './grey-image.ts';
import { splitPage } from './split-page.ts';

const WIDTH = 200;

/** Lines of print `lineHeight` rows high, `gap` rows apart. */
function ruled(height: number, lineHeight: number, gap: number): GreyImage {
  const pixels = new Uint8Array(WIDTH * height).fill(255);
  for (let y = 0; y < height; y++)
    if (y % (lineHeight + gap) < lineHeight) pixels.fill(0, y * WIDTH + 20, y * WIDTH + 120);
  return { pixels, width: WIDTH, height };
}

describe('the head of a page', () => {
  it('is cut between two lines, wherever they stand, and loses no row', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 700, max: 1500 }),
        fc.integer({ min: 8, max: 30 }),
        fc.integer({ min: 4, max: 30 }),
        (height, lineHeight, gap) => {
          const page = ruled(height, lineHeight, gap);
          const { head, rest } = splitPage(page);
          expect(rest?.top).toBe(head.height);
          expect(head.height + (rest?.height ?? 0)).toBe(height);
          expect(head.pixels.subarray(-WIDTH).every((level) => level === 255)).toBe(true);
          expect(head.height / height).toBeGreaterThan(0.2);
          expect(head.height / height).toBeLessThan(0.4);
        },
      ),
    );
  });

  it('is the whole page where no row between lines is blank, and where a page is short', () => {
    const solid = { pixels: new Uint8Array(WIDTH * 1000), width: WIDTH, height: 1000 };
    expect(splitPage(solid)).toEqual({ head: solid });
    const short = ruled(300, 10, 10);
    expect(splitPage(short)).toEqual({ head: short });
  });
});

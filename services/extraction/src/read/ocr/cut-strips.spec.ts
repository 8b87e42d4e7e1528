import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutStrips, joined, type Strip } from './cut-strips.ts';
import type { GreyImage } from './grey-image.ts';

const WIDTH = 200;

/** Lines of print `lineHeight` rows high, `gap` rows apart. */
function ruled(height: number, lineHeight: number, gap: number): GreyImage {
  const pixels = new Uint8Array(WIDTH * height).fill(255);
  for (let y = 0; y < height; y++)
    if (y % (lineHeight + gap) < lineHeight) pixels.fill(0, y * WIDTH + 20, y * WIDTH + 120);
  return { pixels, width: WIDTH, height };
}

describe('the strips of a page', () => {
  it('are cut between two lines, wherever they stand, and lose no row', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 700, max: 1500 }),
        fc.integer({ min: 8, max: 30 }),
        fc.integer({ min: 4, max: 30 }),
        (height, lineHeight, gap) => {
          const page = ruled(height, lineHeight, gap);
          const strips = cutStrips(page);
          expect(strips.length).toBe(4);
          expect(joined(page, strips)).toEqual({ ...page, top: 0 });
          for (const [index, strip] of strips.entries()) {
            expect(strip.pixels.length).toBe(strip.height * WIDTH);
            if (index === 0) continue;
            expect(strip.top).toBe(strips.slice(0, index).reduce((sum, above) => sum + above.height, 0));
            const above = (strips[index - 1] as Strip).pixels.subarray(-WIDTH);
            expect(above.every((level) => level === 255)).toBe(true);
          }
          expect((strips[0] as Strip).height / height).toBeLessThan(0.3);
        },
      ),
    );
  });

  it('are one where no row between lines is blank, and where a page is short', () => {
    const solid = { pixels: new Uint8Array(WIDTH * 1000), width: WIDTH, height: 1000 };
    expect(cutStrips(solid)).toEqual([{ ...solid, top: 0 }]);
    const short = ruled(300, 10, 10);
    expect(cutStrips(short)).toEqual([{ ...short, top: 0 }]);
  });
});

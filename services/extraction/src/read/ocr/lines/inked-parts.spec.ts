import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inkedParts } from './inked-parts.ts';

const WIDTH = 60;
const HEIGHT = 80;
const APART = 8;

const paperOf = (paper: number, grain: number) =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, index) => paper + (index % grain));

describe('what of a picture holds print', () => {
  it('is nothing of paper of any tone, with its grain; one dot that is darker or brighter is enough', () => {
    const tones = fc.record({
      paper: fc.integer({ min: 30, max: 225 }),
      grain: fc.integer({ min: 1, max: 11 }),
      off: fc.integer({ min: 40, max: 225 }),
      at: fc.integer({ min: 0, max: WIDTH * HEIGHT - 1 }),
    });
    fc.assert(
      fc.property(tones, ({ paper, grain, off, at }) => {
        const pixels = paperOf(paper, grain);
        const image = { pixels, width: WIDTH, height: HEIGHT };
        expect(inkedParts(image, APART)).toEqual([]);
        const isDark = paper - off >= 0;
        pixels[at] = isDark ? paper - off : Math.min(255, paper + off);
        fc.pre(isDark || (pixels[at] ?? 0) - paper >= 40);
        const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
        expect(inkedParts(image, APART)).toEqual([{ left: x, right: x + 1, top: y, bottom: y + 1 }]);
      }),
      { seed: 11 },
    );
  });

  it('is each dot in one part, parts as near as dots of one may be are one, and none is larger than its dots', () => {
    const dots = fc.array(fc.tuple(fc.nat({ max: WIDTH - 1 }), fc.nat({ max: HEIGHT - 1 })), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(dots, (places) => {
        const pixels = paperOf(250, 3);
        for (const [x, y] of places) pixels[y * WIDTH + x] = 20;
        const parts = inkedParts({ pixels, width: WIDTH, height: HEIGHT }, APART);
        for (const part of parts) {
          const own = places.filter(([, y]) => y >= part.top && y < part.bottom);
          expect(Math.min(...own.map(([x]) => x))).toBe(part.left);
          expect(Math.max(...own.map(([x]) => x))).toBe(part.right - 1);
          expect(Math.min(...own.map(([, y]) => y))).toBe(part.top);
          expect(Math.max(...own.map(([, y]) => y))).toBe(part.bottom - 1);
          const rows = own.map(([, y]) => y).sort((one, other) => one - other);
          for (const [index, y] of rows.entries())
            if (index > 0) expect(y - 1 - (rows[index - 1] ?? 0)).toBeLessThanOrEqual(APART);
        }
        expect(places.filter(([, y]) => !parts.some((part) => y >= part.top && y < part.bottom))).toEqual([]);
        for (const [index, part] of parts.entries())
          if (index > 0) expect(part.top - (parts[index - 1]?.bottom ?? 0)).toBeGreaterThan(APART);
      }),
      { seed: 12 },
    );
  });
});

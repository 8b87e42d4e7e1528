import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printAcross } from './print-across.ts';

const [WIDTH, HEIGHT] = [40, 12];

it('what is printed stands between the first and the last of its columns, and nothing of it beside them', () => {
  const place = fc.record({
    x: fc.integer({ min: 0, max: WIDTH - 1 }),
    y: fc.integer({ min: 0, max: HEIGHT - 1 }),
    level: fc.integer({ min: 0, max: 200 }),
  });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 30 }), (places) => {
      const pixels = new Uint8Array(WIDTH * HEIGHT).fill(240);
      for (const { x, y, level } of places) pixels[y * WIDTH + x] = level;
      const columns = places.map(({ x }) => x);
      expect(printAcross(pixels, WIDTH)).toEqual({ from: Math.min(...columns), to: Math.max(...columns) + 1 });
    }),
    { seed: 11 },
  );
});

it('white print on a dark page is print too, and grain is none', () => {
  const dark = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => 30 + (at % 11));
  expect(printAcross(dark, WIDTH)).toBeUndefined();
  dark[5 * WIDTH + 7] = 255;
  expect(printAcross(dark, WIDTH)).toEqual({ from: 7, to: 8 });
});

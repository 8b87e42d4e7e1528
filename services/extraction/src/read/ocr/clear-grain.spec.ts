import { seededRandom } from '@comptoir/testing';
import { afterAll, expect, it } from 'vitest';
import { clearGrain } from './clear-grain.ts';
import { createRecognizer } from './recognizer.ts';

const WIDTH = 900;
const HEIGHT = 1100;
const recognizer = createRecognizer();
afterAll(() => recognizer.close());

/** Paper of so much light and grain, darker to the right by `shade`, with bars of ink three pixels wide in its middle. */
function paper(light: number, { grain = 0, shade = 0, bars = 0, ink = 60, lines = 1 }) {
  const { next } = seededRandom(light + grain);
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const isInk =
        y > 500 &&
        y < 500 + 36 * lines &&
        (y - 500) % 36 < 18 &&
        y % 36 !== 500 % 36 &&
        x < 100 + 12 * bars &&
        x >= 100 &&
        (x - 100) % 12 < 3;
      // Three uniform numbers make about a normal one.
      const noise = grain * 2 * (next() + next() + next() - 1.5);
      pixels[y * WIDTH + x] = Math.max(0, Math.min(255, (isInk ? ink : light - (shade * x) / WIDTH) + noise));
    }
  return { pixels, width: WIDTH, height: HEIGHT, top: 7 };
}
const shareOf = (pixels: Uint8Array, is: (level: number) => boolean) => pixels.filter(is).length / pixels.length;

it.each([
  ['white paper', 250, 4, 0],
  ['a photograph', 200, 8, 0],
  ['grey paper, darker on one side', 190, 6, 15],
])('a part without print is white, and keeps where it lies: %s', (_what, light, grain, shade) => {
  const blank = paper(light, { grain, shade });
  const cleared = clearGrain(blank);
  expect(shareOf(cleared.pixels, (level) => level === 255)).toBeGreaterThan(0.999);
  expect({ ...cleared, pixels: 0 }).toEqual({ ...blank, pixels: 0 });
});

it('a part at whose sides a tilted page ends is white as well', () => {
  const askew = paper(249, { grain: 4 });
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < (80 * y) / HEIGHT; x++)
      askew.pixels[y * WIDTH + x] = Math.max(0, (askew.pixels[y * WIDTH + x] ?? 0) - 14);
  const cleared = clearGrain(askew);
  expect(shareOf(cleared.pixels, (level) => level === 255)).toBeGreaterThan(0.98);
});

it('a page number alone on grainy paper stays ink', () => {
  const cleared = clearGrain(paper(240, { grain: 7, bars: 6 }));
  const ink = 6 * 3 * 17;
  expect(shareOf(cleared.pixels, (level) => level < 128) * WIDTH * HEIGHT).toBe(ink);
  expect(shareOf(cleared.pixels, (level) => level === 255)).toBeGreaterThan(0.999);
});

it.each([
  ['print on grainy paper', { grain: 7, bars: 60 }],
  ['pale print on grainy paper', { grain: 4, bars: 60, ink: 170 }],
  ['a worn receipt, its print hardly darker than its grain', { grain: 7, bars: 60, ink: 212, lines: 15 }],
  ['a copy whose white is clipped', { light: 262, grain: 14, bars: 6, ink: 120 }],
  ['drawn print, a page number alone', { bars: 2 }],
  ['drawn paper without print', {}],
] as const)('is handed back as it is: %s', (_what, page: { light?: number } & Parameters<typeof paper>[1]) => {
  const image = paper(page.light ?? 240, page);
  expect(clearGrain(image) === image).toBe(true);
});

it('the recogniser takes no grain for words', async () => {
  expect(await recognizer.recognize(clearGrain(paper(240, { grain: 8 })), 'eng', 'page')).toEqual([]);
});

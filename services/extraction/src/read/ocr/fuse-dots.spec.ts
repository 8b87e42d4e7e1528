import { makeInvoice, renderScan } from '@comptoir/testing';
import { expect, it } from 'vitest';
import { defaultLimits } from '../limits.ts';
import { fuseDots } from './fuse-dots.ts';
import type { GreyImage } from './grey-image.ts';
import { createScanReader } from './read-scans.ts';

it('dots of a needle printer run together, and what lies between two strokes stays paper', async () => {
  // Upright strokes of dots, five pixels from one to the next, in letters of 30.
  const [width, height] = [600, 90];
  const pixels = new Uint8Array(width * height).fill(240);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (x % 25 < 4 && y % 5 < 3 && y % 45 < 30) pixels[y * width + x] = 40;
  const toFractions = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0, g: 0, h: 0 };
  const fused = await fuseDots({ pixels, width, height, toFractions, lettersAcross: 20 });
  const at = (x: number, y: number) => fused.pixels[y * width + x] ?? 0;
  expect(pixels[13 * width + 301]).toBe(240);
  expect(at(301, 13) - at(301, 11)).toBeLessThan(40);
  expect(at(313, 12)).toBeGreaterThan(225);
});

/** The steepest step from one pixel to the next. */
const steepest = ({ pixels }: GreyImage) =>
  pixels.reduce((most, level, at) => Math.max(most, Math.abs(level - (pixels[at + 1] ?? level))), 0);

it.each([
  ['and it is kept where more of it is read so', true, 0],
  ['and it is left as it was where no more is', false, 3],
])('a page that is hard to read is looked at with its dots run together, %s', async (_, helps, doubtful) => {
  const asked: number[] = [];
  const isFused = (step = 0) => step < 0.7 * (asked[0] ?? 0);
  const reader = createScanReader({
    async recognize(image) {
      asked.push(steepest(image));
      return Array.from({ length: 9 }, (_word, at) => ({
        text: `word${at}`,
        confidence: at < 6 || (helps && isFused(asked.at(-1))) ? 0.9 : 0.4,
        ...{ x0: 0, x1: 90, y0: 40 * at, y1: 40 * at + 20 },
      }));
    },
    close: async () => {},
  });
  const [page] = await reader.readImage(await renderScan(makeInvoice(62), { dpi: 200 }), defaultLimits);
  const words = page?.rows.flatMap(({ segments }) => segments.flatMap((one) => one.words)) ?? [];
  expect(asked.some(isFused)).toBe(true);
  expect(new Set(words.filter(({ confidence }) => confidence < 0.7).map(({ text }) => text)).size).toBe(doubtful);
});

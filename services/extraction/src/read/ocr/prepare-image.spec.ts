import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fractionBox } from '../page-model.ts';
import { scaling } from '../projective.ts';
import { placeOf, prepareImage } from './prepare-image.ts';

const [WIDTH, HEIGHT, PAPER] = [900, 1200, 190];

/** Grey paper with lines of print that fall `slope` to the right, or bend, and one black mark of 30 pixels. */
function printed(slope: number | ((x: number) => number), [markX, markY]: readonly [number, number]) {
  const fallAt = typeof slope === 'number' ? (x: number) => slope * x : slope;
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  for (let line = 0; line < 30; line++)
    for (let x = 80; x < 800; x += 13) {
      const y = 90 + line * 32 + Math.round(fallAt(x));
      for (let row = y; row < y + 15 && row < HEIGHT; row++) pixels.fill(60, row * WIDTH + x, row * WIDTH + x + 8);
    }
  for (let row = markY; row < markY + 30; row++) pixels.fill(0, row * WIDTH + markX, row * WIDTH + markX + 30);
  return { pixels, width: WIDTH, height: HEIGHT };
}

it('a page set level has its own paper around it, and its places lead back to where they were', async () => {
  const mark = [840, 1100] as const;
  const page = { image: printed(Math.tan((4 * Math.PI) / 180), mark), toFractions: scaling(1, 1), isPhotograph: false };
  const prepared = await prepareImage(page, 9_500_000);
  const { pixels, width, height } = prepared;
  // White around grey paper would be taken for the paper, and the paper for ink.
  for (const corner of [0, width - 1, (height - 1) * width, height * width - 1])
    expect(Math.abs((pixels[corner] ?? 0) - PAPER)).toBeLessThan(4);
  const black: number[] = [];
  for (let at = 0; at < pixels.length; at++) if ((pixels[at] ?? 255) < 20) black.push(at);
  const xs = black.map((at) => at % width);
  const ys = black.map((at) => Math.floor(at / width));
  const box = { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
  const [x0, y0, x1, y1] = fractionBox(box, placeOf(prepared));
  expect(Math.abs(((x0 + x1) / 2) * WIDTH - mark[0] - 15)).toBeLessThan(2);
  expect(Math.abs(((y0 + y1) / 2) * HEIGHT - mark[1] - 15)).toBeLessThan(2);
});

it('letters of a photograph out of focus, which hang together, are measured as they were in focus', async () => {
  const { pixels, width, height } = printed(0, [840, 1100]);
  // Letters are drawn as large as they read best: a page is as wide as they were measured small.
  const half = { width: width / 2, height: height / 2 };
  const drawnWide = async (focus: number) => {
    const blurred = await sharp(pixels, { raw: { width, height, channels: 1 } })
      .resize(half)
      .blur(focus)
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    const image = { pixels: new Uint8Array(blurred), ...half };
    return (await prepareImage({ image, toFractions: scaling(1, 1), isPhotograph: true }, 9_500_000)).width;
  };
  const sharply = await drawnWide(0.5);
  expect(sharply).toBeGreaterThan(1.5 * half.width);
  expect(Math.abs((await drawnWide(1.6)) / sharply - 1)).toBeLessThan(0.2);
});

it('a photographed page whose lines are bent is not turned by the mean of their slopes', async () => {
  // Steep where most of the print is, level at the right.
  const image = printed((x) => -60 * Math.cos(Math.min(1, x / 800) * (Math.PI / 2)), [840, 1100]);
  const prepared = await prepareImage({ image, toFractions: scaling(1, 1), isPhotograph: true }, 9_500_000);
  expect(prepared.bend).toBeDefined();
  expect(prepared.width / prepared.height).toBeCloseTo(WIDTH / HEIGHT, 2);
});

it('one whose lines are askew, and straight, is turned', async () => {
  const image = printed(0.05, [840, 1100]);
  const prepared = await prepareImage({ image, toFractions: scaling(1, 1), isPhotograph: true }, 9_500_000);
  expect(prepared.bend).toBeUndefined();
  expect(prepared.width / prepared.height).not.toBeCloseTo(WIDTH / HEIGHT, 2);
});

it('edges tell how lines are bent where they run across the page, and nothing where they run down', async () => {
  const image = printed((x) => -60 * Math.cos(Math.min(1, x / 800) * (Math.PI / 2)), [840, 1100]);
  const down = Array.from({ length: 48 }, (_, at) => [30 + 25 * Math.sin(at / 8), 25 * at] as const);
  const across = down.map(([x, y]) => [0.75 * y, x] as const);
  const bendBy = async (edges: (typeof down)[]) =>
    (await prepareImage({ image, toFractions: scaling(1, 1), isPhotograph: true, edges }, 9_500_000)).bend;
  const byPrint = await bendBy([]);
  expect(byPrint).toBeDefined();
  expect(await bendBy([down])).toEqual(byPrint);
  expect(await bendBy([across])).not.toEqual(byPrint);
});

it('a photograph that has to be drawn twice as large says that it was taken from far', async () => {
  const { pixels, width, height } = printed(0, [840, 1100]);
  const placeAt = async (share: number, isPhotograph: boolean) => {
    const [w, h] = [Math.round(share * width), Math.round(share * height)];
    const small = sharp(pixels, { raw: { width, height, channels: 1 } }).resize(w, h);
    const image = {
      pixels: new Uint8Array(await small.toColourspace('b-w').raw().toBuffer()),
      width: w,
      height: h,
    };
    return placeOf(await prepareImage({ image, toFractions: scaling(1, 1), isPhotograph }, 9_500_000));
  };
  expect((await placeAt(0.6, true)).isFar).toBe(true);
  expect((await placeAt(1, true)).isFar).toBeUndefined();
  // Drawn or scanned with few pixels, letters are sharp.
  expect((await placeAt(0.6, false)).isFar).toBeUndefined();
});

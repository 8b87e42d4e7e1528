import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GreyImage } from '../grey-image.ts';
import { detectLines } from './detect-lines.ts';
import type { Net, Tensors } from './net.ts';

/** Rows at the edge of what a net is shown of which it does not see what is around them. */
const BLIND = 24;

/** A net that takes what is dark for print, but at the upper and the lower edge, and notes how much it was shown at once. */
function findingInk(blind = 0) {
  const shown: (readonly number[])[] = [];
  const net: Net = {
    async run({ values, dims }): Promise<Tensors> {
      shown.push(dims);
      const [, , height = 0, width = 0] = dims;
      const isSeen = (at: number) => at >= blind * width && at < (height - blind) * width;
      const map = values.slice(0, width * height).map((grey, at) => (grey < 0 && isSeen(at) ? 0.9 : 0));
      return { values: map, dims: [1, 1, height, width] };
    },
    close: async () => {},
  };
  return { net, shown };
}

/** White paper with bars across its middle half, each from one row to another. */
function paper(width: number, height: number, ...bars: readonly (readonly [from: number, to: number])[]) {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [from, to] of bars)
    for (let y = from; y < to; y++) pixels.fill(0, y * width + width / 4, y * width + (3 * width) / 4);
  return { pixels, width, height };
}

/** With a faint edge at the left and the right of each of its rows, which is no print. */
function edged({ pixels, width, height }: GreyImage): GreyImage {
  const edge = Math.ceil(width / 50);
  for (let end = width; end <= pixels.length; end += width)
    pixels.fill(200, end - width, end - width + edge).fill(200, end - edge, end);
  return { pixels, width, height };
}

it('a line stands where it does on the picture, of which the net sees what is printed, smaller and in whole steps', async () => {
  const { net, shown } = findingInk();
  const [line, ...others] = await detectLines(paper(1600, 500, [240, 260]), net);
  expect(others).toEqual([]);
  expect(shown).toEqual([[1, 3, 96, 576]]);
  expect(line?.x).toBeCloseTo(800, 0);
  expect(line?.y).toBeCloseTo(250, 0);
  expect(line?.width).toBeGreaterThan(800);
});

it('a line is found once and whole, wherever the strips that the net is shown end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 50, max: 2600 }), async (top) => {
      const { net, shown } = findingInk(BLIND);
      const lines = await detectLines(edged(paper(320, 2700, [top, top + 40])), net);
      expect(shown.length).toBeGreaterThan(3);
      expect(lines).toHaveLength(1);
      expect(Math.abs((lines[0]?.y ?? 0) - (top + 20))).toBeLessThan(3);
    }),
    { numRuns: 30, seed: 7 },
  );
});

it.each([
  ['a large page', 3000, 3000],
  ['a strip a few pixels high', 1_000_000, 3],
])('the net is never shown more than it has memory for: %s', async (_what, width, height) => {
  const { net, shown } = findingInk();
  await detectLines(edged(paper(width, height)), net);
  expect(shown).not.toEqual([]);
  for (const [, , high = 0, wide = 0] of shown) expect(high * wide).toBeLessThan(2_500_000);
  expect(Math.max(...shown.map(([, , high = 0]) => high))).toBeLessThan(500);
});

it('blank paper is not shown to the net, whatever its tone', async () => {
  const { net, shown } = findingInk();
  const grey = paper(800, 3000, [2300, 2330]);
  for (let at = 0; at < grey.pixels.length; at++) if (grey.pixels[at] === 255) grey.pixels[at] = 200 + (at % 7);
  expect(await detectLines(grey, net)).toHaveLength(1);
  expect(shown).toHaveLength(1);
});

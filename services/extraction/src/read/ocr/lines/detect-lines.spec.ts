import { expect, it } from 'vitest';
import { detectLines } from './detect-lines.ts';
import type { Net, Tensors } from './net.ts';

/** A net that finds one line, a bar in the middle of whatever it is shown, and notes how large that was. */
function findingABar() {
  const shown: (readonly number[])[] = [];
  const net: Net = {
    async run({ dims }): Promise<Tensors> {
      shown.push(dims);
      const [, , height = 0, width = 0] = dims;
      const values = new Float32Array(width * height);
      for (let y = height / 2 - 4; y < height / 2 + 4; y++)
        values.fill(0.9, y * width + width / 4, y * width + (3 * width) / 4);
      return { values, dims: [1, 1, height, width] };
    },
    close: async () => {},
  };
  return { net, shown };
}
const paper = (width: number, height: number) => ({ pixels: new Uint8Array(width * height).fill(255), width, height });

it('a line stands where it does on the picture, which the net sees smaller and in whole steps', async () => {
  const { net, shown } = findingABar();
  const [line, ...others] = await detectLines(paper(1600, 1000), net);
  expect(others).toEqual([]);
  expect(shown).toEqual([[1, 3, 608, 960]]);
  expect(line?.x).toBeCloseTo(800, 6);
  expect(line?.y).toBeCloseTo(500, 6);
  expect(line?.width).toBeGreaterThan(800);
});

it.each([
  ['a large page', 3000, 3000],
  ['a strip a few pixels high', 1_000_000, 3],
])('the net is never shown more than it has memory for: %s', async (_what, width, height) => {
  const { net, shown } = findingABar();
  await detectLines(paper(width, height), net);
  const [, , high = 0, wide = 0] = shown[0] ?? [];
  expect(high * wide).toBeLessThan(2_500_000);
});

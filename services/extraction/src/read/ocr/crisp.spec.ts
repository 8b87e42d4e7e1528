import { seededRandom } from '@comptoir/testing';
import { expect, it } from 'vitest';
import { crispPrint } from './crisp.ts';
import type { GreyImage } from './grey-image.ts';

const WIDTH = 600;
const HEIGHT = 400;

/** Paper with bars of ink whose edges are soft, and so much grain. */
function photograph(grain: number): GreyImage {
  const { next } = seededRandom(31);
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const ink = at % WIDTH > 200 && at % WIDTH < 320 ? Math.max(0, Math.sin(((at % WIDTH) * Math.PI) / 8)) : 0;
    return 235 - 120 * ink + grain * 2 * (next() + next() + next() - 1.5);
  });
  return { pixels, width: WIDTH, height: HEIGHT };
}
const darkest = ({ pixels }: GreyImage) => pixels.reduce((least, level) => Math.min(least, level));

it("soft edges become steeper, on paper with a camera's usual grain too", async () => {
  for (const grain of [0, 3]) {
    const soft = photograph(grain);
    expect(darkest(await crispPrint(soft))).toBeLessThan(darkest(soft) - 40);
  }
});

it('what was taken in the dusk is left as it is: its grain would become as crisp as its print', async () => {
  const grainy = photograph(9);
  expect((await crispPrint(grainy)) === grainy).toBe(true);
});

import { seededRandom } from '@comptoir/testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { GreyImage } from './grey-image.ts';
import { measurePage } from './measure-page.ts';

/** Lines of blots of a letter's size, turned by `angle` degrees clockwise, with grain. */
async function printed(angle: number, grain = 0): Promise<GreyImage> {
  const [width, height] = [900, 1200];
  const random = seededRandom(Math.round(1000 * angle) + 7);
  const page = Buffer.alloc(width * height, 240);
  for (let line = 0; line < 34; line++) {
    const length = random.whole(300, 780);
    for (let x = 60; x < length; x += random.whole(12, 15)) {
      if (random.next() < 0.15) continue;
      for (let y = 0; y < 16; y++)
        page.fill(20, (60 + line * 32 + y) * width + x, (60 + line * 32 + y) * width + x + 8);
    }
  }
  const { data, info } = await sharp(page, { raw: { width, height, channels: 1 } })
    .rotate(angle, { background: '#f0f0f0' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at++)
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + (2 * random.next() - 1) * grain));
  return { pixels: new Uint8Array(data), width: info.width, height: info.height };
}

describe('a look at a page', () => {
  it.each([-9, -3, -1.35, -0.4, 0, 0.7, 2.2, 3, 8.5])(
    'finds that it lies %s degrees askew, to a fifth',
    async (angle) => {
      for (const grain of [0, 25]) {
        const { skew, isSideways } = measurePage(await printed(angle, grain));
        expect(Math.abs(skew - angle), `grain ${grain}`).toBeLessThanOrEqual(0.2);
        expect(isSideways).toBe(false);
      }
    },
  );

  it.each([90, 91.5, 268])('finds that it lies on its side, turned by %s degrees', async (angle) => {
    expect((await measurePage(await printed(angle))).isSideways).toBe(true);
  });

  it('tells how tall its letters are', async () => {
    expect(measurePage(await printed(0)).letterHeight).toBe(16);
  });
});

import sharp from 'sharp';
import type { GreyImage } from '../grey-image.ts';
import { linesOfMap } from './lines-of-map.ts';
import type { Net } from './net.ts';
import type { OrientedBox } from './oriented-box.ts';

/** Letters that a recogniser reads well are found as well when they are this much smaller, in half the time. */
const SCALE = 0.6;
/** A picture of more pixels takes the net hundreds of megabytes. */
const MOST_PIXELS = 2_400_000;
/** The sides of the net's picture are multiples of this. */
const STEP = 32;

/** Where lines of print stand in a picture, in its pixels: differentiable binarisation (Liao et al. 2020). */
export async function detectLines(image: GreyImage, net: Net): Promise<OrientedBox[]> {
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / (image.width * image.height)));
  const fitting = (side: number) =>
    Math.min(MOST_PIXELS / STEP, Math.max(STEP, Math.round((side * scale) / STEP) * STEP));
  const [width, height] = [fitting(image.width), fitting(image.height)];
  const pixels = await sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const size = width * height;
  const values = new Float32Array(3 * size);
  for (let at = 0; at < size; at++) values[at] = (pixels[at] ?? 255) / 127.5 - 1;
  // The net looks at colours; grey is three times the same.
  values.copyWithin(size, 0, size).copyWithin(2 * size, 0, size);
  const map = await net.run({ values, dims: [1, 3, height, width] });
  const [across, down] = [image.width / width, image.height / height];
  return linesOfMap({ values: map.values, width, height }).map(({ x, y, angle, ...box }) => ({
    ...{ x: x * across, y: y * down, angle },
    ...{ width: box.width * across, height: box.height * down },
  }));
}

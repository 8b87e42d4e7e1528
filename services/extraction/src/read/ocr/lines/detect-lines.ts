import sharp from 'sharp';
import type { GreyImage } from '../grey-image.ts';
import { isBlank } from './is-blank.ts';
import { linesOfMap } from './lines-of-map.ts';
import type { Net, Tensors } from './net.ts';
import type { OrientedBox } from './oriented-box.ts';

/** Letters that a recogniser reads well are found as well when they are this much smaller, in half the time. */
const SCALE = 0.6;
/** A picture of more pixels takes longer than what is set so small on it is worth. */
const MOST_PIXELS = 2_400_000;
/** The sides of what the net is shown are multiples of this. */
const STEP = 32;
/** The net is shown so many rows at once: with all of a page it takes twice the memory of a whole reader, and no less time. */
const TALLEST = 384;
/** A line is found by what is around it too: so many rows more are shown above and below. */
const MARGIN = 32;

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
  const values = await probabilitiesOf({ pixels, width, height }, net);
  const [across, down] = [image.width / width, image.height / height];
  return linesOfMap({ values, width, height }).map(({ x, y, angle, ...box }) => ({
    ...{ x: x * across, y: y * down, angle },
    ...{ width: box.width * across, height: box.height * down },
  }));
}

/** How probably each pixel belongs to a line, from strips of equal height; a strip without print is not shown. */
async function probabilitiesOf({ pixels, width, height }: GreyImage, net: Net): Promise<Float32Array> {
  const map = new Float32Array(width * height);
  const tall = Math.ceil(height / Math.ceil(height / TALLEST) / STEP) * STEP;
  for (let top = 0; top < height; top += tall) {
    const bottom = Math.min(height, top + tall);
    const [from, to] = [Math.max(0, top - MARGIN), Math.min(height, bottom + MARGIN)];
    const strip = pixels.subarray(from * width, to * width);
    if (isBlank(strip)) continue;
    const { values } = await net.run(shownTo(strip, width));
    map.set(values.subarray((top - from) * width, (bottom - from) * width), top * width);
  }
  return map;
}

/** Grey from -1 to 1, three times, for the net looks at colours. */
function shownTo(pixels: Uint8Array, width: number): Tensors {
  const size = pixels.length;
  const values = new Float32Array(3 * size);
  for (let at = 0; at < size; at++) values[at] = (pixels[at] ?? 255) / 127.5 - 1;
  values.copyWithin(size, 0, size).copyWithin(2 * size, 0, size);
  return { values, dims: [1, 3, size / width, width] };
}

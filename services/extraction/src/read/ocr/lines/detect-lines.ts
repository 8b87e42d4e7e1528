import sharp from 'sharp';
import type { GreyImage } from '../grey-image.ts';
import { linesOfMap } from './lines-of-map.ts';
import type { Net, Tensors } from './net.ts';
import type { OrientedBox } from './oriented-box.ts';
import { printAcross } from './print-across.ts';

/** Letters that a recogniser reads well are found as well when they are this much smaller, in half the time. */
const SCALE = 0.6;
/** A picture of more pixels takes longer than what is set so small on it is worth. */
const MOST_PIXELS = 2_400_000;
/** The sides of what the net is shown are multiples of this. */
const STEP = 32;
/** The net is shown so many rows at once: with all of a page it takes twice the memory of a whole reader, and no less time. */
const TALLEST = 384;
/** A line is found by what is around it too: so much more is shown on each side. */
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

/** How probably each pixel belongs to a line, from strips of equal height; what is blank at their sides is not shown. */
async function probabilitiesOf({ pixels, width, height }: GreyImage, net: Net): Promise<Float32Array> {
  const map = new Float32Array(width * height);
  const tall = Math.ceil(height / Math.ceil(height / TALLEST) / STEP) * STEP;
  for (let top = 0; top < height; top += tall) {
    const bottom = Math.min(height, top + tall);
    const [first, last] = [Math.max(0, top - MARGIN), Math.min(height, bottom + MARGIN)];
    const strip = pixels.subarray(first * width, last * width);
    const print = printAcross(strip, width);
    if (!print) continue;
    const left = Math.max(0, Math.floor((print.from - MARGIN) / STEP) * STEP);
    const right = Math.min(width, Math.ceil((print.to + MARGIN) / STEP) * STEP);
    const wide = right - left;
    const { values } = await net.run(shownTo(between(strip, width, left, right), wide));
    for (let y = top; y < bottom; y++)
      map.set(values.subarray((y - first) * wide, (y - first + 1) * wide), y * width + left);
  }
  return map;
}

/** The columns of a picture from one to another. */
function between(pixels: Uint8Array, width: number, left: number, right: number): Uint8Array {
  const wide = right - left;
  if (wide === width) return pixels;
  const out = new Uint8Array((pixels.length / width) * wide);
  for (let at = 0; at * wide < out.length; at++)
    out.set(pixels.subarray(at * width + left, at * width + right), at * wide);
  return out;
}

/** Grey from -1 to 1, three times, for the net looks at colours. */
function shownTo(pixels: Uint8Array, width: number): Tensors {
  const size = pixels.length;
  const values = new Float32Array(3 * size);
  for (let at = 0; at < size; at++) values[at] = (pixels[at] ?? 255) / 127.5 - 1;
  values.copyWithin(size, 0, size).copyWithin(2 * size, 0, size);
  return { values, dims: [1, 3, size / width, width] };
}

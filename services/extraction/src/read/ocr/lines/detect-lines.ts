import sharp from 'sharp';
import type { GreyImage } from '../grey-image.ts';
import { inkedParts, type Part } from './inked-parts.ts';
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
/** A line is found by what is around it too, be it bare paper: so many pixels more are shown on all sides. */
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

/** How probably each pixel belongs to a line; of what holds print alone, for the net takes its time over paper too. */
async function probabilitiesOf(image: GreyImage, net: Net): Promise<Float32Array> {
  const map = new Float32Array(image.width * image.height);
  for (const { part, seen } of inkedParts(image, 2 * MARGIN).flatMap((part) => strips(part, image))) {
    const { values } = await net.run(shownTo(image, seen));
    const wide = seen.right - seen.left;
    for (let y = part.top; y < part.bottom; y++) {
      const row = (y - seen.top) * wide;
      map.set(values.subarray(row, row + wide), y * image.width + seen.left);
    }
  }
  return map;
}

/** A part of a picture, and what of the picture the net is shown to see it. */
type Strip = { readonly part: Part; readonly seen: Part };

/** Strips of a part, of equal height, none of them taller than the net is shown at once. */
function strips({ left, right, top, bottom }: Part, { width, height }: GreyImage): Strip[] {
  const count = Math.ceil((bottom - top) / TALLEST);
  const rowAt = (index: number) => top + Math.round((index * (bottom - top)) / count);
  const across = withMargin(left, right, width);
  return Array.from({ length: count }, (_, index) => {
    const part = { left, right, top: rowAt(index), bottom: rowAt(index + 1) };
    const down = withMargin(part.top, part.bottom, height);
    return { part, seen: { left: across.from, right: across.to, top: down.from, bottom: down.to } };
  });
}

/** A stretch with a margin, and as much more around it as makes it a multiple of a step, within a side that is one. */
function withMargin(from: number, to: number, side: number): { from: number; to: number } {
  const length = Math.min(side, Math.ceil((to - from + 2 * MARGIN) / STEP) * STEP);
  const start = Math.min(side - length, Math.max(0, Math.floor((from + to - length) / 2)));
  return { from: start, to: start + length };
}

/** Grey from -1 to 1, three times, for the net looks at colours. */
function shownTo({ pixels, width }: GreyImage, { left, right, top, bottom }: Part): Tensors {
  const [wide, high] = [right - left, bottom - top];
  const size = wide * high;
  const values = new Float32Array(3 * size);
  for (let y = 0, at = 0; y < high; y++) {
    const row = (top + y) * width + left;
    for (let x = 0; x < wide; x++) values[at++] = (pixels[row + x] ?? 255) / 127.5 - 1;
  }
  values.copyWithin(size, 0, size).copyWithin(2 * size, 0, size);
  return { values, dims: [1, 3, high, wide] };
}

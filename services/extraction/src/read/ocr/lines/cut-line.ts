import type { Box } from '../../page-model.ts';
import type { GreyImage } from '../grey-image.ts';
import type { OrientedBox } from './oriented-box.ts';

/** Rows of a line's picture, as the net was taught them. */
export const LINE_HEIGHT = 48;
/** A longer line is read in parts. */
const MOST_WIDTH = 2000;
const LEAST_WIDTH = 8;
const PAPER = 255;

/** A line of print set level and as high as the net takes it, with where it came from. */
export type LineCut = GreyImage & { readonly box: OrientedBox };

/** The picture of a line; of a very long one, of its parts between two words. */
export function cutLine(image: GreyImage, box: OrientedBox): LineCut[] {
  const cut = drawn(image, box);
  if (cut.width <= MOST_WIDTH) return [cut];
  const at = blankColumnNear(cut, cut.width / 2) / cut.width;
  return [partOf(box, 0, at), partOf(box, at, 1)].flatMap((part) => cutLine(image, part));
}

/** A box from one share of its width to another. */
function partOf(box: OrientedBox, from: number, to: number): OrientedBox {
  const off = ((from + to) / 2 - 0.5) * box.width;
  return {
    ...box,
    x: box.x + off * Math.cos(box.angle),
    y: box.y + off * Math.sin(box.angle),
    width: (to - from) * box.width,
  };
}

/** The middle of the widest stretch of bright columns in the middle half of a line. */
function blankColumnNear({ pixels, width }: LineCut, middle: number): number {
  const darkest = Uint8Array.from({ length: width }, (_, x) => {
    let least = PAPER;
    for (let at = x; at < pixels.length; at += width) least = Math.min(least, pixels[at] ?? PAPER);
    return least;
  });
  const [from, to] = [Math.floor(width / 4), Math.ceil((3 * width) / 4)];
  const level = [...darkest.subarray(from, to)].sort((a, b) => b - a)[Math.floor((to - from) / 10)] ?? PAPER;
  let best = { middle, length: 0 };
  let start = from;
  for (let x = from; x <= to; x++) {
    if (x < to && (darkest[x] ?? 0) >= level) continue;
    if (x - start > best.length) best = { middle: (start + x) / 2, length: x - start };
    start = x + 1;
  }
  return best.middle;
}

/** Each pixel between the four around the place where it comes from; beyond the picture, its nearest. */
function drawn({ pixels, width, height }: GreyImage, box: OrientedBox): LineCut {
  const across = Math.max(LEAST_WIDTH, Math.round((LINE_HEIGHT * box.width) / box.height));
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const [stepX, stepY] = [box.width / across, box.height / LINE_HEIGHT];
  const out = new Uint8Array(across * LINE_HEIGHT);
  const [mostX, mostY] = [width - 1.001, height - 1.001];
  let to = 0;
  for (let y = 0; y < LINE_HEIGHT; y++) {
    const v = (y + 0.5) * stepY - box.height / 2;
    const [rowX, rowY] = [box.x - v * sin - 0.5, box.y + v * cos - 0.5];
    for (let x = 0; x < across; x++) {
      const u = (x + 0.5) * stepX - box.width / 2;
      const fromX = Math.min(mostX, Math.max(0, rowX + u * cos));
      const fromY = Math.min(mostY, Math.max(0, rowY + u * sin));
      // A page is a million such pixels: taken apart in a list, these would take thrice as long.
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      const dx = fromX - left;
      const dy = fromY - top;
      const at = top * width + left;
      const upper = (pixels[at] ?? PAPER) * (1 - dx) + (pixels[at + 1] ?? PAPER) * dx;
      const under = at + width;
      const lower = (pixels[under] ?? PAPER) * (1 - dx) + (pixels[under + 1] ?? PAPER) * dx;
      out[to++] = upper * (1 - dy) + lower * dy + 0.5;
    }
  }
  return { pixels: out, width: across, height: LINE_HEIGHT, box };
}

/** A box of a line's picture, in the picture that it was cut from; upright there too, for what stands a little askew, or on its end. */
export function placedBack({ box, width }: LineCut, { x0, x1, y0, y1 }: Box): Box {
  const [across, down] = [box.width / width, box.height / LINE_HEIGHT];
  const u = ((x0 + x1) / 2 - width / 2) * across;
  const v = ((y0 + y1) / 2 - LINE_HEIGHT / 2) * down;
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const [x, y] = [box.x + u * cos - v * sin, box.y + u * sin + v * cos];
  const [along, aside] = [((x1 - x0) * across) / 2, ((y1 - y0) * down) / 2];
  const [halfWidth, halfHeight] = Math.abs(sin) > Math.abs(cos) ? [aside, along] : [along, aside];
  return { x0: x - halfWidth, x1: x + halfWidth, y0: y - halfHeight, y1: y + halfHeight };
}

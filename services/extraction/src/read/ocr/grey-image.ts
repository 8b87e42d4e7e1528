import type { Box } from '../page-model.ts';

/** Eight bits a pixel, rows from the top, no padding; 0 is black. */
export type GreyImage = { readonly pixels: Uint8Array; readonly width: number; readonly height: number };

/** Halves an image until its longer side is at most `longest`; fast, and good enough to measure on. */
export function shrinkTo(image: GreyImage, longest: number): GreyImage {
  let small = image;
  while (Math.max(small.width, small.height) > longest) small = halve(small);
  return small;
}

/** A page is looked at small for one thing after another; who makes a picture has done so when it is looked at. */
const halves = new WeakMap<GreyImage, GreyImage>();

function halve(image: GreyImage): GreyImage {
  const known = halves.get(image);
  if (known) return known;
  const half = halved(image);
  halves.set(image, half);
  return half;
}

function halved({ pixels, width, height }: GreyImage): GreyImage {
  const w = width >> 1;
  const h = height >> 1;
  const out = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    const above = 2 * y * width;
    const under = above + width;
    for (let x = 0; x < w; x++) {
      const at = 2 * x;
      out[y * w + x] =
        ((pixels[above + at] ?? 0) +
          (pixels[above + at + 1] ?? 0) +
          (pixels[under + at] ?? 0) +
          (pixels[under + at + 1] ?? 0) +
          2) >>
        2;
    }
  }
  return { pixels: out, width: w, height: h };
}

/** A part of an image, in whole pixels of it. */
export function cutOut({ pixels, width }: GreyImage, { x0, y0, x1, y1 }: Box): GreyImage {
  const [across, down] = [x1 - x0, y1 - y0];
  const out = new Uint8Array(across * down);
  for (let y = 0; y < down; y++) out.set(pixels.subarray((y0 + y) * width + x0, (y0 + y) * width + x1), y * across);
  return { pixels: out, width: across, height: down };
}

/** How bright the paper of a page is: the level of the pixel that one in seven outshines. */
export function paperLevel({ pixels }: GreyImage): number {
  const histogram = new Uint32Array(256);
  const step = Math.max(1, Math.floor(pixels.length / 200_000));
  for (let at = 0; at < pixels.length; at += step) {
    const level = pixels[at] ?? 255;
    histogram[level] = (histogram[level] ?? 0) + 1;
  }
  let rest = Math.ceil(pixels.length / step) / 7;
  let level = 255;
  while (level > 0 && rest > (histogram[level] ?? 0)) rest -= histogram[level--] ?? 0;
  return level;
}

/** Netpbm's binary grey format, which tesseract reads without a decoder: no time goes into PNG and back. */
export function toPgm({ pixels, width, height }: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);
}

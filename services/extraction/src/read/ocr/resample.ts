import { type Bend, bendAt } from '../bend.ts';
import type { Projective } from '../projective.ts';
import type { GreyImage } from './grey-image.ts';

const PAPER = 255;

/**
 * A picture of `width` × `height` whose pixels come from where `toSource` leads, each between the four around that place;
 * white where that is outside.
 */
export function resample(source: GreyImage, width: number, height: number, toSource: Projective): GreyImage {
  const { pixels } = source;
  const { a, b, c, d, e, f, g, h } = toSource;
  const out = new Uint8Array(width * height).fill(PAPER);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [px, py] = [x + 0.5, y + 0.5];
      const w = g * px + h * py + 1;
      const sx = (a * px + c * py + e) / w - 0.5;
      const sy = (b * px + d * py + f) / w - 0.5;
      if (sx < 0 || sy < 0 || sx >= source.width - 1 || sy >= source.height - 1) continue;
      const [left, top] = [Math.floor(sx), Math.floor(sy)];
      const [dx, dy] = [sx - left, sy - top];
      const at = top * source.width + left;
      const upper = (pixels[at] ?? PAPER) * (1 - dx) + (pixels[at + 1] ?? PAPER) * dx;
      const under = at + source.width;
      const lower = (pixels[under] ?? PAPER) * (1 - dx) + (pixels[under + 1] ?? PAPER) * dx;
      out[y * width + x] = upper * (1 - dy) + lower * dy + 0.5;
    }
  }
  return { pixels: out, width, height };
}

/** Pixels between places whose depth is worked out; between them it is as good as straight. */
const STRIDE = 16;

/** A page whose lines were bent, with them level: each pixel from as far down as the bend lies there. */
export function unbend({ pixels, width, height }: GreyImage, bend: Bend, paper: number): GreyImage {
  const out = new Uint8Array(width * height).fill(paper);
  const columns = Math.ceil(width / STRIDE) + 1;
  const depthsAt = (y: number) => Float32Array.from({ length: columns }, (_, at) => bendAt(bend, at * STRIDE, y));
  let [above, under] = [depthsAt(0), depthsAt(STRIDE)];
  for (let y = 0; y < height; y++) {
    if (y > 0 && y % STRIDE === 0) [above, under] = [under, depthsAt(y + STRIDE)];
    const down = (y % STRIDE) / STRIDE;
    for (let x = 0; x < width; x++) {
      const at = Math.floor(x / STRIDE);
      const across = (x % STRIDE) / STRIDE;
      const upper = (above[at] ?? 0) * (1 - across) + (above[at + 1] ?? 0) * across;
      const lower = (under[at] ?? 0) * (1 - across) + (under[at + 1] ?? 0) * across;
      const from = y + upper * (1 - down) + lower * down;
      const row = Math.floor(from);
      if (row < 0 || row >= height - 1) continue;
      const part = from - row;
      const source = row * width + x;
      out[y * width + x] = (pixels[source] ?? PAPER) * (1 - part) + (pixels[source + width] ?? PAPER) * part + 0.5;
    }
  }
  return { pixels: out, width, height };
}

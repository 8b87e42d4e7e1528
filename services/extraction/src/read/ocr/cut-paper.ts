import { scaling } from '../projective.ts';
import { findPaper } from './find-paper.ts';
import type { GreyImage } from './grey-image.ts';
import type { StraightPage } from './straight-page.ts';

/** The paper of a picture alone, cut out along its rows and papered over around them; undefined where it is not clear. */
export function cutPaper(image: GreyImage): StraightPage | undefined {
  const paper = findPaper(image);
  if (!paper) return undefined;
  const { spans, top, tile } = paper;
  const [across, down] = tile;
  const left = Math.floor(Math.min(...spans.map(({ from }) => from)) * across);
  const right = Math.min(image.width, Math.ceil((Math.max(...spans.map(({ to }) => to)) + 1) * across));
  const first = Math.max(0, Math.floor((top - 1) * down));
  const last = Math.min(image.height, Math.ceil((top + spans.length + 1) * down));
  const [width, height] = [right - left, last - first];
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const at = Math.max(0, Math.min(spans.length - 1, Math.floor((first + y) / down) - top));
    const { from, to, level } = spans[at] ?? { from: 0, to: 0, level: 255 };
    const [start, end] = [Math.max(0, Math.floor(from * across) - left), Math.ceil((to + 1) * across) - left];
    const row = (first + y) * image.width + left;
    pixels.fill(level, y * width, (y + 1) * width);
    pixels.set(image.pixels.subarray(row + start, row + Math.min(width, end)), y * width + start);
  }
  return {
    image: { pixels, width, height },
    toFractions: {
      ...scaling(width / image.width, height / image.height),
      e: left / image.width,
      f: first / image.height,
    },
    isPhotograph: false,
  };
}

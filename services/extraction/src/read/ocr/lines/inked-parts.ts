import type { GreyImage } from '../grey-image.ts';

/** A part of a picture, in its pixels: from the first row and column to before the last. */
export type Part = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** The faintest print is so many levels off its paper. */
const FAINTEST = 24;

/**
 * The parts of a picture that hold print: rows that are no further apart than `apart` pixels, each part as wide as what is printed in
 * it. What lies between and beside them is paper, be it white or grey. They do not overlap, and come from the top.
 */
export function inkedParts({ pixels, width, height }: GreyImage, apart: number): Part[] {
  const paper = paperOf(pixels);
  const isInk = (at: number) => Math.abs((pixels[at] ?? paper) - paper) >= FAINTEST;
  const parts: Part[] = [];
  let open: Part | undefined;
  for (let y = 0; y < height; y++) {
    const [start, end] = [y * width, (y + 1) * width];
    let first = start;
    while (first < end && !isInk(first)) first++;
    if (first === end) continue;
    let last = end - 1;
    while (!isInk(last)) last--;
    const row: Part = { left: first - start, right: last + 1 - start, top: y, bottom: y + 1 };
    if (open && y - open.bottom <= apart) open = around(open, row);
    else {
      if (open) parts.push(open);
      open = row;
    }
  }
  return open ? [...parts, open] : parts;
}

const around = (one: Part, other: Part): Part => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  top: one.top,
  bottom: other.bottom,
});

/** The most frequent level. */
function paperOf(pixels: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const level of pixels) counts[level] = (counts[level] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
}

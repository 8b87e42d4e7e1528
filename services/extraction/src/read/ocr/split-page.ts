import type { GreyImage } from './grey-image.ts';

/** The head of a page and what is under it, cut where no line is. `rest` is absent where the page is not worth cutting. */
export type SplitPage = { readonly head: GreyImage; readonly rest?: GreyImage & { readonly top: number } };

/** Share of the ink the head holds, about: enough words to tell the language and which way is up. */
const HEAD_INK = 0.3;
/** A cut is looked for within this share of the height around. */
const REACH = 0.06;
/** Rows in which less than this share of the width is ink lie between two lines. */
const BLANK = 0.004;
/** Below this many rows a page is read at once. */
const LEAST_HEIGHT = 600;
const INK = 128;

/**
 * Cuts a level page between two lines, about a third of its ink from the top, so that what the head tells serves the
 * rest. Nothing is copied: both parts are views of the page's pixels.
 */
export function splitPage(image: GreyImage): SplitPage {
  const { pixels, width, height } = image;
  if (height < LEAST_HEIGHT) return { head: image };
  const ink = inkOfRows(image);
  const total = ink.reduce((sum, row) => sum + row, 0);
  let target = 0;
  for (let sum = 0; target < height && sum < HEAD_INK * total; target++) sum += ink[target] ?? 0;
  const cut = blankRow(ink, target, Math.round(REACH * height), BLANK * width);
  if (cut === undefined || cut < 0.05 * height || cut > 0.9 * height) return { head: image };
  return {
    head: { pixels: pixels.subarray(0, cut * width), width, height: cut },
    rest: { pixels: pixels.subarray(cut * width), width, height: height - cut, top: cut },
  };
}

function inkOfRows({ pixels, width, height }: GreyImage): Uint32Array {
  const ink = new Uint32Array(height);
  for (let y = 0; y < height; y++) {
    let dark = 0;
    for (let at = y * width; at < (y + 1) * width; at++) if ((pixels[at] ?? 255) < INK) dark += 1;
    ink[y] = dark;
  }
  return ink;
}

/** The middle of the widest blank stretch in reach of a row. */
function blankRow(ink: Uint32Array, around: number, reach: number, most: number): number | undefined {
  let best: { middle: number; length: number } | undefined;
  let from = Math.max(0, around - reach);
  const to = Math.min(ink.length - 1, around + reach);
  for (let row = from; row <= to + 1; row++) {
    if (row <= to && (ink[row] ?? 0) <= most) continue;
    const length = row - from;
    if (length >= 3 && length > (best?.length ?? 0)) best = { middle: from + (length >> 1), length };
    from = row + 1;
  }
  return best?.middle;
}

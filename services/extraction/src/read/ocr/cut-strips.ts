import type { GreyImage } from './grey-image.ts';

/** Rows of a page from `top` down: a view of its pixels, none copied. */
export type Strip = GreyImage & { readonly top: number };

/**
 * Shares of the ink after which a page is cut: two strips at the top with words enough to tell the language and which way
 * is up, most often the first alone; then larger ones, for a page that takes its time to tell.
 */
const CUTS = [0.17, 0.34, 0.6] as const;
/** A cut is looked for within this share of the height around. */
const REACH = 0.06;
/** Rows in which less than this share of the width is ink lie between two lines. */
const BLANK = 0.004;
/** Below this many rows a page is read at once. */
const LEAST_HEIGHT = 600;
/** No strip is lower than this share of the height. */
const LEAST_STRIP = 0.05;
const INK = 128;

/** Cuts a level page into strips, between two lines each; a short page, or one without a blank row, is a single strip. */
export function cutStrips(image: GreyImage): Strip[] {
  const { width, height } = image;
  const cuts = height < LEAST_HEIGHT ? [] : cutsOf(image);
  return [0, ...cuts].map((top, index) => stripOf(image, top, (cuts[index] ?? height) - top, width));
}

/** Strips that lie under each other, as one. */
export function joined(image: GreyImage, strips: readonly Strip[]): Strip | undefined {
  const [first] = strips;
  if (!first) return undefined;
  return stripOf(
    image,
    first.top,
    strips.reduce((sum, strip) => sum + strip.height, 0),
    image.width,
  );
}

/** The same rows of another picture of the page. */
export const stripAt = (image: GreyImage, { top, height }: Strip): Strip => stripOf(image, top, height, image.width);

const stripOf = ({ pixels }: GreyImage, top: number, height: number, width: number): Strip => ({
  pixels: pixels.subarray(top * width, (top + height) * width),
  width,
  height,
  top,
});

function cutsOf(image: GreyImage): number[] {
  const { width, height } = image;
  const ink = inkOfRows(image);
  const total = ink.reduce((sum, row) => sum + row, 0);
  const least = Math.round(LEAST_STRIP * height);
  const cuts: number[] = [];
  let row = 0;
  let sum = 0;
  for (const share of CUTS) {
    for (; row < height && sum < share * total; row++) sum += ink[row] ?? 0;
    const cut = blankRow(ink, row, Math.round(REACH * height), BLANK * width);
    if (cut !== undefined && cut >= (cuts.at(-1) ?? 0) + least && cut <= height - least) cuts.push(cut);
  }
  return cuts;
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

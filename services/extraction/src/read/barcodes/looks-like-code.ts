import type { GreyImage } from '../ocr/grey-image.ts';

/** Ink and paper end where this share of the way from one to the other begins. */
const DARK = 96;
const LIGHT = 160;
/** A code has two tones, but for the rims of its modules. */
const MOST_BETWEEN = 0.3;
const LEAST_DARK = 0.1;
const MOST_DARK = 0.8;
/** Rows that are looked along, and how often most of those through a code change their tone: the smallest kind has 21 modules. */
const ROWS = 15;
const CHANGES = 12;
const ENOUGH_ROWS = 4;

/** Whether a picture may be a code: two tones that change often along its rows or its columns. Logos and photographs mostly are not. */
export function looksLikeCode({ pixels, width, height }: GreyImage): boolean {
  let [dark, between] = [0, 0];
  for (const level of pixels) {
    if (level < DARK) dark += 1;
    else if (level < LIGHT) between += 1;
  }
  const share = dark / pixels.length;
  if (share < LEAST_DARK || share > MOST_DARK || between > MOST_BETWEEN * pixels.length) return false;
  const along = (count: number, length: number, at: (line: number, place: number) => number) => {
    let changing = 0;
    for (let row = 1; row <= ROWS; row++)
      if (changes(length, (place) => at(Math.floor((row * count) / (ROWS + 1)), place)) >= CHANGES) changing += 1;
    return changing;
  };
  return (
    along(height, width, (y, x) => pixels[y * width + x] ?? LIGHT) >= ENOUGH_ROWS ||
    along(width, height, (x, y) => pixels[y * width + x] ?? LIGHT) >= ENOUGH_ROWS
  );
}

/** How often the tone changes from dark to light or back. */
function changes(length: number, levelAt: (place: number) => number): number {
  let [count, wasDark] = [0, false];
  for (let place = 0; place < length; place++) {
    const level = levelAt(place);
    const isDark = wasDark ? level < LIGHT : level < DARK;
    if (isDark !== wasDark) count += 1;
    wasDark = isDark;
  }
  return count;
}

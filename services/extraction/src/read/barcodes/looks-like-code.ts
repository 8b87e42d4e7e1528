/** What is looked at without being copied: a picture that pdfium holds may have millions of pixels. */
export type Tones = {
  readonly width: number;
  readonly height: number;
  /** How bright a place is, 0 (ink) to 255 (paper). */
  levelAt(x: number, y: number): number;
};

/** Ink and paper end where this share of the way from one to the other begins. */
const DARK = 96;
const LIGHT = 160;
/** A code has two tones, but for the rims of its modules. */
const MOST_BETWEEN = 0.3;
const LEAST_DARK = 0.1;
const MOST_DARK = 0.8;
/**
 * Rows and columns that are looked along, and how often some of those through a code change their tone. The smallest code of modules has 21 of
 * them, both ways. Bars change it one way alone, as a line of letters does, but more often: four signs of Code 128 with what begins and ends
 * them are 42 bars and gaps (ISO/IEC 15417), one word of PDF417 with its ends is 41 (ISO/IEC 15438).
 */
const LINES = 15;
const CHANGES = { ofModules: 12, ofBars: 40 };
const ENOUGH_LINES = 4;

/** Whether a picture may be a code: two tones that change often along its rows or its columns. Logos and photographs mostly are not. */
export function looksLikeCode({ width, height, levelAt }: Tones): boolean {
  const rows = evenly(height).map((y) => along(width, (x) => levelAt(x, y)));
  const columns = evenly(width).map((x) => along(height, (y) => levelAt(x, y)));
  const lines = [...rows, ...columns];
  const sum = (of: 'length' | 'dark' | 'between') => lines.reduce((all, line) => all + line[of], 0);
  const share = sum('dark') / sum('length');
  if (share < LEAST_DARK || share > MOST_DARK || sum('between') > MOST_BETWEEN * sum('length')) return false;
  const change = (some: readonly Line[], often: number) =>
    some.filter(({ changes }) => changes >= often).length >= ENOUGH_LINES;
  const both = [rows, columns];
  return both.every((some) => change(some, CHANGES.ofModules)) || both.some((some) => change(some, CHANGES.ofBars));
}

/** Lines between the two edges of a picture, as far apart from one another as from those. */
const evenly = (count: number) =>
  Array.from({ length: LINES }, (_, at) => Math.floor(((at + 1) * count) / (LINES + 1)));

type Line = { readonly length: number; readonly dark: number; readonly between: number; readonly changes: number };

/** The tones along a line, and how often they change from dark to light or back. */
function along(length: number, levelAt: (place: number) => number): Line {
  let [dark, between, changes, wasDark] = [0, 0, 0, false];
  for (let place = 0; place < length; place++) {
    const level = levelAt(place);
    if (level < DARK) dark += 1;
    else if (level < LIGHT) between += 1;
    const isDark = wasDark ? level < LIGHT : level < DARK;
    if (isDark !== wasDark) changes += 1;
    wasDark = isDark;
  }
  return { length, dark, between, changes };
}

import type { Box, Word } from '../../page-model.ts';
import { LINE_HEIGHT, type LineCut, placedBack } from './cut-line.ts';
import type { Sign } from './read-signs.ts';

/** A gap without ink this wide (of the line's height) parts two words wherever it is: a column begins. */
const COLUMN = 0.8;
/** A narrower one is a space that the net lost, but not within a number: so wide, and so many times as the usual one. */
const SPACE = 0.25;
const MORE_THAN_USUAL = 1.8;
/** A dash by itself is as high as its line: by its ink it would stand in no row. */
const DASH = /^[-–—]$/;
/** The outermost rows of a line's picture may show its neighbours. */
const RIM = 3;
/** Levels of a line's picture that tell its ink from its paper: of its darkest pixels, and of its many bright ones. */
const DARK = 0.03;
const BRIGHT = 0.8;

/** The words of a line with their boxes around their ink, in the pixels of the picture that it was cut from. */
export function wordsOfLine(signs: readonly Sign[], steps: number, cut: LineCut): Word[] {
  const ink = inkOf(cut);
  const placeOf = ({ step }: Sign) => ((step + 0.5) * cut.width) / steps;
  const gapBetween = (left: Sign, right: Sign) => widestGap(ink.columns, placeOf(left), placeOf(right));
  const groups = groupsOf(signs, gapBetween);
  const ends = groups.map((group, index) => {
    const [last, next] = [group.at(-1), groups[index + 1]?.[0]];
    return last && next ? gapBetween(last, next).middle : cut.width;
  });
  return groups.map((group, index) => {
    const [first, last] = [group[0], group.at(-1)];
    const from = first ? reached(ink.columns, placeOf(first), ends[index - 1] ?? 0) : 0;
    const to = last ? reached(ink.columns, placeOf(last), ends[index] ?? cut.width) : cut.width;
    const text = group.map((sign) => sign.text).join('');
    const own = inkWithin(cut, ink, from, to);
    const { y0, y1 } = DASH.test(text) ? inkWithin(cut, ink, 0, cut.width) : own;
    // One figure that is misread makes a number another's: it is as sure as its least sure sign.
    const confidence = Math.min(...group.map(({ probability }) => probability));
    return { text, confidence, ...placedBack(cut, { ...own, y0, y1 }) };
  });
}

/** How far ink goes on from a place towards an end: up to a gap as wide as a space, beyond which stands what was not read. */
function reached(columns: Uint8Array, place: number, end: number): number {
  const step = end < place ? -1 : 1;
  let blank = 0;
  for (let x = Math.round(place); (end - x) * step > 0; x += step) {
    blank = columns[x] === 0 ? blank + 1 : 0;
    if (blank >= SPACE * LINE_HEIGHT) return x - step * (blank >> 1);
  }
  return end;
}

type Gap = { readonly middle: number; readonly length: number };

/** The signs between spaces, and between gaps that are as good as one. */
function groupsOf(signs: readonly Sign[], gapBetween: (left: Sign, right: Sign) => Gap): Sign[][] {
  const pairs = signs.map((sign, index) => {
    const before = signs[index - 1];
    return before && isSign(before) && isSign(sign) ? gapBetween(before, sign).length : undefined;
  });
  const known = pairs.filter((gap) => gap !== undefined).sort((a, b) => a - b);
  const usual = known[known.length >> 1] ?? 0;
  const isSpace = (gap: number, left: Sign, right: Sign) =>
    gap >= COLUMN * LINE_HEIGHT ||
    (gap >= SPACE * LINE_HEIGHT && gap >= MORE_THAN_USUAL * usual && isSpaceAfter(left, right));
  const groups: Sign[][] = [];
  for (const [index, sign] of signs.entries()) {
    if (!isSign(sign)) continue;
    const [before, gap] = [signs[index - 1], pairs[index]];
    const isApart =
      !before ||
      gap === undefined ||
      isSpace(gap, before, sign) ||
      followsLabel(signs, index) ||
      followsNumero(signs, index);
    if (isApart) groups.push([sign]);
    else groups.at(-1)?.push(sign);
  }
  return groups;
}

const isSign = ({ text }: Sign): boolean => text.trim() !== '';
/** Between two signs of a number there is none, for a narrow 1 has such gaps at its sides; nor before what ends a word or after what begins one. */
const isSpaceAfter = ({ text: left }: Sign, { text: right }: Sign): boolean =>
  !(/[\d.,'/-]/.test(left) && /[\d.,'/-]/.test(right)) && !/[.,;:!?)\]%'’-]/.test(right) && !/[(['’#-]/.test(left);

/** 'Datum:10.10.2026': a colon behind a letter ends a label, with a space or without. */
const followsLabel = (signs: readonly Sign[], index: number): boolean =>
  signs[index - 1]?.text === ':' &&
  /\p{L}/u.test(signs[index - 2]?.text ?? '') &&
  /[\p{L}\p{N}]/u.test(signs[index]?.text ?? '');

/** 'N°40177': how sure the sign of a number is says nothing of the number behind it. */
const followsNumero = (signs: readonly Sign[], index: number): boolean =>
  /^[°º]$/.test(signs[index - 1]?.text ?? '') &&
  /^n$/i.test(signs[index - 2]?.text ?? '') &&
  !/\p{L}/u.test(signs[index - 3]?.text ?? '') &&
  /\d/.test(signs[index]?.text ?? '');

type Ink = { readonly columns: Uint8Array; readonly level: number };

/** Which level parts ink from paper in a line's picture, and how much of it each column has. */
function inkOf({ pixels, width }: LineCut): Ink {
  const level = (levelAt(pixels, DARK) + levelAt(pixels, BRIGHT)) / 2;
  const columns = new Uint8Array(width);
  for (let y = RIM; y < LINE_HEIGHT - RIM; y++)
    for (let x = 0; x < width; x++) if ((pixels[y * width + x] ?? 0) < level) columns[x] = (columns[x] ?? 0) + 1;
  return { columns, level };
}

/** The level that such a share of pixels does not reach. */
function levelAt(pixels: Uint8Array, share: number): number {
  const counts = new Uint32Array(256);
  for (const level of pixels) counts[level] = (counts[level] ?? 0) + 1;
  let left = Math.floor(share * pixels.length);
  return counts.findIndex((count) => {
    left -= count;
    return left < 0;
  });
}

/** The widest stretch of columns without ink between two places. */
function widestGap(columns: Uint8Array, from: number, to: number): Gap {
  let best = { middle: (from + to) / 2, length: 0 };
  let start = Math.max(0, Math.floor(from));
  const end = Math.min(columns.length, Math.ceil(to));
  for (let x = start; x <= end; x++) {
    if (x < end && columns[x] === 0) continue;
    if (x - start > best.length) best = { middle: (start + x) / 2, length: x - start };
    start = x + 1;
  }
  return best;
}

/** Around the ink of a line's picture between two columns. */
function inkWithin({ pixels, width }: LineCut, { columns, level }: Ink, from: number, to: number): Box {
  let [x0, x1] = [Math.floor(from), Math.ceil(to)];
  while (x0 < x1 - 1 && !columns[x0]) x0++;
  while (x1 > x0 + 1 && !columns[x1 - 1]) x1--;
  const hasInk = (y: number) => pixels.subarray(y * width + x0, y * width + x1).some((pixel) => pixel < level);
  let [y0, y1] = [RIM, LINE_HEIGHT - RIM];
  while (y0 < y1 - 1 && !hasInk(y0)) y0++;
  while (y1 > y0 + 1 && !hasInk(y1 - 1)) y1--;
  return { x0, x1, y0, y1 };
}

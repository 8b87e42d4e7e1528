import { withDigitsTogether } from './digits-apart.ts';
import { type Box, boundsOf, type PageText, type Row, type Segment, type Word } from './page-model.ts';
import { inReadingOrder, isLabelledFromLeft, mirrored, runsRightToLeft, withRunsTurned } from './right-to-left.ts';
import { withRulesApart } from './ruled-columns.ts';
import { withoutSpacing } from './spaced-letters.ts';

/**
 * A gap wider than this share of a word's height separates two cells. A text layer's boxes have the height of the
 * font, where a space is about 0.3; OCR's have that of the ink, which is lower.
 */
const CELL_GAP = { text: 0.85, ocr: 1.35 } as const;

/** A page of words laid out as it is read: one whose script runs from right to left, as its mirror shows it. */
export function layOutPage(
  page: Omit<PageText, 'rows' | 'isMirrored' | 'turned'> & {
    readonly words: readonly Word[];
    readonly turned?: readonly (readonly Word[])[];
  },
): PageText {
  const { words, turned = [], ...rest } = page;
  if (!runsRightToLeft(words) || isLabelledFromLeft(groupByBaseline(words))) {
    const rows = layOutRows(words, page.source, { isMirrored: false });
    if (turned.length === 0) return { ...rest, rows };
    const lines = turned.map((line, at) => laidUnder(page, line, at));
    return { ...rest, rows: [...rows, ...lines.map(({ row }) => row)], turned: lines.flatMap(({ places }) => places) };
  }
  const { words: shown, ...way } = mirrored(words, page);
  return { ...rest, ...way, isMirrored: true, rows: layOutRows(shown, page.source, { isMirrored: true }) };
}

/** Heights of a line's letters between two lines that are laid under a page. */
const LINES_APART = 2;

/** A line that runs up or down a page, laid under it as a row of its own: what it says has no part in the page's own rows. */
function laidUnder(
  { height }: Pick<PageText, 'height'>,
  line: readonly Word[],
  at: number,
): { row: Row; places: NonNullable<PageText['turned']> } {
  const all = boundsOf(line);
  const runsUp = (line[0]?.y0 ?? 0) >= (line.at(-1)?.y0 ?? 0);
  const size = all.x1 - all.x0;
  const top = height + LINES_APART * (at + 1) * size;
  const words = line.map((word) => {
    const [from, to] = runsUp ? [all.y1 - word.y1, all.y1 - word.y0] : [word.y0 - all.y0, word.y1 - all.y0];
    return { ...word, x0: all.x0 + from, x1: all.x0 + to, y0: top, y1: top + size };
  });
  const segment = toSegment(words);
  return {
    row: { ...boundsOf(words), segments: [segment], text: segment.text },
    places: words.map((laid, index) => ({ laid, stands: line[index] ?? laid })),
  };
}

/**
 * Groups words into base lines, and each line into the segments that a gap of a column separates. Where it is said which
 * way the page runs, words that run the other way are put in the order in which they are read.
 */
export function layOutRows(
  words: readonly Word[],
  source: 'text' | 'ocr',
  { isMirrored }: { readonly isMirrored?: boolean | undefined } = {},
): Row[] {
  const inOrder = isMirrored ? inReadingOrder : isMirrored === false ? withRunsTurned : (run: readonly Word[]) => run;
  return withDigitsTogether(groupByBaseline(withRulesApart(words)), isMirrored === true).map((line) => {
    const runs = splitAtFrames(withoutSpacing(line)).flatMap((run) => splitAtGaps(run, source));
    const segments = runs.map((run) => toSegment(inOrder(run)));
    return { ...boundsOf(segments), segments, text: segments.map((segment) => segment.text).join('  ') };
  });
}

function toSegment(words: readonly Word[]): Segment {
  return { ...boundsOf(words), words, text: words.map((word) => word.text).join(' ') };
}

function groupByBaseline(words: readonly Word[]): Word[][] {
  const lines: { words: Word[]; y0: number; y1: number }[] = [];
  for (const word of [...words].sort((a, b) => middle(a) - middle(b))) {
    // Only the latest lines can still overlap: words come sorted by their middle.
    const home = lines
      .slice(-4)
      .findLast((line) => standsOn(word, line) && !line.words.some((other) => standsOver(other, word)));
    if (home) {
      home.words.push(word);
      const weight = home.words.length;
      home.y0 += (word.y0 - home.y0) / weight;
      home.y1 += (word.y1 - home.y1) / weight;
    } else {
      lines.push({ words: [word], y0: word.y0, y1: word.y1 });
    }
  }
  return lines.sort((a, b) => a.y0 + a.y1 - b.y0 - b.y1).map((line) => line.words.sort((a, b) => a.x0 - b.x0));
}

function standsOn(word: Word, line: { y0: number; y1: number }): boolean {
  const overlap = Math.min(word.y1, line.y1) - Math.max(word.y0, line.y0);
  const smaller = Math.min(word.y1 - word.y0, line.y1 - line.y0);
  const larger = Math.max(word.y1 - word.y0, line.y1 - line.y0);
  return overlap >= 0.55 * smaller && overlap >= 0.3 * larger;
}

/** One word over another: two lines, be they both beside a heading as high as the two. */
function standsOver(one: Word, other: Word): boolean {
  const narrower = Math.min(one.x1 - one.x0, other.x1 - other.x0);
  const lower = Math.min(one.y1 - one.y0, other.y1 - other.y0);
  const across = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
  const down = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
  return across > 0.5 * narrower && down < 0.35 * lower;
}

/** Signs that frames are drawn with, as text programs and recognisers give them. */
const FRAME = /^[|¦│┃║!]+$/;
/** So many in a row that begins or ends with one are a frame, and no strokes in a sender's line. */
const FEWEST_FRAMES = 3;

/** '| Maquette | 2 | 300 |': the cells between the strokes, without them. */
function splitAtFrames(line: readonly Word[]): (readonly Word[])[] {
  const isFrame = (word: Word | undefined) => word !== undefined && FRAME.test(word.text);
  if (!isFrame(line[0]) && !isFrame(line.at(-1))) return [line];
  const frames = line.filter(isFrame).length;
  if (frames < FEWEST_FRAMES || frames === line.length) return [line];
  const cells: Word[][] = [[]];
  for (const word of line) {
    if (isFrame(word)) cells.push([]);
    else cells.at(-1)?.push(word);
  }
  return cells.filter(({ length }) => length > 0);
}

/** Print of two sizes beside one another is two cells' where one is so many times the other, and a space of the smaller lies between. */
const SIZES_APART = 1.6;

function splitAtGaps(line: readonly Word[], source: 'text' | 'ocr'): Word[][] {
  const runs: Word[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const word of line) {
    const run = runs.at(-1);
    const gap = word.x0 - right;
    const [own, before] = [heightOf(word), heightOf(run?.at(-1))];
    const [lower, higher] = [Math.min(own, before), Math.max(own, before)];
    const areApart = source === 'text' && lower > 0 && higher > SIZES_APART * lower;
    if (run && gap <= CELL_GAP[source] * (areApart ? lower : higher)) run.push(word);
    else runs.push([word]);
    right = Math.max(right, word.x1);
  }
  return runs;
}

const middle = (box: Box) => (box.y0 + box.y1) / 2;
const heightOf = (box: Box | undefined) => (box ? box.y1 - box.y0 : 0);

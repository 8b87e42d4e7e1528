import { bandsOf, filled, type Run, type Tiling, tilesOf } from './dark-tiles.ts';
import type { GreyImage } from './grey-image.ts';

const PAPER = 255;
/** A pixel this much darker than the paper, as a share of it, may be a band's. */
const DARK = 0.7;
/** What is bright for longer than this, in tiles, is paper beside a dark edge, and no letter's stroke. */
const BROADEST_STROKE = 2.5;
/** Share of the bright pixels of a band that are strokes, and that are such away from its edges, which may be frayed. */
const STROKES = { all: 0.6, inside: 0.1 } as const;
/** Heavy print is no band: over and under its letters a band is dark all across. Shares of a line's pixels, and of lines. */
const PLAIN = { dark: 0.95, lines: 0.08 } as const;
/** Share of a band's pixels that are its print. */
const PRINT = { least: 0.004, most: 0.6 } as const;
/** Print is brighter than its band by this share of the way to the paper. */
const BRIGHTER = 0.45;
/** Share of a line of pixels inside a band that is dark: above and below it there is paper. */
const IN_BAND = 0.35;

/**
 * Sets print that is brighter than the band it stands on black on white, as the rest of the page is: the heads of tables,
 * boxes of facts and letterheads in colour. A band with dark print, a shadow and a frame around the paper stay as they are.
 * @returns the image itself where it has no such band
 */
export function lightenBands(image: GreyImage): GreyImage {
  const paper = levelOf(image, 0.9);
  const tiling = tilesOf(image, paper * DARK);
  let out: GreyImage | undefined;
  for (const band of bandsOf(tiling)) {
    const runs = filled(band);
    const spans = runs.flatMap((run) => spansOf(image, tiling, run, paper * DARK));
    if (!hasPlainLines(spans) || surrounds(image, spans, tiling.side) || !hasEdges(image, spans, tiling.side)) continue;
    const levels = levelsIn(image, spans);
    const ground = percentile(levels, 0.5, (level) => level < paper * DARK);
    const print = ground + BRIGHTER * (paper - ground);
    const [all, bright, deep] = [sum(levels), sum(levels, (at) => at > print), sum(levels, (at) => at < 0.5 * ground)];
    if (bright < PRINT.least * all || bright > PRINT.most * all || bright < deep) continue;
    const strokes = strokesIn(image, spans, {
      print,
      broadest: BROADEST_STROKE * tiling.side,
      isInside: insideOf(runs, tiling),
    });
    if (strokes.all < STROKES.all * bright || strokes.inside < STROKES.inside * bright) continue;
    const white = Math.max(
      print + 1,
      percentile(levels, 0.8, (level) => level > print),
    );
    out ??= { ...image, pixels: image.pixels.slice() };
    for (const { y, from, to } of spans) {
      for (let at = y * image.width + from; at <= y * image.width + to; at++) {
        const share = ((image.pixels[at] ?? PAPER) - ground) / (white - ground);
        out.pixels[at] = PAPER * (1 - Math.min(1, Math.max(0, share)));
      }
    }
  }
  return out ?? image;
}

/** The level below which a share of the pixels lies, from one in sixteen of them. */
function levelOf({ pixels }: GreyImage, share: number): number {
  const levels = new Uint32Array(256);
  for (let at = 0; at < pixels.length; at += 16) levels[pixels[at] ?? 0] = (levels[pixels[at] ?? 0] ?? 0) + 1;
  return percentile(levels, share, () => true);
}

/** A line of a band's pixels, and how much of it is dark. */
type Span = { readonly y: number; readonly from: number; readonly to: number; readonly dark: number };

function hasPlainLines(spans: readonly Span[]): boolean {
  const widest = Math.max(0, ...spans.map(({ from, to }) => to - from));
  const plain = spans.filter(({ from, to, dark }) => dark >= PLAIN.dark && to - from > widest / 2);
  return plain.length >= PLAIN.lines * spans.length;
}

/** Whether it reaches all four sides of the picture: the table around a sheet, with the shadow that falls on both. */
function surrounds({ width, height }: GreyImage, spans: readonly Span[], side: number): boolean {
  const reaches = (isThere: (span: Span) => boolean) => spans.some(isThere);
  return (
    reaches(({ from }) => from < side) &&
    reaches(({ to }) => to >= width - side) &&
    reaches(({ y }) => y < side) &&
    reaches(({ y }) => y >= height - 2 * side)
  );
}

/** A band is printed: a tile beyond its end the page is brighter than a tile inside by this factor, on this share of its lines. */
const EDGE = { brighter: 1.15, lines: 0.35 } as const;

/** Whether a band ends sharply. Where it does not, it is a shadow that lies on the paper and around it, and turning it were to lose its print. */
function hasEdges({ pixels, width }: GreyImage, spans: readonly Span[], side: number): boolean {
  const level = (y: number, x: number) => pixels[y * width + x] ?? PAPER;
  const ends = spans.flatMap(({ y, from, to }) => [
    ...(from >= side ? [level(y, from - side) >= EDGE.brighter * level(y, from + side)] : []),
    ...(to + side < width ? [level(y, to + side) >= EDGE.brighter * level(y, to - side)] : []),
  ]);
  return ends.filter((isSharp) => isSharp).length >= EDGE.lines * ends.length;
}

/** The lines of pixels of a run of tiles, each from its first dark pixel to its last, a tile more at both ends. */
function spansOf({ pixels, width }: GreyImage, { side }: Tiling, { row, from, to }: Run, threshold: number): Span[] {
  const spans: Span[] = [];
  for (let y = row * side; y < (row + 1) * side; y++) {
    let left = Math.max(0, (from - 1) * side);
    let right = Math.min(width, (to + 2) * side) - 1;
    while (left < right && (pixels[y * width + left] ?? PAPER) >= threshold) left += 1;
    while (right > left && (pixels[y * width + right] ?? PAPER) >= threshold) right -= 1;
    let dark = 0;
    for (let x = left; x <= right; x++) if ((pixels[y * width + x] ?? PAPER) < threshold) dark += 1;
    const share = dark / (right - left + 1);
    if (share >= IN_BAND) spans.push({ y, from: left, to: right, dark: share });
  }
  return spans;
}

function levelsIn({ pixels, width }: GreyImage, spans: readonly Span[]): Uint32Array {
  const levels = new Uint32Array(256);
  for (const { y, from, to } of spans)
    for (let at = y * width + from; at <= y * width + to; at++)
      levels[pixels[at] ?? 0] = (levels[pixels[at] ?? 0] ?? 0) + 1;
  return levels;
}

type Strokes = {
  readonly print: number;
  readonly broadest: number;
  readonly isInside: (x: number, y: number) => boolean;
};

/** The pixels brighter than `print` in runs of at most `broadest`, and those of them inside the band. */
function strokesIn(
  { pixels, width }: GreyImage,
  spans: readonly Span[],
  { print, broadest, isInside }: Strokes,
): { all: number; inside: number } {
  const found = { all: 0, inside: 0 };
  for (const { y, from, to } of spans) {
    let run = 0;
    for (let x = from; x <= to + 1; x++) {
      if (x <= to && (pixels[y * width + x] ?? PAPER) > print) {
        run += 1;
        continue;
      }
      if (run > 0 && run <= broadest) {
        found.all += run;
        if (isInside(x - 1, y)) found.inside += run;
      }
      run = 0;
    }
  }
  return found;
}

/** Whether a pixel stands in a tile all around which the band goes on. */
function insideOf(runs: readonly Run[], { side }: Tiling): (x: number, y: number) => boolean {
  const rows = new Map<number, Run[]>();
  for (const run of runs) rows.set(run.row, [...(rows.get(run.row) ?? []), run]);
  const holds = (row: number, column: number): boolean =>
    rows.get(row)?.some(({ from, to }) => column > from && column < to) ?? false;
  return (x, y) => {
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)];
    return holds(row - 1, column) && holds(row, column) && holds(row + 1, column);
  };
}

const sum = (levels: Uint32Array, isMeant: (level: number) => boolean = () => true): number =>
  levels.reduce((total, count, level) => (isMeant(level) ? total + count : total), 0);

function percentile(levels: Uint32Array, share: number, isMeant: (level: number) => boolean): number {
  let rest = share * sum(levels, isMeant);
  for (const [level, count] of levels.entries()) {
    if (!isMeant(level)) continue;
    rest -= count;
    if (rest <= 0) return level;
  }
  return 0;
}

import { levelBeside, levelOf, levelsIn, percentile, sum } from './band-levels.ts';
import { insideOf, strokesIn } from './band-strokes.ts';
import type { Run, Span, Tiling } from './band-tiles.ts';
import type { GreyImage } from './grey-image.ts';

const PAPER = 255;
/** Tiles across the longer side: about half a line of print each. */
const TILES = 220;
/** A pixel this much darker than the paper, as a share of it, may be a band's. */
const DARK = 0.7;
/** Share of a tile that is dark where it belongs to a band. */
const DARK_TILE = 0.55;
/** Tiles between two of a band, in a row or in a column, are the band's too, however white its letters make them. */
const LETTER_GAP = { across: 3, down: 5 } as const;
/** Tiles a band has at the least: wide, high, in all. A logo is less. */
const LEAST = { wide: 24, high: 2, all: 60 } as const;
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
    if (!hasPlainLines(spans)) continue;
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
    const beside = Math.max(white, levelBeside(image, spans, tiling.side));
    out ??= { ...image, pixels: image.pixels.slice() };
    for (const { y, from, to } of spans) {
      for (let at = y * image.width + from; at <= y * image.width + to; at++) {
        const share = ((image.pixels[at] ?? PAPER) - ground) / (white - ground);
        out.pixels[at] = beside * (1 - Math.min(1, Math.max(0, share)));
      }
    }
  }
  return out ?? image;
}

function tilesOf({ pixels, width, height }: GreyImage, threshold: number): Tiling {
  const side = Math.max(4, Math.round(Math.max(width, height) / TILES));
  // Of a large page every other pixel of every other line tells as much.
  const step = side >= 8 ? 2 : 1;
  const perTile = Math.ceil(side / step) ** 2;
  const [columns, rows] = [Math.floor(width / side), Math.floor(height / side)];
  const dark = new Uint8Array(columns * rows);
  const counts = new Uint32Array(columns);
  for (let row = 0; row < rows; row++) {
    counts.fill(0);
    for (let y = row * side; y < (row + 1) * side; y += step)
      for (let column = 0; column < columns; column++)
        for (let x = y * width + column * side, end = x + side; x < end; x += step)
          if ((pixels[x] ?? PAPER) < threshold) counts[column] = (counts[column] ?? 0) + 1;
    for (let column = 0; column < columns; column++)
      dark[row * columns + column] = (counts[column] ?? 0) >= DARK_TILE * perTile ? 1 : 0;
  }
  return { side, columns, rows, dark };
}

/** Dark tiles that hang together from row to row, each band as its runs. */
function bandsOf(tiling: Tiling): Run[][] {
  const bands: Run[][] = [];
  let above: { run: Run; band: Run[] }[] = [];
  for (let row = 0; row < tiling.rows; row++) {
    above = runsOf(tiling, row).map((run) => {
      const [first, ...others] = new Set(
        above.filter((over) => over.run.from <= run.to && over.run.to >= run.from).map(({ band }) => band),
      );
      const band = first ?? [];
      if (!first) bands.push(band);
      band.push(run);
      for (const other of others) {
        for (const over of above) if (over.band === other) over.band = band;
        band.push(...other.splice(0));
      }
      return { run, band };
    });
  }
  return bands.filter((band) => {
    const across = Math.max(...band.map(({ to }) => to)) - Math.min(...band.map(({ from }) => from)) + 1;
    const down = new Set(band.map(({ row }) => row)).size;
    const all = band.reduce((tiles, { from, to }) => tiles + to - from + 1, 0);
    return across >= LEAST.wide && down >= LEAST.high && all >= LEAST.all;
  });
}

function runsOf({ columns, dark }: Tiling, row: number): Run[] {
  const own = Array.from({ length: columns }, (_, column) => column).filter((column) => dark[row * columns + column]);
  return joinedRuns(row, own);
}

/** Columns of one row, in their order, as runs. */
function joinedRuns(row: number, columns: readonly number[]): Run[] {
  const runs: { row: number; from: number; to: number }[] = [];
  for (const column of columns) {
    const last = runs.at(-1);
    if (last && column - last.to <= LETTER_GAP.across + 1) last.to = column;
    else runs.push({ row, from: column, to: column });
  }
  return runs;
}

/** A band with the tiles that lie between two of its own in a column. */
function filled(band: readonly Run[]): Run[] {
  const own = new Map<number, Set<number>>();
  const columnsOf = (row: number) => own.get(row) ?? own.set(row, new Set()).get(row) ?? new Set<number>();
  const lowest = new Map<number, number>();
  for (const { row, from, to } of [...band].sort((a, b) => a.row - b.row)) {
    for (let column = from; column <= to; column++) {
      const above = lowest.get(column) ?? row;
      const first = row - above <= LETTER_GAP.down + 1 ? above + 1 : row;
      for (let between = Math.min(first, row); between <= row; between++) columnsOf(between).add(column);
      lowest.set(column, row);
    }
  }
  return [...own].flatMap(([row, columns]) =>
    joinedRuns(
      row,
      [...columns].sort((a, b) => a - b),
    ),
  );
}

function hasPlainLines(spans: readonly Span[]): boolean {
  const widest = Math.max(0, ...spans.map(({ from, to }) => to - from));
  const plain = spans.filter(({ from, to, dark }) => dark >= PLAIN.dark && to - from > widest / 2);
  return plain.length >= PLAIN.lines * spans.length;
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

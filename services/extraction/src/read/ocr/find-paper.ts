import type { GreyImage } from './grey-image.ts';
import { largest, paperTiles, partedAt } from './paper-tiles.ts';

/** A table is at least so much darker than paper. */
const DARKER = 0.8;
/** Between the dark and the bright tiles' means what counts as paper: a shadow on it does, and the table mostly does not. */
const IN_SHADOW = 0.4;
/** Shares: of the picture that the paper fills and that lies around it; of its rows that have a table on either hand. */
const LEAST_PAPER = 0.1;
const LEAST_AROUND = 0.15;
const BESIDE = 0.6;
/** Share of the rows' width, from the sides of the picture, that the table has there. */
const MARGIN = 0.03;
/** A scanner's lid on one hand alone: about black, as even as nothing printed or lit is, and of such a share of the width. */
const LID = { black: 96, uneven: 12, least: 0.35 } as const;
/** Paper without holes: so much of what its rows span is as bright. */
const SOLID = 0.7;
/** Rows of tiles over which the ends of two are compared, and tiles a row by which a side of paper moves at the most. */
const APART = 6;
const STEEPEST = 0.6;
/** Share of the rows that may end so: a corner is folded. */
const FOLDED = 0.04;
/** Rows on either side that a row's ends are brought into line with. */
const NEIGHBOURS = 4;

/** Where paper lies in each row of tiles, the ends included; none where there is only the table. */
export type Paper = {
  /** Pixels of the picture that a tile has, across and down. */
  readonly tile: readonly [width: number, height: number];
  readonly columns: number;
  /** The first row of tiles of the paper. */
  readonly top: number;
  readonly spans: readonly Span[];
};
export type Span = { readonly from: number; readonly to: number; readonly level: number };

/**
 * The paper in a picture whose edges are no four straight ones: a till's receipt that curls, is folded or reaches out of the
 * picture above and below. It is what is brightest and hangs together, with something darker on its left and on its right;
 * a page's own band of colour is on one side alone, or above. So may a scanner's lid be, where paper was laid at the edge of
 * the glass: it is black and blank. Undefined where that is not clear.
 */
export function findPaper(image: GreyImage): Paper | undefined {
  const { levels, columns, rows } = paperTiles(image);
  const parted = partedAt(levels, DARKER, IN_SHADOW);
  if (parted === undefined) return undefined;
  const tiles = largest(levels, columns, parted);
  if (tiles.length < LEAST_PAPER * levels.length) return undefined;
  const byRow = new Map<number, number[]>();
  for (const tile of tiles) {
    const row = Math.floor(tile / columns);
    byRow.set(row, [...(byRow.get(row) ?? []), tile]);
  }
  const [top, bottom] = [Math.min(...byRow.keys()), Math.max(...byRow.keys())];
  const rough = Array.from({ length: bottom - top + 1 }, (_, at): Span => {
    const own = byRow.get(top + at) ?? [];
    const across = own.map((tile) => tile % columns);
    const mean = own.reduce((sum, tile) => sum + (levels[tile] ?? 0), 0) / Math.max(1, own.length);
    return { from: Math.min(...across), to: Math.max(...across), level: mean };
  });
  const beside = rough.filter(({ from, to }) => from >= MARGIN * columns && to < (1 - MARGIN) * columns).length;
  const spanned = rough.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const isBeside = beside >= BESIDE * rough.length || liesByLid({ levels, columns }, rough, top);
  if (!isBeside || tiles.length < SOLID * spanned) return undefined;
  if (levels.length - spanned < LEAST_AROUND * levels.length) return undefined;
  const spans = smoothed(rough, columns);
  return isBitten(spans) ? undefined : { tile: [image.width / columns, image.height / rows], columns, top, spans };
}

/** Whether the rows leave a wide strip on one hand, and all of it is black and blank. */
function liesByLid(
  { levels, columns }: { readonly levels: Uint8Array; readonly columns: number },
  rows: readonly Span[],
  top: number,
): boolean {
  const least = LID.least * columns;
  const bare = rows.flatMap(({ from, to }, at) => {
    const row = levels.subarray((top + at) * columns, (top + at + 1) * columns);
    // The tile next to the paper has some of it.
    return from >= least ? [row.subarray(0, from - 1)] : columns - to > least ? [row.subarray(to + 2)] : [];
  });
  if (bare.length < BESIDE * rows.length) return false;
  const own = bare.flatMap((row) => [...row]);
  const mean = own.reduce((sum, level) => sum + level, 0) / own.length;
  const uneven = own.reduce((sum, level) => sum + Math.abs(level - mean), 0) / own.length;
  return mean < LID.black && uneven < LID.uneven;
}

/**
 * Whether something bit into the paper: a shadow on it as dark as the table, a table with stripes as bright as it. Its ends
 * move then faster than a side leans; a crooked sheet's do where its upper and its lower edge are, and no longer than these
 * take.
 */
function isBitten(spans: readonly Span[]): boolean {
  const moves = spans.slice(APART).map(({ from, to }, at) => {
    const before = spans[at] ?? { from, to };
    return [(from - before.from) / APART, (to - before.to) / APART];
  });
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  const crooked = Math.abs(median(moves.flat())) * median(spans.map(({ from, to }) => to - from + 1));
  const steep = moves.flatMap((ends, at) => ends.flatMap((move) => (Math.abs(move) > STEEPEST ? [at] : [])));
  const margin = crooked + APART;
  const between = steep.filter((at) => at > margin && at < moves.length - margin);
  const folded = FOLDED * spans.length;
  return steep.length > 2 * crooked + folded || between.length > folded;
}

/** With ends as the rows around have them in the median, and a tile more on either hand: an edge lies within one. */
function smoothed(spans: readonly Span[], columns: number): Span[] {
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  return spans.map(({ level }, at) => {
    const near = spans.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1);
    return {
      from: Math.max(0, median(near.map(({ from }) => from)) - 1),
      to: Math.min(columns - 1, median(near.map(({ to }) => to)) + 1),
      level,
    };
  });
}

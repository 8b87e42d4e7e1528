// Where a picture is dark from tile to tile: what may be a band of colour.
import type { GreyImage } from './grey-image.ts';

const PAPER = 255;
/** Tiles across the longer side: about half a line of print each. */
const TILES = 220;
/** Share of a tile that is dark where it belongs to a band. */
const DARK_TILE = 0.55;
/** Tiles between two of a band, in a row or in a column, are the band's too, however white its letters make them. */
const LETTER_GAP = { across: 3, down: 5 } as const;
/** Tiles a band has at the least: wide, high, in all. A logo is less. */
const LEAST = { wide: 24, high: 2, all: 60 } as const;

/** A run of tiles in a row of tiles: `from` to `to`, both included. */
export type Run = { readonly row: number; readonly from: number; readonly to: number };
export type Tiling = {
  readonly side: number;
  readonly columns: number;
  readonly rows: number;
  readonly dark: Uint8Array;
};

/** A picture in tiles, each dark where enough of its pixels are below a level. */
export function tilesOf({ pixels, width, height }: GreyImage, threshold: number): Tiling {
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
export function bandsOf(tiling: Tiling): Run[][] {
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
export function filled(band: readonly Run[]): Run[] {
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

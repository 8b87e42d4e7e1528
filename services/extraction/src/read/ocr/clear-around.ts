import { type GreyImage, shrinkTo } from './grey-image.ts';
import { measurePage } from './measure-page.ts';
import { largest, paperTiles, partedAt, type Tiles } from './paper-tiles.ts';

/** A table in a photograph is at least so much darker than paper: a share of its level. */
const DARKER = 0.5;
/** Of the way from the dark tiles' mean to the bright ones', paper in the shadow of the hand that holds it. */
const IN_SHADOW = 0.2;
/** Shares of the picture: that the paper fills, and that lies around it. */
const LEAST_PAPER = 0.25;
const LEAST_AROUND = 0.05;
/** Tiles on either side of the paper's edge that are held against one another, and the share that the outer is of the inner. */
const BESIDE = 2;
const STEEP = 0.65;
/** Share of the edge that is so steep: a shadow's is not, it fades. */
const MOSTLY = 0.75;
/** Print around the paper is as bright as that, or darker than what lies there by such a share of the paper's level. */
const PRINTED = 0.5;
/** The longer side of what is looked at for print: most grain is gone from it. */
const LOOK = 2000;

/**
 * A picture with what lies around its paper papered over, as bright as the nearest of it: where a table shows above and below
 * a sheet, or beside a torn or folded one, whose sides no four straight edges tell. Its light made even, the grain of a dark
 * table would be specks all over, and the recogniser take a minute for them. A page's own band of colour is kept: it has
 * print in it. The picture itself where there is nothing around, or it is not clear.
 */
export function clearAround(image: GreyImage): GreyImage {
  const tiles = paperTiles(image);
  const parted = partedAt(tiles.levels, DARKER, IN_SHADOW);
  if (parted === undefined) return image;
  const isPaper = new Uint8Array(tiles.levels.length);
  const paper = largest(tiles.levels, tiles.columns, parted);
  for (const tile of paper) isPaper[tile] = 1;
  if (paper.length < LEAST_PAPER * tiles.levels.length) return image;
  const around = aroundPaper(tiles, isPaper);
  if (around.length < LEAST_AROUND * tiles.levels.length || !isSteep(tiles, isPaper, around)) return image;
  const levels = levelsBeside(tiles, isPaper, around);
  return isPrinted(image, tiles, levels, parted) ? image : paperedOver(image, tiles, levels, parted);
}

const NEXT: readonly (readonly [number, number])[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/** The tile so many columns and rows from another; undefined outside of the picture. */
function tileAt({ columns, rows }: Tiles, from: number, across: number, down: number): number | undefined {
  const [column, row] = [(from % columns) + across, Math.floor(from / columns) + down];
  return column < 0 || row < 0 || column >= columns || row >= rows ? undefined : row * columns + column;
}

const nextTo = (tiles: Tiles, tile: number): number[] =>
  NEXT.flatMap(([across, down]) => tileAt(tiles, tile, across, down) ?? []);

/** The tiles that hang together with the picture's frame and are no paper: what is dark within the paper is its print. */
function aroundPaper(tiles: Tiles, isPaper: Uint8Array): number[] {
  const { columns, rows } = tiles;
  const isAround = new Uint8Array(isPaper.length);
  const found: number[] = [];
  const add = (tile: number): void => {
    if (isPaper[tile] || isAround[tile]) return;
    isAround[tile] = 1;
    found.push(tile);
  };
  for (let column = 0; column < columns; column++) for (const row of [0, rows - 1]) add(row * columns + column);
  for (let row = 0; row < rows; row++) for (const column of [0, columns - 1]) add(row * columns + column);
  for (let at = 0; at < found.length; at++) for (const tile of nextTo(tiles, found[at] ?? 0)) add(tile);
  return found;
}

/** Whether it turns dark at once where the paper ends, along most of its edge. */
function isSteep(tiles: Tiles, isPaper: Uint8Array, around: readonly number[]): boolean {
  let [seen, steep] = [0, 0];
  for (const tile of around)
    for (const [across, down] of NEXT) {
      const edge = tileAt(tiles, tile, across, down);
      if (edge === undefined || !isPaper[edge]) continue;
      const [inner, outer] = [
        tileAt(tiles, edge, (BESIDE - 1) * across, (BESIDE - 1) * down),
        tileAt(tiles, tile, (1 - BESIDE) * across, (1 - BESIDE) * down),
      ];
      if (inner === undefined || outer === undefined) continue;
      seen += 1;
      if ((tiles.levels[outer] ?? 0) < STEEP * (tiles.levels[inner] ?? 0)) steep += 1;
    }
  return seen > 0 && steep >= MOSTLY * seen;
}

/** How bright the nearest paper is for each tile around it; 0 for the others. */
function levelsBeside(tiles: Tiles, isPaper: Uint8Array, around: readonly number[]): Uint8Array {
  const levels = new Uint8Array(isPaper.length);
  const isAround = new Uint8Array(isPaper.length);
  for (const tile of around) isAround[tile] = 1;
  const open: [tile: number, level: number][] = around.flatMap((tile) =>
    nextTo(tiles, tile).flatMap((edge): [number, number][] => {
      const level = Math.max(
        ...[edge, ...nextTo(tiles, edge)].map((one) => (isPaper[one] ? (tiles.levels[one] ?? 0) : 0)),
      );
      return isPaper[edge] ? [[tile, level]] : [];
    }),
  );
  for (let at = 0; at < open.length; at++) {
    const [tile, level] = open[at] ?? [0, 0];
    if (levels[tile]) continue;
    levels[tile] = level;
    for (const next of nextTo(tiles, tile)) if (isAround[next] && !levels[next]) open.push([next, level]);
  }
  return levels;
}

/** Whether there are letters in what lies around, bright ones on a band of colour or darker ones. */
function isPrinted(picture: GreyImage, tiles: Tiles, levels: Uint8Array, parted: number): boolean {
  const image = shrinkTo(picture, LOOK);
  const { pixels, width, height } = image;
  const place = placeOf(image, tiles);
  const out = new Uint8Array(pixels.length);
  // Where the paper ends a tile has some of both.
  const isWithin = levels.map((level, tile) => (level && nextTo(tiles, tile).every((next) => levels[next]) ? 1 : 0));
  for (const isPrint of [
    (level: number) => level >= parted,
    (level: number, own: number) => level < own - PRINTED * parted,
  ]) {
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const tile = place(x, y);
        out[y * width + x] = isWithin[tile] && isPrint(pixels[y * width + x] ?? 0, tiles.levels[tile] ?? 0) ? 0 : 255;
      }
    if (measurePage({ ...image, pixels: out }).letters.length > 0) return true;
  }
  return false;
}

function paperedOver(image: GreyImage, tiles: Tiles, levels: Uint8Array, parted: number): GreyImage {
  const { width, height } = image;
  const place = placeOf(image, tiles);
  const pixels = image.pixels.slice();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const tile = place(x, y);
      const at = y * width + x;
      if (levels[tile]) pixels[at] = levels[tile] ?? 0;
      else if ((pixels[at] ?? 0) < parted) {
        // The tile in which the paper ends has some of the table.
        const beside = nextTo(tiles, tile).find((next) => levels[next]);
        if (beside !== undefined) pixels[at] = levels[beside] ?? 0;
      }
    }
  return { pixels, width, height };
}

const placeOf =
  ({ width, height }: GreyImage, { columns, rows }: Tiles) =>
  (x: number, y: number): number =>
    Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width);

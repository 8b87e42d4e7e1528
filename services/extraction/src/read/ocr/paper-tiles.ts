import { type GreyImage, shrinkTo } from './grey-image.ts';
import { otsu } from './levels.ts';

/** The longer side of what is looked at, and a tile of it, in pixels: half a line of print. */
const LOOK = 700;
const TILE = 6;
/** Share of a tile's pixels that outshine its level: print on it does not count. */
const BRIGHTEST = 0.15;

/** How bright a picture is in tiles, print left out, row by row. */
export type Tiles = { readonly levels: Uint8Array; readonly columns: number; readonly rows: number };

/** The tiles of a picture. */
export function paperTiles(image: GreyImage): Tiles {
  const small = shrinkTo(image, LOOK);
  const [columns, rows] = [Math.floor(small.width / TILE), Math.floor(small.height / TILE)];
  return { levels: levelsOf(small, columns, rows), columns, rows };
}

function levelsOf({ pixels, width }: GreyImage, columns: number, rows: number): Uint8Array {
  const levels = new Uint8Array(columns * rows);
  const own = new Uint8Array(TILE * TILE);
  const brightest = Math.floor((1 - BRIGHTEST) * (own.length - 1));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      for (let y = 0; y < TILE; y++) {
        const from = (row * TILE + y) * width + column * TILE;
        own.set(pixels.subarray(from, from + TILE), y * TILE);
      }
      levels[row * columns + column] = own.sort()[brightest] ?? 0;
    }
  return levels;
}

/**
 * The level from which on a tile is paper; undefined where the dark ones are not
 * `darker` than that share of the bright ones. `shadow` is how far between the two what lies in one is paper still.
 */
export function partedAt(levels: Uint8Array, darker: number, shadow: number): number | undefined {
  const histogram = new Uint32Array(256);
  for (const level of levels) histogram[level] = (histogram[level] ?? 0) + 1;
  const threshold = otsu(histogram);
  const meanOf = (some: Uint8Array) => some.reduce((sum, level) => sum + level, 0) / Math.max(1, some.length);
  const [dark, bright] = [
    meanOf(levels.filter((level) => level <= threshold)),
    meanOf(levels.filter((level) => level > threshold)),
  ];
  return dark < darker * bright ? dark + shadow * (bright - dark) : undefined;
}

/** The tiles from that level on of which most hang together. */
export function largest(levels: Uint8Array, columns: number, parted: number): number[] {
  const seen = new Uint8Array(levels.length);
  let best: number[] = [];
  for (let start = 0; start < levels.length; start++) {
    if (seen[start] || (levels[start] ?? 0) < parted) continue;
    const own = [start];
    seen[start] = 1;
    for (let at = 0; at < own.length; at++) {
      const tile = own[at] ?? 0;
      const column = tile % columns;
      const near = [
        tile - columns,
        tile + columns,
        ...(column > 0 ? [tile - 1] : []),
        ...(column < columns - 1 ? [tile + 1] : []),
      ];
      for (const next of near) {
        if (next < 0 || next >= levels.length || seen[next] || (levels[next] ?? 0) < parted) continue;
        seen[next] = 1;
        own.push(next);
      }
    }
    if (own.length > best.length) best = own;
  }
  return best;
}

// Where in a picture of a page codes may be: as much ink as paper, in turns. To search all of it takes 130 to 190 ms of processor time.
import { type GreyImage, shrinkTo } from '../ocr/grey-image.ts';
import { type Box, boundsOf } from '../page-model.ts';

/** The longer side of what is looked at, in pixels. */
const LOOK = 1800;
/** A page is so many cells long: of a sheet each is about 1.9 mm wide. */
const CELLS = 160;
const LEAST_CELL = 8;
/** Ink and paper are told apart by the tones of so many cells each way, … */
const BLOCK = 4;
/** … of which some are ink and some are paper, this far from one another. */
const TONES = 0.05;
const LEAST_CONTRAST = 40;
/**
 * Shares of ink of a cell and those around it, one and two each way, and how often rows and columns through a cell change their tone. Lines of
 * text with the paper between them have a quarter of ink; a code of dots has no more, and more changes than any text.
 */
const SOLID = { ink: [0.3, 0.8], changes: 1.2, reach: 1 } as const;
const DOTTED = { ink: [0.2, 0.8], changes: 3.2, reach: 2 } as const;
/** Around a code lies paper, and its corners may be faint. */
const AROUND = 4;

/** Where a picture may hold codes, in its pixels. */
export function densePlaces(image: GreyImage): Box[] {
  const small = shrinkTo(image, LOOK);
  const cells = cellsOf(small);
  const places = placesOf(cells);
  const scale = (cells.side * image.width) / small.width;
  return places.map(({ x0, x1, y0, y1 }) => ({
    x0: Math.floor(Math.max(0, x0) * scale),
    y0: Math.floor(Math.max(0, y0) * scale),
    x1: Math.min(image.width, Math.ceil(x1 * scale)),
    y1: Math.min(image.height, Math.ceil(y1 * scale)),
  }));
}

type Cells = {
  readonly side: number;
  readonly columns: number;
  readonly rows: number;
  /** Of each cell the share of ink, and how often its rows and its columns change their tone. */
  readonly ink: Float32Array;
  readonly changes: Float32Array;
};

function cellsOf(image: GreyImage): Cells {
  const { width, height } = image;
  const side = Math.max(LEAST_CELL, Math.round(Math.max(width, height) / CELLS));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const cells = {
    side,
    columns,
    rows,
    ink: new Float32Array(columns * rows),
    changes: new Float32Array(columns * rows),
  };
  for (let row = 0; row < rows; row += BLOCK)
    for (let column = 0; column < columns; column += BLOCK) measureBlock(image, cells, column, row);
  return cells;
}

/** Some cells together: what is ink among them is told by their own tones, for a page is not lit evenly. */
function measureBlock({ pixels, width, height }: GreyImage, cells: Cells, column: number, row: number): void {
  const { side, columns } = cells;
  const [left, top] = [column * side, row * side];
  const [right, bottom] = [Math.min(width, left + BLOCK * side), Math.min(height, top + BLOCK * side)];
  const ground = groundOf({ pixels, width }, { x0: left, x1: right, y0: top, y1: bottom });
  if (ground === undefined) return;
  for (let y = top; y < bottom; y++) {
    const cellsOfRow = Math.floor(y / side) * columns;
    for (let x = left; x < right; x++) {
      const at = y * width + x;
      const cell = cellsOfRow + Math.floor(x / side);
      const isInk = (pixels[at] ?? 255) < ground;
      if (isInk) cells.ink[cell] = (cells.ink[cell] ?? 0) + 1 / side ** 2;
      const changes =
        Number(x > left && isInk !== (pixels[at - 1] ?? 255) < ground) +
        Number(y > top && isInk !== (pixels[at - width] ?? 255) < ground);
      if (changes > 0) cells.changes[cell] = (cells.changes[cell] ?? 0) + changes / side;
    }
  }
}

/** Half the way from ink to paper; undefined where there is one tone alone. */
function groundOf({ pixels, width }: Pick<GreyImage, 'pixels' | 'width'>, { x0, x1, y0, y1 }: Box): number | undefined {
  const counts = new Uint32Array(256);
  for (let y = y0; y < y1; y++)
    for (let at = y * width + x0; at < y * width + x1; at++) {
      const level = pixels[at] ?? 255;
      counts[level] = (counts[level] ?? 0) + 1;
    }
  const some = TONES * (x1 - x0) * (y1 - y0);
  let [dark, bright] = [0, 255];
  for (let seen = counts[0] ?? 0; seen < some && dark < 255; seen += counts[dark] ?? 0) dark += 1;
  for (let seen = counts[255] ?? 0; seen < some && bright > 0; seen += counts[bright] ?? 0) bright -= 1;
  return bright - dark < LEAST_CONTRAST ? undefined : (dark + bright) / 2;
}

/** Cells that may be a code's, with the paper around them, in cells: those near to one another in one box. */
function placesOf(cells: Cells): Box[] {
  const places: Box[] = [];
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      if (!mayBeCode(cells, column, row)) continue;
      const around = { x0: column - AROUND, x1: column + 1 + AROUND, y0: row - AROUND, y1: row + 1 + AROUND };
      addTo(places, around);
    }
  return places;
}

/** Adds a box to others that are apart: with those that it overlaps it becomes one. */
function addTo(apart: Box[], added: Box): void {
  const at = apart.findIndex(({ x0, x1, y0, y1 }) => x0 < added.x1 && added.x0 < x1 && y0 < added.y1 && added.y0 < y1);
  const other = apart[at];
  if (!other) {
    apart.push(added);
    return;
  }
  apart.splice(at, 1);
  addTo(apart, boundsOf([other, added]));
}

const mayBeCode = (cells: Cells, column: number, row: number): boolean =>
  [SOLID, DOTTED].some(({ ink: [least, most], changes, reach }) => {
    const mean = meanAround(cells, column, row, reach);
    return mean.ink >= least && mean.ink <= most && mean.changes >= changes;
  });

function meanAround({ ink, changes, columns, rows }: Cells, column: number, row: number, reach: number) {
  let [inked, changed, count] = [0, 0, 0];
  for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y++)
    for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x++) {
      inked += ink[y * columns + x] ?? 0;
      changed += changes[y * columns + x] ?? 0;
      count += 1;
    }
  return { ink: inked / count, changes: changed / count };
}

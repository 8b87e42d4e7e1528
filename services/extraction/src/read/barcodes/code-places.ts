import { type Box, boundsOf } from '../page-model.ts';
import type { PageObjects } from '../pdf/page-objects.ts';

/** A code is printed at least that large, in points: one of 10 mm can be read from paper, bars are lower. */
const SMALLEST = { side: 26, height: 12, width: 60 };
/** And no larger: what is, lies under a page or is its letterhead, or a drawing. Bars run across a page at most, and are no higher than a thumb. */
const LARGEST = { side: 250, length: 600, height: 120 };
/** A code of modules is square, with some words beside it at most. */
const SQUARE = 1.7;
/** Broader in proportion than any bars that hold a key of 44 figures. */
const BROADEST = 16;
/** The largest module of a code, and the longest of its bars or of a row of modules that is one path, in points. */
const MODULE = 12;
const BAR = 150;
/** Modules and bars are no farther from one another, in points, than this: a code has no holes. */
const REACH = 24;
/** The paths of a code turn as many corners in all; those of ticks, bullets and cells turn fewer. */
const CORNERS = 200;
/** No code has more modules (a QR code of version 40, ISO/IEC 18004): what has is a map or a plan. */
const MOST_MODULES = 177 ** 2;
/** A picture of a code has a pixel a module at the least (21 modules; bars are many more, and may be one pixel high), and is no photograph. */
const FEWEST_PIXELS = { side: 21, bars: 80 };
const MOST_PIXELS = 5_000_000;
/** Programs keep a large code as the few tones that it has: a JPEG of so many pixels is a logo, and 20 to 45 ms to decode. */
const MOST_OF_JPEG = 1_000_000;
/** Pages of pictures are catalogues. */
const MOST_PLACES = 8;

/**
 * Where on a page a code may be drawn, in its points: a picture of a code's proportions, a path of very many corners, or very many small
 * boxes close together, which is how programs draw codes.
 */
export function codePlaces(
  { painted, rules }: Pick<PageObjects, 'painted' | 'rules'>,
  { cornersOf, pixelsOf, isJpeg }: ObjectFacts,
): CodePlace[] {
  const small: Piece[] = [];
  const places: CodePlace[] = [];
  for (const { kind, box, object } of [...painted, ...rules]) {
    if (kind === 'image') {
      const isSmall = hasShape(box) && hasPixels(pixelsOf(object), () => (isJpeg(object) ? MOST_OF_JPEG : MOST_PIXELS));
      if (isSmall) places.push({ box, image: object });
    } else if (kind !== 'other') {
      if (Math.min(width(box), height(box)) <= MODULE) {
        if (Math.max(width(box), height(box)) <= BAR) small.push({ box, corners: cornersOf(object) });
      } else if (hasShape(box) && cornersOf(object) >= CORNERS) places.push({ box });
    }
  }
  for (const group of cornersIn(small) < CORNERS ? [] : groups(small)) {
    if (group.length > MOST_MODULES) continue;
    const bounds = boundsOf(group.map(({ box }) => box));
    if (cornersIn(group) >= CORNERS && hasShape(bounds)) places.push({ box: bounds });
  }
  return places.slice(0, MOST_PLACES);
}

/** Where a code may be drawn, in points of the page as shown; `image` where that is one picture. */
export type CodePlace = { readonly box: Box; readonly image?: number };

/** What pdfium says of an object by itself. */
export type ObjectFacts = {
  /** How many segments the path of an object has. */
  cornersOf(path: number): number;
  /** A picture's own size, in pixels; nothing where it does not say. */
  pixelsOf(image: number): readonly [width: number, height: number] | undefined;
  isJpeg(image: number): boolean;
};

type Piece = { readonly box: Box; readonly corners: number };

const cornersIn = (pieces: readonly Piece[]) => pieces.reduce((sum, { corners }) => sum + corners, 0);
const width = ({ x0, x1 }: Box) => x1 - x0;
const height = ({ y0, y1 }: Box) => y1 - y0;

function hasShape(box: Box): boolean {
  const [longer, shorter] = [Math.max(width(box), height(box)), Math.min(width(box), height(box))];
  const isSquare = longer <= SQUARE * shorter;
  if (shorter > (isSquare ? LARGEST.side : LARGEST.height) || longer > LARGEST.length) return false;
  if (shorter < SMALLEST.height || longer > BROADEST * shorter) return false;
  return shorter >= SMALLEST.side || longer >= SMALLEST.width;
}

function hasPixels(pixels: readonly [number, number] | undefined, most: () => number): boolean {
  if (!pixels) return true;
  const [shorter, longer] = [Math.min(...pixels), Math.max(...pixels)];
  return shorter * longer <= most() && (shorter >= FEWEST_PIXELS.side || longer >= FEWEST_PIXELS.bars);
}

/** What lies within reach of one another, by squares of a grid that touch. */
function groups(pieces: readonly Piece[]): Piece[][] {
  const squares = new Map<string, Piece[]>();
  const key = (column: number, row: number) => `${column},${row}`;
  for (const piece of pieces) {
    const at = key(Math.floor(piece.box.x0 / REACH), Math.floor(piece.box.y0 / REACH));
    const there = squares.get(at);
    if (there) there.push(piece);
    else squares.set(at, [piece]);
  }
  const found: Piece[][] = [];
  for (const start of squares.keys()) {
    const waiting = [start];
    const group: Piece[] = [];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const there = squares.get(next);
      if (!there) continue;
      squares.delete(next);
      for (const piece of there) group.push(piece);
      const [column = 0, row = 0] = next.split(',').map(Number);
      for (const across of [-1, 0, 1]) for (const down of [-1, 0, 1]) waiting.push(key(column + across, row + down));
    }
    if (group.length > 0) found.push(group);
  }
  return found;
}

import { ofUnitSquare, type Point, type Projective, type Quad, through } from '../projective.ts';
import { type FoundSides, SIDES, type SideName } from './find-sides.ts';
import type { GreyImage } from './grey-image.ts';

/** Shares of the page's length: how far beyond a side is looked, from where, and in which steps. */
const FROM = 0.03;
const TO = 0.25;
const STEP = 0.01;
/** Looks along a side, its corners left out. */
const PLACES = 80;
/** Paper that bends away from the light is at least so bright, as a share of that within; a table in the dark is not … */
const AS_BRIGHT = 0.5;
/** … print takes at least so much of its light … */
const AS_DARK = 0.75;
/** … and there is about as much print on it: the grain of wood and cloth comes to two thirds of that. */
const AS_PRINTED = 0.9;
/** Where less of a page is printed along its side, print beyond it tells nothing, … */
const PRINTED = 0.03;
/** … but where the light beyond is the paper's own: a table as bright would have made no edge, and has less print on it. */
const SAME_LIGHT = 0.9;
const SOME_PRINT = 0.01;

/** Shares: of the page, as far as its other sides are followed beyond one; and of that, which has to have an edge. */
const FOLLOWED = [0.02, 0.15] as const;
const EDGED = 0.5;

/** A small picture, itself without its print, and the edges in it. */
export type Looked = { readonly image: GreyImage; readonly paper: GreyImage; readonly sides: FoundSides };

/**
 * The side beyond which a page goes on: what seemed its edge is a fold, or a shadow, with paper and print on either hand, between
 * the same two edges. Wood and other papers beyond may look like print, but there those end at the page's corners.
 * Where it seems to at more sides than one, the page lies on another that is printed too.
 */
export function goesOnBeyond({ image, paper, sides }: Looked, quad: Quad): SideName | undefined {
  const toPicture = ofUnitSquare(quad);
  const beyond = SIDES.filter((side) => {
    const look = (sign: number) => lookAt(image, paper, (u, off) => through(toPicture, placeOf(side, u, sign * off)));
    const [within, without] = [look(-1), look(1)];
    if (without.seen < within.seen / 2) return false;
    if (!isBetweenEdges(sides, image, toPicture, side)) return false;
    if (without.level >= SAME_LIGHT * within.level && without.printed >= SOME_PRINT) return true;
    if (within.printed < PRINTED) return false;
    return without.level >= AS_BRIGHT * within.level && without.printed >= AS_PRINTED * within.printed;
  });
  return beyond.length === 1 ? beyond[0] : undefined;
}

/** Whether one of the sides next to a side, of those that the picture shows there, goes on beyond it as an edge. */
function isBetweenEdges(
  { support }: Looked['sides'],
  { width, height }: GreyImage,
  toPicture: Projective,
  side: SideName,
): boolean {
  const ends = ENDS[side].map(([next, u]) => ({
    next,
    places: FOLLOWED.map((off) => through(toPicture, placeOf(side, u, off))) as [Point, Point],
  }));
  const shown = ends.filter(({ places }) => places.every(([x, y]) => x >= 0 && y >= 0 && x < width && y < height));
  return shown.length === 0 || shown.some(({ next, places }) => support(next, ...places) >= EDGED);
}

/** The sides next to each, and at which share of its way. */
const ENDS: Readonly<Record<SideName, readonly (readonly [SideName, number])[]>> = {
  top: [
    ['left', 0],
    ['right', 1],
  ],
  right: [
    ['top', 0],
    ['bottom', 1],
  ],
  bottom: [
    ['left', 0],
    ['right', 1],
  ],
  left: [
    ['top', 0],
    ['bottom', 1],
  ],
};

type Look = { readonly seen: number; readonly level: number; readonly printed: number };

function lookAt(image: GreyImage, paper: GreyImage, placeAt: (along: number, off: number) => Point): Look {
  const levels: number[] = [];
  let printed = 0;
  for (let place = 0; place < PLACES; place++)
    for (let off = FROM; off <= TO; off += STEP) {
      const [x, y] = placeAt(0.1 + (0.8 * (place + 0.5)) / PLACES, off).map(Math.round) as [number, number];
      if (x < 0 || y < 0 || x >= image.width || y >= image.height) continue;
      const level = paper.pixels[y * image.width + x] ?? 0;
      levels.push(level);
      if ((image.pixels[y * image.width + x] ?? 0) < AS_DARK * level) printed += 1;
    }
  levels.sort((a, b) => a - b);
  const seen = levels.length;
  return { seen, level: levels[seen >> 1] ?? 0, printed: seen === 0 ? 0 : printed / seen };
}

function placeOf(side: SideName, along: number, off: number): Point {
  if (side === 'top') return [along, -off];
  if (side === 'bottom') return [along, 1 + off];
  return side === 'left' ? [-off, along] : [1 + off, along];
}

import { ofUnitSquare, type Point, type Projective, type Quad, through } from '../projective.ts';
import { SIDES, type SideName } from './find-sides.ts';
import type { GreyImage } from './grey-image.ts';

/** A page's edge at places along one side, from the top or from the left. */
export type Edge = {
  /** How far outside of the straight side it lies; shares of the page, 0 where the page is flat. */
  readonly offs: readonly number[];
  /** How bright the paper is just inside. */
  readonly levels: readonly number[];
};
export type Outline = Readonly<Record<SideName, Edge>>;

const PLACES = 48;
/** Shares of the page: as far as an edge is looked for either way, and between two looks. */
const REACH = 0.07;
const LOOK = 0.003;
/** Looks on either side of an edge by which its step is measured. */
const BESIDE = 3;
/** Levels; and the share of the largest step that the outermost has to have: bands of colour on a page have edges too. */
const STEP = 10;
const OUTERMOST = 0.5;
/** Share of the page: so far inside of an edge its paper is seen. */
const INSIDE = 0.02;
/** Places on either side that a place is brought into line with. */
const NEIGHBOURS = 3;
/** Share of the places that have an edge; with fewer, the side counts as straight. */
const LEAST_FOUND = 0.6;

/** Follows a page's edges along its sides. `paper` is the picture without its print. */
export function outlineOf(paper: GreyImage, quad: Quad): Outline {
  const toPicture = ofUnitSquare(quad);
  return Object.fromEntries(SIDES.map((side) => [side, edgeOf(paper, toPicture, side)])) as unknown as Outline;
}

/** What one of an edge's measures comes to at a share of the way along its side. */
export function along(measures: readonly number[], share: number): number {
  const place = Math.max(0, Math.min(1, share)) * (measures.length - 1);
  const [before, after] = [Math.floor(place), Math.ceil(place)];
  return (measures[before] ?? 0) + ((measures[after] ?? 0) - (measures[before] ?? 0)) * (place - before);
}

function edgeOf(paper: GreyImage, toPicture: Projective, side: SideName): Edge {
  const offs = offsOf(paper, toPicture, side);
  const levels = offs.map((off, place) => {
    const inside = placeOf(side, (place + 0.5) / PLACES, off - INSIDE);
    return levelAt(paper, through(toPicture, inside)) ?? 255;
  });
  return { offs, levels };
}

function offsOf(paper: GreyImage, toPicture: Projective, side: SideName): number[] {
  const found = Array.from({ length: PLACES }, (_, place) => edgeAt(paper, toPicture, side, (place + 0.5) / PLACES));
  if (found.filter((off) => off !== undefined).length < LEAST_FOUND * PLACES) return found.map(() => 0);
  return found.map((_, place) => {
    for (let around = NEIGHBOURS; around < PLACES; around++) {
      const near = found.slice(Math.max(0, place - around), place + around + 1).filter((off) => off !== undefined);
      if (near.length >= NEIGHBOURS) return near.sort((a, b) => a - b)[near.length >> 1] ?? 0;
    }
    return 0;
  });
}

/** The outermost clear step from bright to dark across a side, in its middle; undefined where there is none. */
function edgeAt(paper: GreyImage, toPicture: Projective, side: SideName, along: number): number | undefined {
  const levels: (number | undefined)[] = [];
  for (let off = -REACH; off <= REACH; off += LOOK)
    levels.push(levelAt(paper, through(toPicture, placeOf(side, along, off))));
  const steps = levels.map((_, at) => {
    const [inside, outside] = [levels[at - BESIDE], levels[at + BESIDE]];
    return inside === undefined || outside === undefined ? 0 : inside - outside;
  });
  const least = Math.max(STEP, OUTERMOST * Math.max(...steps));
  const last = steps.findLastIndex((step) => step >= least);
  if (last < 0) return undefined;
  let [weight, sum] = [0, 0];
  for (let at = last; (steps[at] ?? 0) >= least; at--) {
    weight += steps[at] ?? 0;
    sum += at * (steps[at] ?? 0);
  }
  return -REACH + (sum / weight) * LOOK;
}

/** The places along an outline's sides where an edge was followed, shares of the page. Where none was found it counts as straight. */
export const edgesOf = (outline: Outline): Point[][] =>
  SIDES.flatMap((side) => {
    const { offs } = outline[side];
    return offs.some((off) => off !== 0) ? [offs.map((off, at) => placeOf(side, (at + 0.5) / offs.length, off))] : [];
  });

function placeOf(side: SideName, along: number, off: number): Point {
  if (side === 'top') return [along, -off];
  if (side === 'bottom') return [along, 1 + off];
  return side === 'left' ? [-off, along] : [1 + off, along];
}

function levelAt({ pixels, width, height }: GreyImage, [x, y]: readonly [number, number]): number | undefined {
  const [px, py] = [Math.round(x), Math.round(y)];
  return px < 0 || py < 0 || px >= width || py >= height ? undefined : pixels[py * width + px];
}

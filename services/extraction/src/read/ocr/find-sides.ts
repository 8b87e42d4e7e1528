import type { Point } from '../projective.ts';
import type { GreyImage } from './grey-image.ts';

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type SideName = (typeof SIDES)[number];

/** A line: every x, y with cos·x + sin·y = off. */
export type Side = { readonly cos: number; readonly sin: number; readonly off: number };

export type FoundSides = Readonly<Record<SideName, readonly Side[]>> & {
  /** Share of the way between two points along which there is an edge of that side; what is outside does not count. */
  support(side: SideName, from: Point, to: Point): number;
};

/** Print and rules are narrower than this share of the longer side; what is wider is a page, a band or a shadow. */
const PRINT = 1 / 100;
/** An edge is a step of so many levels, and of such a share of the brighter side. */
export type Step = { readonly levels: number; readonly share: number };
/** From paper to a table. */
export const CLEAR: Step = { levels: 10, share: 0.08 };
/** From paper to other paper under it: all there is between them is the shadow that the upper one throws. */
export const FAINT: Step = { levels: 4, share: 0.02 };
/** Degrees by which a side may lean, and between lines that are tried. */
const MOST_LEAN = 40;
const LEAN_STEP = 1;
/** How many lines of each side are kept, and the share of the picture's length that the least of them holds. */
const KEPT = 6;
const LEAST_LINE = 0.2;
/** Pixels: as far as an edge may lie off its line. */
const REACH = 2;
/** As a share of the picture's longer side: as far as it may where the paper is bent, and what it is worth there. */
const BENT_REACH = 0.018;
const BENT_WORTH = 0.7;

/** Which way is out of the page at each side. */
const OUTWARD: Readonly<Record<SideName, Point>> = { top: [0, -1], right: [1, 0], bottom: [0, 1], left: [-1, 0] };

/** The straight edges that may be a bright page's sides, strongest first, in a small picture without its print. */
export function findSides(paper: GreyImage, least: Step): FoundSides {
  const edges = Object.fromEntries(SIDES.map((side) => [side, edgesOf(paper, side, least)])) as Record<
    SideName,
    Uint8Array
  >;
  const found = Object.fromEntries(SIDES.map((side) => [side, linesIn(edges[side], paper, side)])) as Record<
    SideName,
    Side[]
  >;
  return { ...found, support: (side, from, to) => supportOf(edges[side], paper, side, from, to) };
}

/** The picture without what is thin and dark: each pixel the darkest of the brightest around it. */
export function withoutPrint(image: GreyImage): GreyImage {
  const reach = Math.max(2, Math.round((PRINT * Math.max(image.width, image.height)) / 2));
  const swept = (pixels: Uint8Array, extreme: (a: number, b: number) => number) =>
    sweep(sweep(pixels, image, reach, extreme, true), image, reach, extreme, false);
  return { ...image, pixels: swept(swept(image.pixels, Math.max), Math.min) };
}

function sweep(
  pixels: Uint8Array,
  { width, height }: GreyImage,
  reach: number,
  extreme: (a: number, b: number) => number,
  isAcross: boolean,
): Uint8Array {
  const out = new Uint8Array(pixels.length);
  const [length, along] = isAcross ? [width, 1] : [height, width];
  for (let at = 0; at < pixels.length; at++) {
    const place = isAcross ? at % width : Math.floor(at / width);
    let level = pixels[at] ?? 0;
    for (let step = -Math.min(reach, place); step <= Math.min(reach, length - 1 - place); step++)
      level = extreme(level, pixels[at + step * along] ?? 0);
    out[at] = level;
  }
  return out;
}

/** 1 where the picture turns from bright to dark outwards, at the steepest place of the turn. */
function edgesOf({ pixels, width, height }: GreyImage, side: SideName, least: Step): Uint8Array {
  const [ox, oy] = OUTWARD[side];
  const along = ox + oy * width;
  const steps = new Uint8Array(pixels.length);
  const margin = 3;
  for (let y = margin; y < height - margin; y++)
    for (let x = margin; x < width - margin; x++) {
      const at = y * width + x;
      const inside = ((pixels[at - 2 * along] ?? 0) + (pixels[at - 3 * along] ?? 0)) / 2;
      const outside = ((pixels[at + 2 * along] ?? 0) + (pixels[at + 3 * along] ?? 0)) / 2;
      const step = inside - outside;
      if (step >= least.levels && step >= least.share * inside) steps[at] = step;
    }
  const edges = new Uint8Array(pixels.length);
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at] ?? 0;
    if (step > 0 && step >= (steps[at - along] ?? 0) && step >= (steps[at + along] ?? 0)) edges[at] = 1;
  }
  return edges;
}

/** Lines on which most of a side's edges lie (Hough). */
function linesIn(edges: Uint8Array, { width, height }: GreyImage, side: SideName): Side[] {
  const isUpright = side === 'left' || side === 'right';
  const length = isUpright ? height : width;
  const reach = Math.ceil(Math.hypot(width, height));
  const leans: { cos: number; sin: number; counts: Uint16Array }[] = [];
  for (let lean = -MOST_LEAN; lean <= MOST_LEAN; lean += LEAN_STEP) {
    const angle = ((lean + (isUpright ? 0 : 90)) * Math.PI) / 180;
    leans.push({ cos: Math.cos(angle), sin: Math.sin(angle), counts: new Uint16Array(2 * reach + 1) });
  }
  for (let at = 0; at < edges.length; at++) {
    if (edges[at] === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (const { cos, sin, counts } of leans) {
      const off = Math.round(cos * x + sin * y) + reach;
      counts[off] = (counts[off] ?? 0) + 1;
    }
  }
  const lines: Side[] = [];
  const tops = leans.flatMap(({ cos, sin, counts }) => {
    const found: { line: Side; count: number }[] = [];
    for (let off = 1; off < counts.length - 1; off++) {
      // A line between two offsets has its edges on either.
      const count = (counts[off - 1] ?? 0) + (counts[off] ?? 0) + (counts[off + 1] ?? 0);
      if (count >= LEAST_LINE * length) found.push({ line: { cos, sin, off: off - reach }, count });
    }
    return found;
  });
  for (const { line } of tops.sort((a, b) => b.count - a.count)) {
    if (lines.length >= KEPT) break;
    // Lines that lay apart may be the same once they are fitted, and would leave the others no room.
    const fit = fitted(line, edges, width, height);
    if (lines.every((other) => apart(fit, other, width, height) > 0.015 * length)) lines.push(fit);
  }
  return lines;
}

/** How far apart two lines are where they are farthest, within the picture. */
function apart(one: Side, other: Side, width: number, height: number): number {
  const isUpright = Math.abs(one.cos) > Math.abs(one.sin);
  const at = (line: Side, place: number) =>
    isUpright ? (line.off - line.sin * place) / line.cos : (line.off - line.cos * place) / line.sin;
  const end = isUpright ? height : width;
  return Math.max(Math.abs(at(one, 0) - at(other, 0)), Math.abs(at(one, end) - at(other, end)));
}

/** The line through the edges near to one, by least squares: finer than the steps in which it was looked for. */
function fitted(line: Side, edges: Uint8Array, width: number, height: number): Side {
  let fit = line;
  for (const near of [2 * REACH, REACH]) fit = refit(fit, near, edges, width, height);
  return fit;
}

function refit(line: Side, near: number, edges: Uint8Array, width: number, height: number): Side {
  const isUpright = Math.abs(line.cos) > Math.abs(line.sin);
  const [length, breadth] = isUpright ? [height, width] : [width, height];
  let [n, sp, sq, spp, spq] = [0, 0, 0, 0, 0];
  for (let p = 0; p < length; p++) {
    const middle = isUpright ? (line.off - line.sin * p) / line.cos : (line.off - line.cos * p) / line.sin;
    const to = Math.min(breadth - 1, Math.floor(middle + near));
    for (let q = Math.max(0, Math.ceil(middle - near)); q <= to; q++) {
      if (edges[isUpright ? p * width + q : q * width + p] === 0) continue;
      n += 1;
      sp += p;
      sq += q;
      spp += p * p;
      spq += p * q;
    }
  }
  const spread = n * spp - sp * sp;
  if (n < 10 || spread === 0) return line;
  const slope = (n * spq - sp * sq) / spread;
  const start = (sq - slope * sp) / n;
  const norm = Math.hypot(1, slope);
  return isUpright
    ? { cos: 1 / norm, sin: -slope / norm, off: start / norm }
    : { cos: -slope / norm, sin: 1 / norm, off: start / norm };
}

function supportOf(edges: Uint8Array, { width, height }: GreyImage, side: SideName, from: Point, to: Point): number {
  const [ox, oy] = OUTWARD[side];
  const along = ox + oy * width;
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 3);
  const reach = Math.max(REACH, Math.round(BENT_REACH * Math.max(width, height)));
  const margin = 3 + REACH;
  let [seen, held] = [0, 0];
  for (let step = 0; step <= steps; step++) {
    const x = Math.round(from[0] + ((to[0] - from[0]) * step) / steps);
    const y = Math.round(from[1] + ((to[1] - from[1]) * step) / steps);
    if (x < margin || y < margin || x >= width - margin || y >= height - margin) continue;
    seen += 1;
    for (let off = 0; off <= reach; off++) {
      if (edges[y * width + x + off * along] !== 1 && edges[y * width + x - off * along] !== 1) continue;
      held += off <= REACH ? 1 : BENT_WORTH;
      break;
    }
  }
  // A side of which most lies outside tells too little.
  return seen < 0.5 * steps ? 0 : held / seen;
}

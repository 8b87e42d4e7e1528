import { type Point, type Quad, scaling, through } from '../projective.ts';
import {
  CLEAR,
  FAINT,
  type FoundSides,
  findSides,
  SIDES,
  type Side,
  type SideName,
  withoutPrint,
} from './find-sides.ts';
import { firstWhole } from './first-whole.ts';
import { goesOnBeyond, type Looked } from './goes-on.ts';
import { type GreyImage, shrinkTo } from './grey-image.ts';
import { type Outline, outlineOf } from './page-outline.ts';

/** The longer side of what is looked at, in pixels. */
const LOOK = 700;
/** Places on each side of a picture whose level tells whether paper reaches to its edge. */
const FRAME = 240;
/** What is so much darker than the picture's bright parts is not its paper … */
const DARKER = 0.86;
/** … and beside a page lies at least such a share of the frame. */
const BESIDE = 0.12;
/** Shares: of a side that has an edge, of all four; and of the picture that a page fills. */
const LEAST = { side: 0.62, sides: 0.8 } as const;
/** The same of faint edges, of which there are more; and what of all four has a clear one still. */
const LEAST_FAINT = { side: 0.75, sides: 0.9 } as const;
const LEAST_CLEAR = 0.6;
const LEAST_AREA = 0.2;
/** Share of the longer side: two sides so near to one another are the same edge. */
const ALIKE = 0.06;
/** Share of the picture's length by which a corner may lie outside of it. */
const OUTSIDE = 0.12;
/** A page's corners are right angles; seen from as far aside as it can be read, they are between these, in degrees. */
const ANGLES = [55, 125] as const;
/** Opposite sides differ no more than this. */
const MOST_FORESHORTENED = 1.9;

export type FoundPage = {
  /** The corners that its sides would have if they were straight: pixels of the picture. */
  readonly quad: Quad;
  readonly outline: Outline;
};

/**
 * The place of a page that was photographed on something darker than its paper, or scanned under a lid that is: where
 * four straight edges, each bright inside and dark outside, close a quadrilateral; where none do and other papers lie under it,
 * four faint ones. Undefined where that is not clear, and at once where paper reaches to the edges of the picture.
 */
export function findPage(image: GreyImage): FoundPage | undefined {
  if (!hasSurroundings(image)) return undefined;
  const small = shrinkTo(image, LOOK);
  const paper = withoutPrint(small);
  const clear = findSides(paper, CLEAR);
  const best =
    quadIn({ image: small, paper, sides: clear }, LEAST) ?? quadOnPaper({ image: small, paper, sides: clear });
  if (!best) return undefined;
  const toImage = scaling(image.width / small.width, image.height / small.height);
  // An edge that was found at a pixel lies in its middle.
  const quad = best.map(([x, y]) => through(toImage, [x + 0.5, y + 0.5])) as unknown as Quad;
  return { quad, outline: outlineOf(paper, best) };
}

/** The page among faint edges, where other papers lie under a part of it: much of its edge is a clear one, to the table. */
function quadOnPaper(looked: Looked): Quad | undefined {
  const quad = quadIn({ ...looked, sides: findSides(looked.paper, FAINT) }, LEAST_FAINT);
  return quad && meanOf(supportsOf(looked.sides, quad)) >= LEAST_CLEAR ? quad : undefined;
}

/** The best quadrilateral that edges close in a small picture, each side and all of them with so much of an edge. */
function quadIn(looked: Looked, least: { readonly side: number; readonly sides: number }): Quad | undefined {
  const { image, sides } = looked;
  const held: { quad: Quad; worth: number }[] = [];
  for (const top of sides.top)
    for (const bottom of sides.bottom)
      for (const left of sides.left)
        for (const right of sides.right) {
          const quad = quadOf({ top, right, bottom, left });
          if (!quad || !isPageLike(quad, image)) continue;
          const shares = supportsOf(sides, quad);
          const mean = meanOf(shares);
          if (Math.min(...shares) < least.side || mean < least.sides) continue;
          // Boxes and shadows on a page have edges too: of those that hold, the page is the largest.
          held.push({ quad, worth: mean ** 2 * Math.sqrt(areaOf(quad)) });
        }
  held.sort((a, b) => b.worth - a.worth);
  return firstWhole(
    held.map(({ quad }) => quad),
    (quad) => goesOnBeyond(looked, quad),
    ALIKE * LOOK,
  );
}

const supportsOf = (sides: FoundSides, quad: Quad): number[] =>
  SIDES.map((name, at) => sides.support(name, quad[at] as Point, quad[(at + 1) % 4] as Point));
const meanOf = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0) / shares.length;

/** Whether something darker than paper lies along the frame of a picture. */
function hasSurroundings({ pixels, width, height }: GreyImage): boolean {
  const levels: number[] = [];
  const frame: number[] = [];
  const inset = Math.ceil(Math.min(width, height) / 250);
  for (let at = 0; at < FRAME; at++) {
    const [x, y] = [Math.floor(((at + 0.5) * width) / FRAME), Math.floor(((at + 0.5) * height) / FRAME)];
    for (const [px, py] of [
      [x, inset],
      [x, height - 1 - inset],
      [inset, y],
      [width - 1 - inset, y],
    ] as const)
      frame.push(pixels[py * width + px] ?? 255);
    for (let row = 1; row < 8; row++) levels.push(pixels[Math.floor((row * height) / 8) * width + x] ?? 255);
  }
  levels.push(...frame);
  levels.sort((a, b) => a - b);
  const paper = levels[Math.floor(0.8 * levels.length)] ?? 255;
  return frame.filter((level) => level < DARKER * paper).length >= BESIDE * frame.length;
}

function quadOf({ top, right, bottom, left }: Readonly<Record<SideName, Side>>): Quad | undefined {
  const corners = [meet(top, left), meet(top, right), meet(bottom, right), meet(bottom, left)];
  return corners.every((corner) => corner !== undefined) ? (corners as unknown as Quad) : undefined;
}

/** Where two lines cross; undefined where they run alongside. */
function meet(one: Side, other: Side): Point | undefined {
  const across = one.cos * other.sin - one.sin * other.cos;
  if (Math.abs(across) < 0.3) return undefined;
  return [(one.off * other.sin - other.off * one.sin) / across, (one.cos * other.off - other.cos * one.off) / across];
}

function isPageLike(quad: Quad, { width, height }: GreyImage): boolean {
  const [mx, my] = [OUTSIDE * width, OUTSIDE * height];
  if (quad.some(([x, y]) => x < -mx || x > width + mx || y < -my || y > height + my)) return false;
  if (areaOf(quad) < LEAST_AREA * width * height) return false;
  const lengths = quad.map(([x, y], at) => {
    const [nx, ny] = quad[(at + 1) % 4] as Point;
    return Math.hypot(nx - x, ny - y);
  }) as [number, number, number, number];
  const differs = (a: number, b: number) => Math.max(a, b) > MOST_FORESHORTENED * Math.min(a, b);
  if (differs(lengths[0], lengths[2]) || differs(lengths[1], lengths[3])) return false;
  return quad.every((corner, at) => {
    const angle = angleAt(quad[(at + 3) % 4] as Point, corner, quad[(at + 1) % 4] as Point);
    return angle >= ANGLES[0] && angle <= ANGLES[1];
  });
}

function angleAt([px, py]: Point, [x, y]: Point, [nx, ny]: Point): number {
  const turn = Math.atan2(py - y, px - x) - Math.atan2(ny - y, nx - x);
  return ((turn * 180) / Math.PI + 360) % 360;
}

const areaOf = (quad: Quad): number =>
  Math.abs(
    quad.reduce((sum, [x, y], at) => {
      const [nx, ny] = quad[(at + 1) % 4] as Point;
      return sum + x * ny - nx * y;
    }, 0),
  ) / 2;

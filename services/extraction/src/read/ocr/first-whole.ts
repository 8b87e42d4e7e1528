import type { Point, Quad } from '../projective.ts';
import { SIDES, type SideName } from './find-sides.ts';

/** So many quadrilaterals that are alike are asked. */
const ASKED = 12;

/**
 * The first quadrilateral that does not go on beyond a side; with one that does, all go that have that side about there. Where
 * one that is alike does not go on, neither does this: it is the grain of a table that looks like print by a hair.
 * @param near in pixels: corners so near to one another are the same
 */
export function firstWhole(
  quads: readonly Quad[],
  goesOn: (quad: Quad) => SideName | undefined,
  near: number,
): Quad | undefined {
  const [first, ...others] = quads;
  const side = first && goesOn(first);
  if (!first || !side) return first;
  const at = SIDES.indexOf(side);
  const corners = [at, (at + 1) % 4];
  const isElsewhere = (quad: Quad) =>
    corners.some((corner) => {
      const [[x, y], [fx, fy]] = [quad[corner] as Point, first[corner] as Point];
      return Math.hypot(x - fx, y - fy) > near;
    });
  const alike = others.filter((quad) => !isElsewhere(quad));
  if (alike.slice(0, ASKED).some((quad) => goesOn(quad) === undefined)) return first;
  return firstWhole(others.filter(isElsewhere), goesOn, near);
}

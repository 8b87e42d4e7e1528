import type { Point } from '../../projective.ts';

/** A rectangle that may stand askew: its middle, its size, and by how much its width is turned from level (radians, clockwise). */
export type OrientedBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
};

const QUARTER = Math.PI / 2;

/**
 * The smallest rectangle around points. One of its sides lies along an edge of their convex hull (Freeman and Shapira 1975); its
 * width is the side that is nearer to level.
 */
export function smallestAround(points: readonly Point[]): OrientedBox {
  const hull = convexHull(points);
  const boxes = hull.map((from, index) => {
    const to = hull[(index + 1) % hull.length] ?? from;
    return around(hull, Math.atan2(to[1] - from[1], to[0] - from[0]));
  });
  const areaOf = ({ width, height }: OrientedBox) => width * height;
  return levelled(boxes.reduce((best, box) => (areaOf(box) < areaOf(best) ? box : best), around(hull, 0)));
}

/** The rectangle around points whose width runs at an angle (radians, clockwise). */
export function around(points: readonly Point[], angle: number): OrientedBox {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const across = points.map(([x, y]) => x * cos + y * sin);
  const down = points.map(([x, y]) => y * cos - x * sin);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  return { x: u * cos - v * sin, y: u * sin + v * cos, width: right - left, height: bottom - top, angle };
}

/** The same rectangle, its width the side that is within an eighth of a turn of level. */
function levelled(box: OrientedBox): OrientedBox {
  const quarters = Math.round(box.angle / QUARTER);
  const angle = box.angle - quarters * QUARTER;
  return quarters % 2 === 0 ? { ...box, angle } : { ...box, width: box.height, height: box.width, angle };
}

/** Andrew's monotone chain (1979), against the clock as y runs up. */
function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  if (sorted.length < 3) return sorted;
  return [...chainOf(sorted), ...chainOf(sorted.reverse())];
}

function chainOf(points: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of points) {
    while (chain.length >= 2 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

const turn = ([ax, ay]: Point = [0, 0], [bx, by]: Point = [0, 0], [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

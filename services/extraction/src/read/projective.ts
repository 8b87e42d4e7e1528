/**
 * How a flat thing seen from anywhere maps onto the same thing seen from anywhere else:
 * x' = (a·x + c·y + e) / w, y' = (b·x + d·y + f) / w, with w = g·x + h·y + 1. Where g and h are 0, parallels stay parallel.
 */
export type Projective = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
  readonly g: number;
  readonly h: number;
};

export type Point = readonly [x: number, y: number];
/** Corners in the order of the clock, from the top left. */
export type Quad = readonly [Point, Point, Point, Point];

/** Where a point lands. */
export function through({ a, b, c, d, e, f, g, h }: Projective, [x, y]: Point): Point {
  const w = g * x + h * y + 1;
  return [(a * x + c * y + e) / w, (b * x + d * y + f) / w];
}

/** Each way by so much. */
export const scaling = (across: number, down: number): Projective => ({
  ...{ a: across, b: 0, c: 0, d: down },
  ...{ e: 0, f: 0, g: 0, h: 0 },
});

/** The corners of a rectangle that begins at 0, 0. */
export const cornersOf = (width: number, height: number): Quad => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];

/** One mapping after another: `second` takes what `first` gives. */
export function after(second: Projective, first: Projective): Projective {
  const { a, b, c, d, e, f, g, h } = second;
  const one = first;
  return normalised(
    [a * one.a + c * one.b + e * one.g, a * one.c + c * one.d + e * one.h, a * one.e + c * one.f + e],
    [b * one.a + d * one.b + f * one.g, b * one.c + d * one.d + f * one.h, b * one.e + d * one.f + f],
    [g * one.a + h * one.b + one.g, g * one.c + h * one.d + one.h, g * one.e + h * one.f + 1],
  );
}

/** The way back. */
export function inverse({ a, b, c, d, e, f, g, h }: Projective): Projective {
  return normalised(
    [d - f * h, e * h - c, c * f - e * d],
    [f * g - b, a - e * g, e * b - a * f],
    [b * h - d * g, c * g - a * h, a * d - c * b],
  );
}

/** The mapping that takes the unit square's corners to those of a convex quadrilateral (Heckbert 1989, 2.2.3). */
export function ofUnitSquare([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): Projective {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  return {
    ...{ a: x1 - x0 + g * x1, c: x3 - x0 + h * x3, e: x0 },
    ...{ b: y1 - y0 + g * y1, d: y3 - y0 + h * y3, f: y0 },
    ...{ g, h },
  };
}

/** The mapping that takes the corners of one convex quadrilateral to those of another. */
export const between = (from: Quad, to: Quad): Projective => after(ofUnitSquare(to), inverse(ofUnitSquare(from)));

type Triple = readonly [number, number, number];

/** Rows of a matrix, scaled so that the last of its nine is 1. */
function normalised([a, c, e]: Triple, [b, d, f]: Triple, [g, h, i]: Triple): Projective {
  return { a: a / i, b: b / i, c: c / i, d: d / i, e: e / i, f: f / i, g: g / i, h: h / i };
}

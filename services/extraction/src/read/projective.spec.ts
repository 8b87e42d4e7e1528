import fc from 'fast-check';
import { expect, it } from 'vitest';
import { after, between, cornersOf, inverse, type Point, type Projective, type Quad, through } from './projective.ts';

const near = ([x, y]: Point, [px, py]: Point) => Math.hypot(x - px, y - py) < 1e-6;
/** A page's corners as it is seen from aside: each within a quarter of its side. */
const seen = fc
  .array(fc.double({ min: -0.25, max: 0.25, noNaN: true }), { minLength: 8, maxLength: 8 })
  .map((off) =>
    cornersOf(700, 1000).map(([x, y], at) => [x + 700 * (off[2 * at] ?? 0), y + 1000 * (off[2 * at + 1] ?? 0)]),
  )
  .map((corners) => corners as unknown as Quad);
const place = fc.tuple(fc.double({ min: 0, max: 700, noNaN: true }), fc.double({ min: 0, max: 1000, noNaN: true }));

it('a page seen from aside has its corners where they are seen, and each place leads there and back', () => {
  fc.assert(
    fc.property(seen, seen, place, (one, other, at) => {
      const there = between(cornersOf(700, 1000), one);
      for (const [index, corner] of cornersOf(700, 1000).entries())
        expect(near(through(there, corner), one[index] as Point)).toBe(true);
      expect(near(through(inverse(there), through(there, at)), at)).toBe(true);
      const onwards: Projective = between(one, other);
      expect(near(through(after(onwards, there), at), through(onwards, through(there, at)))).toBe(true);
    }),
  );
});

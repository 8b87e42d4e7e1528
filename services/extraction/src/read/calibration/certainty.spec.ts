import fc from 'fast-check';
import { expect, it } from 'vitest';
import { confidenceFrom, lowerBound } from './certainty.ts';

it.each([
  // 0.05^(1/n) where all are right.
  [{ right: 29, of: 29 }, 0.9019],
  [{ right: 10, of: 10 }, 0.7411],
  // The binomial tail, summed exactly.
  [{ right: 45, of: 50 }, 0.8012],
  [{ right: 0, of: 20 }, 0],
])('the lower bound of %o is %f', (evidence, bound) => {
  expect(lowerBound(evidence)).toBeCloseTo(bound, 3);
});

it.each([
  [{ right: 28, of: 28 }, false],
  [{ right: 29, of: 29 }, true],
  [{ right: 60, of: 61 }, false],
  [{ right: 199, of: 200 }, true],
])('%o is certain: %s', (evidence, isCertain) => {
  expect(confidenceFrom(evidence) >= 0.9).toBe(isCertain);
});

it('more right of as many is never worth less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), (of, seed) => {
      const right = seed % of;
      expect(confidenceFrom({ right: right + 1, of })).toBeGreaterThanOrEqual(confidenceFrom({ right, of }));
    }),
  );
});

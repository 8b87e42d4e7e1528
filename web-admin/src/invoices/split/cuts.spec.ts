import { coversOnce } from '@comptoir/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutsOf, partsBetween, toggled } from './cuts.ts';

it('begins where the reading proposes, and a second press takes a cut away', () => {
  const cuts = cutsOf([
    { from: 1, to: 2, number: 'A' },
    { from: 3, to: 3, number: 'B', why: 'NUMBER' },
  ]);
  expect(partsBetween(cuts, 5)).toEqual([
    { from: 1, to: 2 },
    { from: 3, to: 5 },
  ]);
  expect(partsBetween(toggled(toggled(cuts, 3), 5), 5)).toEqual([
    { from: 1, to: 4 },
    { from: 5, to: 5 },
  ]);
  expect(partsBetween(cutsOf(), 5)).toEqual([{ from: 1, to: 5 }]);
});

it('whatever is cut, the parts cover each page once, as the server asks', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 60 }),
      fc.array(fc.integer({ min: 2, max: 60 }), { minLength: 1 }),
      (pages, at) => {
        const cuts = at.filter((page) => page <= pages).reduce(toggled, new Set<number>());
        const parts = partsBetween(cuts, pages);
        expect(coversOnce(parts, pages)).toBe(cuts.size > 0);
      },
    ),
  );
});

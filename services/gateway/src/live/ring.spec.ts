import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRing } from './ring.ts';

it('gives what came after a place, whole or not at all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(60), fc.integer({ min: -2, max: 70 }), (size, count, place) => {
      const ring = createRing<number>(size);
      for (let entry = 1; entry <= count; entry += 1) expect(ring.push(entry)).toBe(entry);
      const known = place >= 0 && place <= count && count - place <= size;
      const expected = Array.from({ length: Math.max(0, count - place) }, (_none, index) => place + index + 1);
      expect(ring.after(place)).toEqual(known ? expected.map((entry) => [entry, entry]) : undefined);
    }),
  );
});

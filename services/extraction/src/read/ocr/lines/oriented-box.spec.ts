import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Point } from '../../projective.ts';
import { smallestAround } from './oriented-box.ts';

it('the smallest rectangle around a rectangle that stands askew is itself, its width the side nearer to level', () => {
  const side = fc.integer({ min: 20, max: 400 });
  fc.assert(
    fc.property(side, side, fc.double({ min: -0.75, max: 0.75, noNaN: true }), (width, height, angle) => {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const corners = [-0.5, 0.5].flatMap((across) =>
        [-0.5, 0.5].map((down): Point => {
          const [u, v] = [across * width, down * height];
          return [300 + u * cos - v * sin, 200 + u * sin + v * cos];
        }),
      );
      const box = smallestAround([...corners, [300, 200]]);
      expect(box.x).toBeCloseTo(300, 6);
      expect(box.y).toBeCloseTo(200, 6);
      expect(box.width).toBeCloseTo(width, 6);
      expect(box.height).toBeCloseTo(height, 6);
      expect(box.angle).toBeCloseTo(angle, 6);
    }),
  );
});

it('around a single point there is nothing', () => {
  expect(smallestAround([[3, 4]])).toMatchObject({ x: 3, y: 4, width: 0, height: 0 });
});

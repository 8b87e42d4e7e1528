import { expect, it } from 'vitest';
import type { Quad } from '../projective.ts';
import { firstWhole } from './first-whole.ts';

const NEAR = 10;
const sheet = (top: number, left = 100): Quad => [
  [left, top],
  [300, top],
  [300, 600],
  [left, 600],
];
/** Says of the sheets that begin at these heights that they go on above. */
const foldsAt =
  (...tops: readonly number[]) =>
  ([[, top]]: Quad) =>
    tops.includes(top) ? ('top' as const) : undefined;

it('a sheet that goes on beyond a fold gives way to one that does not, with all that end at that fold', () => {
  const quads = [sheet(200), sheet(204), sheet(50), sheet(60)];
  expect(firstWhole(quads, foldsAt(200, 204), NEAR)).toBe(quads[2]);
  expect(firstWhole(quads.slice(0, 2), foldsAt(200, 204), NEAR)).toBeUndefined();
});

it('where one that is alike does not go on, there is no fold: the grain of a table looks like print by a hair', () => {
  const quads = [sheet(200), sheet(204), sheet(50)];
  expect(firstWhole(quads, foldsAt(200), NEAR)).toBe(quads[0]);
});

it('the first is taken where nothing goes on, and none where there is none', () => {
  const quads = [sheet(200), sheet(50)];
  expect(firstWhole(quads, foldsAt(), NEAR)).toBe(quads[0]);
  expect(firstWhole([], foldsAt(), NEAR)).toBeUndefined();
});

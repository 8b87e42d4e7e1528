import { expect, it } from 'vitest';
import { rowInPlaceOf } from './use-row-focus.ts';

it('goes to the row in the place of one that is taken out, else to the last, else to none', () => {
  expect([0, 1, 2].map((taken) => rowInPlaceOf(taken, 3))).toEqual([0, 1, 1]);
  expect(rowInPlaceOf(0, 1)).toBe(-1);
});

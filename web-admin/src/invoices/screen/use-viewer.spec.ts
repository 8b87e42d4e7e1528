import { expect, it } from 'vitest';
import { pageWithin } from './use-viewer.ts';

it('turns to no page before the first nor after the last', () => {
  expect([0, 1, 2, 3].map((page) => pageWithin(page, 2))).toEqual([1, 1, 2, 2]);
  expect(pageWithin(2, 1)).toBe(1);
});

it('stays at the first as long as it is not known how many there are', () => {
  expect(pageWithin(2, 0)).toBe(1);
});

import { expect, it, vi } from 'vitest';
import { remembered } from './remembered.ts';

it('asks once of each text, and tells the same again', () => {
  const lengthOf = vi.fn((text: string) => text.length);
  const known = remembered(lengthOf);
  expect(['one', 'three', 'one', '', ''].map(known)).toEqual([3, 5, 3, 0, 0]);
  expect(lengthOf).toHaveBeenCalledTimes(3);
});

it('forgets before it holds more than some documents have', () => {
  const lengthOf = vi.fn((text: string) => text.length);
  const known = remembered(lengthOf);
  known('first');
  for (let other = 0; other < 2000; other++) known(String(other));
  expect(known('first')).toBe(5);
  expect(lengthOf).toHaveBeenCalledTimes(2002);
});

it('keeps nothing of a text that is longer than lines are', () => {
  const lengthOf = vi.fn((text: string) => text.length);
  const known = remembered(lengthOf);
  expect([known('a'.repeat(1001)), known('a'.repeat(1001))]).toEqual([1001, 1001]);
  expect(lengthOf).toHaveBeenCalledTimes(2);
});

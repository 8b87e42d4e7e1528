import { expect, it } from 'vitest';
import { DETAILS_LENGTH, isLong, OTHERS_LENGTH } from './short-text.tsx';

it('a value is cut past 21 characters on Details and past 32 elsewhere, counted as people count them', () => {
  const cut = (limit: number) => [limit, limit + 1].map((length) => isLong('🧾'.repeat(length), limit));
  expect([DETAILS_LENGTH, OTHERS_LENGTH]).toEqual([21, 32]);
  expect([cut(DETAILS_LENGTH), cut(OTHERS_LENGTH)]).toEqual([
    [false, true],
    [false, true],
  ]);
});

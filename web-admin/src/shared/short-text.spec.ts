import { expect, it } from 'vitest';
import { DETAILS_LENGTH, isLong, OTHERS_LENGTH, PLACE_LENGTH, shorten } from './short-text.tsx';

it('a value is cut past 21 characters on Details and past 32 elsewhere, counted as people count them', () => {
  const cut = (limit: number) => [limit, limit + 1].map((length) => isLong('🧾'.repeat(length), limit));
  expect([DETAILS_LENGTH, OTHERS_LENGTH]).toEqual([21, 32]);
  expect([cut(DETAILS_LENGTH), cut(OTHERS_LENGTH)]).toEqual([
    [false, true],
    [false, true],
  ]);
});

it('the name of a place is cut after its first 20 characters, and ends in a word’s letter', () => {
  expect(PLACE_LENGTH).toBe(20);
  const shown = (name: string) => shorten(name, PLACE_LENGTH);
  expect(shown('Gare de Lyon Perrach')).toBe('Gare de Lyon Perrach');
  expect(shown('Gare de Lyon Perrache')).toBe('Gare de Lyon Perrach…');
  expect(shown('Gare de Lyon Perrac hall')).toBe('Gare de Lyon Perrac…');
  expect(shown('Gare de Lyon à Paris — hall 2')).toBe('Gare de Lyon à Paris…');
  expect(shown('محطة القطار المركزية في القاهرة')).toBe('محطة القطار المركزية…');
  expect(shown(`${'🧾'.repeat(20)}x`)).toBe(`${'🧾'.repeat(20)}…`);
});

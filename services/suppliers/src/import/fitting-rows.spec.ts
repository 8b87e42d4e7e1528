import { expect, test } from 'vitest';
import { fittingRows } from './fitting-rows.ts';

const row = (raisonSociale: string) => ({ input: { supplier: { raisonSociale }, address: {}, contact: {} } });
/** A word that no other row need share; 16 letters of each of 24 words count. */
const words = (count: number, letters: number) =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(97 + at).repeat(letters)).join(' ');
const times = (count: number, text: string) => Array.from({ length: count }, () => row(text));

test('rows are written together until they bring too many beginnings of words', () => {
  const short = times(100, 'Forge 12');
  expect(fittingRows(short)).toBe(short);
  expect(fittingRows(times(100, words(10, 10)))).toHaveLength(9);
  expect(fittingRows(times(100, words(26, 20)))).toHaveLength(2);
  expect(fittingRows([...times(6, words(10, 10)), ...times(80, words(1, 15))])).toHaveLength(6 + 20);
  expect(fittingRows([])).toEqual([]);
});

import { expect, it } from 'vitest';
import { believable } from './believable.ts';

const kept = (text: string, confidence: number) =>
  believable([{ text, confidence, x0: 0, y0: 0, x1: 9, y1: 9 }]).length === 1;

it.each<[string, number, boolean]>([
  ['Total', 0.4, true],
  ['Total', 0.2, false],
  ['/', 0.9, true],
  ['-', 0.9, true],
  ['-', 0.5, false],
  ['~.', 0.99, false],
])("'%s', read with a certainty of %d, is believed: %s", (text, confidence, isKept) => {
  expect(kept(text, confidence)).toBe(isKept);
});

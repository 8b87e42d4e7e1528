import { expect, it } from 'vitest';
import { readSigns } from './read-signs.ts';

const ALPHABET = ['a', 'b', ' '];

/** A line, each step by its likeliest class and how likely that is. */
function answerOf(...steps: (readonly [at: number, probability: number])[]) {
  const classes = ALPHABET.length + 1;
  const values = new Float32Array(steps.length * classes).fill(0.01);
  for (const [step, [at, probability]] of steps.entries()) values[step * classes + at] = probability;
  return { values, dims: [1, steps.length, classes] };
}
const textOf = (line: readonly { readonly text: string }[]) => line.map(({ text }) => text).join('');

it('a sign that goes on is one, and two where a blank parts them', () => {
  const line = readSigns(answerOf([1, 0.9], [1, 0.7], [0, 0.9], [1, 0.8], [2, 0.6], [3, 0.5], [2, 0.5]), ALPHABET);
  expect(textOf(line)).toBe('aab b');
  expect(line.map(({ step }) => step)).toEqual([0, 3, 4, 5, 6]);
  expect(line.map(({ probability }) => Math.round(10 * probability))).toEqual([9, 8, 6, 5, 5]);
});

it('a line of which no step shows a sign is empty', () => {
  expect(readSigns(answerOf([0, 0.9], [0, 0.6]), ALPHABET)).toEqual([]);
});

import { expect, it } from 'vitest';
import { readSigns } from './read-signs.ts';

const ALPHABET = ['a', 'b', ' '];

/** One line, each step by its likeliest class and how likely that is. */
function answerOf(...lines: (readonly (readonly [at: number, probability: number])[])[]) {
  const [steps, classes] = [lines[0]?.length ?? 0, ALPHABET.length + 1];
  const values = new Float32Array(lines.length * steps * classes).fill(0.01);
  for (const [line, read] of lines.entries())
    for (const [step, [at, probability]] of read.entries()) values[(line * steps + step) * classes + at] = probability;
  return { values, dims: [lines.length, steps, classes] };
}
const textOf = (line: readonly { readonly text: string }[] | undefined) => line?.map(({ text }) => text).join('');

it('a sign that goes on is one, and two where a blank parts them', () => {
  const [line] = readSigns(
    answerOf([
      [1, 0.9],
      [1, 0.7],
      [0, 0.9],
      [1, 0.8],
      [2, 0.6],
      [3, 0.5],
      [2, 0.5],
    ]),
    ALPHABET,
  );
  expect(textOf(line)).toBe('aab b');
  expect(line?.map(({ step }) => step)).toEqual([0, 3, 4, 5, 6]);
  expect(line?.map(({ probability }) => Math.round(10 * probability))).toEqual([9, 8, 6, 5, 5]);
});

it('lines of a batch are read apart', () => {
  const lines = readSigns(
    answerOf(
      [
        [1, 0.9],
        [0, 0.9],
      ],
      [
        [0, 0.9],
        [0, 0.9],
      ],
      [
        [2, 0.9],
        [2, 0.9],
      ],
    ),
    ALPHABET,
  );
  expect(lines.map(textOf)).toEqual(['a', '', 'b']);
});

import { expect, it } from 'vitest';
import { toDocumentText } from '../read/understand/text/to-document-text.ts';
import { typedPage } from '../testing/typed-page.ts';
import { numbersIn } from './written-numbers.ts';

const EUROPEAN = { decimal: ',', group: 'space' } as const;

/** The numbers of one cell of two words that stand so far apart, in heights of a word. */
function numbersOf(gap: number, confidence: number): string[] {
  const [cell] = toDocumentText([typedPage('41 142,39')]).cells;
  const [left, right] = cell?.words ?? [];
  if (!cell || !left || !right) throw new Error('two words were typed');
  const moved = left.x1 + gap * (right.y1 - right.y0) - right.x0;
  const words = [left, { ...right, x0: right.x0 + moved, x1: right.x1 + moved }];
  const seen = { ...cell, words: words.map((word) => ({ ...word, confidence })) };
  return numbersIn(seen, EUROPEAN).map(({ value }) => value.toFixed(2));
}

it.each([
  [0.5, 1, ['41142.39']],
  [0.7, 1, ['41.00', '142.39']],
  // A recognised word is as high as its ink: the same space is more of it.
  [0.7, 0.93, ['41142.39']],
  [1, 0.93, ['41.00', '142.39']],
])('groups of three that stand %f heights apart, %f sure, are %o', (gap, confidence, numbers) => {
  expect(numbersOf(gap, confidence)).toEqual(numbers);
});

it.each([
  ['80,-', '80.00', 2],
  ['-25,-', '-25.00', 2],
  ['€1.200,--', '1200.00', 2],
  ['9,50', '9.50', 2],
  ['80', '80.00', 0],
  ['80-', '-80.00', 0],
])('%s is %s', (written, value, decimals) => {
  const [cell] = toDocumentText([typedPage(written)]).cells;
  if (!cell) throw new Error('a word was typed');
  expect(numbersIn(cell, EUROPEAN).map((one) => [one.value.toFixed(2), one.decimals])).toEqual([[value, decimals]]);
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { toDocumentText } from './to-document-text.ts';

const BOXES = ['BILLING PERIOD', 'TERMS OF PAYMENT', 'BILLING DATE', 'INVOICE NUMBER', 'TOTAL AMOUNT DUE'];
const labelsOf = (boxes: readonly string[]) =>
  toDocumentText([typedPage(boxes.map((box, at) => `${at + 1} ${box}`).join('\n\n'))]).cells.map(({ text }) => text);

it('a form of numbered boxes is read without the numbers', () => {
  expect(labelsOf(BOXES)).toEqual(BOXES);
});

it('where fewer labels have a number before them, it counts something', () => {
  expect(labelsOf(BOXES.slice(0, 4))).toEqual(BOXES.slice(0, 4).map((box, at) => `${at + 1} ${box}`));
});

import { expect, it } from 'vitest';
import { recognised } from '../../../testing/understood.ts';
import { toDocumentText } from './to-document-text.ts';

const cellsOf = (line: string) => toDocumentText([recognised(line)]).cells.map(({ text }) => text);

it('a label whose word for number a typewriter set apart is one, where a code stands behind it', () => {
  expect(cellsOf('INVOICE     NO.     T00110')).toEqual(['INVOICE NO.', 'T00110']);
});

it.each([['INVOICE     NO.     Amount'], ['INVOICE     NO.'], ['INVOICE                NO.     T00110']])(
  'headings of columns stay apart: %s',
  (line) => {
    expect(cellsOf(line)[0]).toBe('INVOICE');
  },
);

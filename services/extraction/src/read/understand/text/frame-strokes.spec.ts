import { expect, it } from 'vitest';
import { recognised, valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';
import { toDocumentText } from './to-document-text.ts';

const FRAME = 60;
const framed = (...lines: readonly string[]) =>
  recognised(['INVOICE S2123', ...lines.map((line) => `${line.padEnd(FRAME)}${line === '' ? '1' : ''}`)].join('\n'));

it('the rule at the side of a table is no column of ones, nor the value of the last label', () => {
  const page = recognised(`
INVOICE S2123
Lamp                        2        40.00       80.00
                                                              1
                                                              i
                                                              1
SUB TOTAL        GST        TOTAL INVOICE                     1
80.00            0.00              80.00                      1`);
  expect(valuesOf(understand([page])).grossTotal).toBe('80.00');
  expect(toDocumentText([page]).cells.some(({ text }) => /^[1i]$/.test(text))).toBe(false);
});

it('two lone figures are no rule', () => {
  expect(toDocumentText([framed('', '')]).rows).toHaveLength(3);
});

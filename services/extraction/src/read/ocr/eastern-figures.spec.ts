import { expect, it } from 'vitest';
import { figureOf } from './eastern-figures.ts';

const figuresIn = (text: string) =>
  figureOf({ text, confidence: 0.9, x0: 0, x1: 9, y0: 0, y1: 9 }).map((word) => word.text);

it.each([
  ['a sum as it stands', '١٢٬٥٠٠٫٠٠', ['١٢٬٥٠٠٫٠٠']],
  ['a sum that a currency touches', '١٢٫٥٠□', ['١٢٫٥٠']],
  ['a sum behind a currency', '□١٢٫٥٠', ['١٢٫٥٠']],
  ['thousands whose sign was read as two', '١٥/٬١٠٢٫٤٢', ['١٥٬١٠٢٫٤٢']],
  ['no number with other signs within', '١٢□٥٠', []],
  ['no word, and no dash', '□', []],
  ['no signs alone', '-', []],
])('%s', (_what, read, figures) => expect(figuresIn(read)).toEqual(figures));

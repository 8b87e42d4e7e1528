import { Decimal } from 'decimal.js';
import type { Word } from '../read/page-model.ts';
import type { Cell } from '../read/understand/text/document-text.ts';
import type { NumberShape } from './template.ts';

/** A number as some words of a cell write it. */
export type WrittenNumber = {
  readonly value: Decimal;
  readonly decimals: number;
  /** What parts its thousands, where anything does. */
  readonly group: '' | 'space' | 'sign';
  readonly isPercent: boolean;
  readonly from: number;
  readonly to: number;
};

const BEFORE = String.raw`^(?:[^\p{N}\p{L}(]{0,2}(?:\p{L}{1,3}\.?|\p{Sc})?\p{Sc}?[:=*]?)?`;
const BEHIND = String.raw`(?:\p{Sc}|\p{L}{1,3}\.?|[-*.:;,|])?$`;
const patternFor = (decimal: string, groups: string) =>
  new RegExp(
    `${BEFORE}[-−–+(]{0,2}(?<whole>\\d{1,3}(?:[${groups}]?\\d{3})+|\\d+)(?:[${decimal}](?:(?<fraction>\\d{1,6})|(?<none>[-–—]{1,2})))?[-−–)]?%?${BEHIND}`,
    'u',
  );
const PATTERNS: Readonly<Record<NumberShape['decimal'], RegExp>> = {
  ',': patternFor(',', ".'’·"),
  '.': patternFor('.', ",'’·"),
  '٫': patternFor('٫', '٬.,'),
};
const MINUS = /[-−–(]\D{0,4}\d|\d[-−–]$/u;

/** The numbers of a cell where this sign stands before decimals; every other sign between digits parts thousands. */
export function numbersIn(cell: Cell, { decimal, group }: Pick<NumberShape, 'decimal' | 'group'>): WrittenNumber[] {
  const found: WrittenNumber[] = [];
  const { words } = cell;
  for (let from = 0; from < words.length; from++) {
    const to = group === 'sign' || group === 'none' ? from + 1 : endOfGroups(words, from);
    for (const end of to > from + 1 ? [to, from + 1] : [to]) {
      const number = readNumber(words, from, end, decimal);
      if (!number) continue;
      found.push(number);
      from = end - 1;
      break;
    }
  }
  return found;
}

function readNumber(
  words: readonly Word[],
  from: number,
  to: number,
  decimal: NumberShape['decimal'],
): WrittenNumber | undefined {
  const text = words
    .slice(from, to)
    .map((word) => word.text)
    .join('');
  if (text.length > 24 || !/\d/.test(text)) return undefined;
  const isPercent = /%$/.test(text) || /^%/.test(words[to]?.text ?? '');
  const match = PATTERNS[decimal].exec(text);
  const { whole, fraction = '', none } = match?.groups ?? {};
  if (whole === undefined) return undefined;
  const isNegative = MINUS.test(text) || /^[-−–]$/.test(words[from - 1]?.text ?? '');
  const value = new Decimal(`${whole.replace(/\D/g, '')}.${fraction || '0'}`);
  return {
    value: isNegative ? value.negated() : value,
    // '80,-' is written out to the cent.
    decimals: none ? 2 : fraction.length,
    group: to > from + 1 ? 'space' : /\D/.test(whole) ? 'sign' : '',
    isPercent,
    from,
    to,
  };
}

/** '1', '234', '567,89' stand close together: groups of three digits that spaces part. */
function endOfGroups(words: readonly Word[], from: number): number {
  if (!/^\D{0,4}\d{1,3}$/.test(words[from]?.text ?? '')) return from + 1;
  let to = from + 1;
  while (to < words.length && /^\d{3}(?:\D|$)/.test(words[to]?.text ?? '') && isTight(words, to)) {
    to += 1;
    if (!/^\d{3}$/.test(words[to - 1]?.text ?? '')) break;
  }
  return to;
}

function isTight(words: readonly Word[], index: number): boolean {
  const [left, right] = [words[index - 1], words[index]];
  if (!left || !right) return false;
  const isInk = Math.min(left.confidence, right.confidence) < 1;
  return right.x0 - left.x1 < (isInk ? TIGHT_IN_INK : TIGHT) * (right.y1 - right.y0);
}

/** How far apart groups of three digits stand, in heights: a word of a text layer is as high as its font, a recognised one as its ink. */
const TIGHT = 0.6;
const TIGHT_IN_INK = 0.85;

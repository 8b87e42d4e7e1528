import type { Decimal } from 'decimal.js';

/** Letters and signs that a digit is taken for. One digit for another is a slip. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'ODQUo',
  '1': 'Il|!it',
  '2': 'Zz',
  '4': 'A',
  '5': 'Ss$',
  '6': 'Gb£€',
  '7': 'T?',
  '8': 'BS&',
  '9': 'gq',
};
/** Fewer digits than this, and another digit makes another figure. */
const ENOUGH_DIGITS = 3;

/** A figure as it was recognised, beside the one it may have been. */
export type Likeness = 'same' | 'alike' | 'slip' | 'other';

/**
 * How a recognised figure compares to an amount: each digit itself or one that looks like it, the point lost or not
 * ('alike'), or one digit more, fewer or other besides ('slip'). Tells nothing alone: something else has to lead to the
 * amount.
 */
export function likenessTo(print: string, value: Decimal): Likeness {
  const digits = value.abs().toFixed(2).replace('.', '');
  const tail = print.replace(/[\s.,:;'"()*_-]/g, '');
  if (tail.endsWith(digits) && !/\d$/.test(tail.slice(0, -digits.length))) return 'same';
  if (digits.length < ENOUGH_DIGITS) return 'other';
  // Before the figure may stand a currency; a digit there is one too many.
  const least = Math.min(
    ...[digits.length - 1, digits.length, digits.length + 1]
      .map((length) => ({ end: tail.slice(-length), before: tail.slice(0, -length) }))
      .filter(({ end }) => /\d/.test(end))
      .map(({ end, before }) => slips(end, digits) + (/\d$/.test(before) ? 1 : 0)),
  );
  return least === 0 ? 'alike' : least === 1 ? 'slip' : 'other';
}

/** Edits from one to the other, look-alikes for free. */
function slips(print: string, digits: string): number {
  let row = Array.from({ length: digits.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...print].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= digits.length; column++) {
      const digit = digits[column - 1] ?? '';
      const isAlike = letter === digit || (LOOKS_LIKE[digit] ?? '').includes(letter);
      next[column] = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (isAlike ? 0 : 1),
      );
    }
    row = next;
  }
  return row[digits.length] ?? digits.length;
}

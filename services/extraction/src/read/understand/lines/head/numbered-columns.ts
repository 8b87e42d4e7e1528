import type { TextRow } from '../../text/document-text.ts';

/** So many numbers in turn are none by chance. */
const FEWEST_NUMBERED = 4;
/** '3', '(3)', '5 = 3 x 4', '6=5x19%' */
const NUMBER = /^\(?(\d{1,2})\)?(?:\s*[=(].*)?$/;

/**
 * '0 | 1 | 2 | 3 | 4 | 5 = 3 x 4' right under headings: which column is which, as forms of Romania, Poland and Bulgaria number them, and no
 * item, though one figure is so many times another.
 * @param above the headings
 */
export function isNumbering(row: TextRow | undefined, above: TextRow): boolean {
  if (!row || row.page !== above.page || row.cells.length < FEWEST_NUMBERED) return false;
  const numbers = row.cells.map(({ text }) => NUMBER.exec(text.trim())?.[1]).map(Number);
  const [first = 0] = numbers;
  return first <= 1 && numbers.every((number, at) => number === first + at);
}

import type { Cell } from '../../text/document-text.ts';
import { hasLegalForm } from './party-names.ts';

/** So much of a letter's height two lines of one name differ in height, and stand apart. */
const ALIKE = { height: 0.15, gap: 0.7, middle: 0.6 } as const;
/** A line of one word and its legal form, or two, may go on from the one above. */
const MOST_WORDS = 4;
const CAPITALS = /^[\p{Lu}\d&.,'’+\s-]+$/u;

/**
 * 'GRUPO NORTE' over 'MUSTER S.L.', one under the middle of the other, in capitals of one height and wider above: a name that is set in the
 * middle of its column and breaks in two. A house over its company is set larger, or begins where that begins.
 */
export function goesOnCentred(above: Cell, { text, words, x0, x1, y0, y1 }: Cell): boolean {
  const height = y1 - y0;
  const middle = (above.x0 + above.x1 - x0 - x1) / 2;
  return (
    hasLegalForm(text) &&
    !hasLegalForm(above.text) &&
    words.length <= MOST_WORDS &&
    CAPITALS.test(text) &&
    CAPITALS.test(above.text) &&
    above.words.length > 1 &&
    Math.abs(above.y1 - above.y0 - height) < ALIKE.height * height &&
    y0 - above.y1 < ALIKE.gap * height &&
    Math.abs(middle) < ALIKE.middle * height &&
    x0 - above.x0 > ALIKE.middle * height
  );
}

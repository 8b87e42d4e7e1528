import type { Word } from '../../../page-model.ts';
import type { DocumentText } from '../../text/document-text.ts';

/** So many pairs of words tell how wide a page sets its spaces. */
const ENOUGH = 12;

const known = new WeakMap<DocumentText, number>();

/**
 * How wide recognised pages set the space between two words, in heights: about 0.4, and thrice as much in the type of a
 * typewriter, where what parts groups of thousands, or is left of a lost point, is as wide. Nought where too few words tell.
 */
export function spaceOf(text: DocumentText): number {
  const before = known.get(text);
  if (before !== undefined) return before;
  const gaps = text.cells.flatMap(({ words }) => words.flatMap((word, at) => gapBetween(word, words[at + 1])));
  const space = gaps.length < ENOUGH ? 0 : (gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 0);
  known.set(text, space);
  return space;
}

/** Figures tell nothing: between them may be a column. */
const gapBetween = (left: Word, right: Word | undefined): number[] =>
  right === undefined || /\d/.test(left.text + right.text)
    ? []
    : [(right.x0 - left.x1) / Math.max(left.y1 - left.y0, right.y1 - right.y0)];

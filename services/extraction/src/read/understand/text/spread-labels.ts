// A label whose words a page set so far apart that each stands in a cell of its own.
import { boundsOf, type Segment } from '../../page-model.ts';
import { findLabels } from '../labels/find-labels.ts';

/** Heights between two words that were spread to fill a line: more is a column's gap. */
const WIDEST = 2.5;
/** The same before a word for number, which is a label of no column by itself: a typewriter's spaces are as wide as its letters. */
const WIDEST_TO_NUMBER = 4;
/** So many cells make a label at the most. */
const MOST_PARTS = 5;

/**
 * 'Totaal   excl   BTW:   €   600.00': the cells of one label, joined, where each but the last is the beginning of it, and a sum stands
 * right of them; or a code, where the label ends with a word for number ('INVOICE   NO.   T00110'). In headings ('Total | TVA | TTC')
 * nothing tells whether two are one.
 */
export function joinSpread(segments: readonly Segment[]): readonly Segment[] {
  for (const [at, first] of segments.entries()) {
    if (!isWords(first)) continue;
    const isSum = segments.slice(at + 1).some(({ text }) => SUM.test(text));
    for (let end = Math.min(segments.length - 1, at + MOST_PARTS); end > at + 1; end--) {
      const parts = segments.slice(at, end);
      const isNumbered = NUMBER.test(parts.at(-1)?.text ?? '') && CODE.test(segments[end]?.text ?? '');
      if (!(isSum || isNumbered) || !areSpread(parts, isNumbered ? WIDEST_TO_NUMBER : WIDEST)) continue;
      const words = parts.flatMap((part) => part.words);
      const [label, ...others] = findLabels(words, false);
      if (label?.from !== 0 || label.to !== words.length || others.length > 0) continue;
      const joined: Segment = { ...boundsOf(parts), words, text: words.map(({ text }) => text).join(' ') };
      return [...segments.slice(0, at), joined, ...joinSpread(segments.slice(end))];
    }
  }
  return segments;
}

const NUMBER = /^(?:n[or°º]?|num(?:ber|ero)?)[.:]*$/iu;
const CODE = /^\S*\d{2}\S*$/;
const SUM = /\d[.,]\d{2}(?!\d)/;
const isWords = ({ words, text }: Segment): boolean => words.length === 1 && /^\p{L}[^\d]*$/u.test(text);

const areSpread = (parts: readonly Segment[], widest: number): boolean =>
  parts.every((part, at) => {
    const before = parts[at - 1];
    return isWords(part) && (!before || part.x0 - before.x1 < widest * (part.y1 - part.y0));
  });

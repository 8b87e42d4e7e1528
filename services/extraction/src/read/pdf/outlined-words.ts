import type { Word } from '../page-model.ts';
import { fold } from '../understand/text/fold.ts';
import type { PdfPageWords } from './page-words.ts';

/** Fewer words that nobody sees are a leftover of whoever made the file, and not worth a look at the page. */
const FEWEST = 3;
/** A word is recognised at the place of another where so much of its width lies there. */
const WITHIN = 0.5;

/**
 * Whether words of a page that nobody sees may be drawn under them: browsers print a bold or slanted letter that a font lacks as its outline,
 * and lay the text over it, without any paint, for who searches or copies.
 */
export const mayBeOutlined = ({ hidden, isPainted }: PdfPageWords): boolean =>
  isPainted && hidden.filter(isCoveredWord).length >= FEWEST;

/** A page with those of its unseen words that are recognised as the same, letter by letter, where they stand; others may be somebody's forgery. */
export function withOutlined(layer: PdfPageWords, recognised: readonly Word[]): PdfPageWords {
  const isDrawn = (word: Word) => {
    const drawn = recognised.filter((one) => standsAt(one, word)).sort((a, b) => a.x0 - b.x0);
    return drawn.length > 0 && written(drawn.map(({ text }) => text).join('')) === written(word.text);
  };
  const seen = layer.hidden.filter((word) => isCoveredWord(word) && isDrawn(word));
  if (seen.length === 0) return layer;
  const words = seen.map(({ why: _, ...word }) => word);
  return {
    ...layer,
    words: [...layer.words, ...words],
    hidden: layer.hidden.filter((word) => !seen.includes(word)),
  };
}

type Hidden = PdfPageWords['hidden'][number];
const isCoveredWord = ({ why, text }: Hidden): boolean => why === 'covered' && written(text) !== '';

/** What of a word has to be the same: its letters, its figures and what parts them, its money. A bracket or a colon more is none of these. */
const written = (text: string): string => fold(text).replace(/[^\p{L}\d\p{Sc}.,%/+-]/gu, '');

function standsAt(one: Word, place: Word): boolean {
  const across = Math.min(one.x1, place.x1) - Math.max(one.x0, place.x0);
  const middle = (one.y0 + one.y1) / 2;
  return across > WITHIN * (one.x1 - one.x0) && middle > place.y0 && middle < place.y1;
}

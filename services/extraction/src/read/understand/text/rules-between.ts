import type { Word } from '../../page-model.ts';

/** What a recogniser makes of a rule between two columns; a lone figure may be one. */
const STROKE = /^[Il!¦]$/;
/** One such letter is a letter. */
const FEWEST = 2;

/** The words of a recognised cell with its rules as they are printed: 'Kasse I Rechn.nr. I Benutzer' has no word I. */
export function withRulesBetween(words: readonly Word[]): readonly Word[] {
  if (words.filter(({ text }) => STROKE.test(text)).length < FEWEST) return words;
  return words.map((word) => (STROKE.test(word.text) ? { ...word, text: '|' } : word));
}

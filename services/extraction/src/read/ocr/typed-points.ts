import type { Word } from '../page-model.ts';

/** Money before its decimals, and the decimals. */
const WHOLE = /^[-(]?\p{Sc}?(?:\d{1,3}(?:[,.]\d{3})+|\d{1,6})$/u;
const CENTS = /^\d{2}[-)]?$/;
/** Money with both. */
const DECIMALS = /\d[.,]\d{2}[^\d%]*$/;
/** Where a point was lost the gap is about as wide as a letter: one place of a typewriter's. */
const PLACE = { least: 0.6, most: 1.9 } as const;
/** A page has so many such numbers at the least. */
const ENOUGH = 3;

/**
 * Whether the page was typed, letters of one width, and its points were lost. Looking for sparse text the recogniser drops
 * specks that stand apart from the letters beside them, and in Courier points do: '13,855.88' is read as '13,855' and '88'.
 */
export function losesPoints(words: readonly Word[]): boolean {
  const lost = words.filter((word, at) => isParted(word, words[at + 1])).length;
  return lost >= ENOUGH && lost > decimalsOf(words);
}

/** How many numbers have decimals. */
export const decimalsOf = (words: readonly Word[]): number => words.filter(({ text }) => DECIMALS.test(text)).length;

function isParted(whole: Word, cents: Word | undefined): boolean {
  if (!cents || !WHOLE.test(whole.text) || !CENTS.test(cents.text)) return false;
  const place = (whole.x1 - whole.x0) / whole.text.length;
  const gap = cents.x0 - whole.x1;
  const isLevel = Math.min(whole.y1, cents.y1) - Math.max(whole.y0, cents.y0) > (whole.y1 - whole.y0) / 2;
  return isLevel && gap >= PLACE.least * place && gap <= PLACE.most * place;
}

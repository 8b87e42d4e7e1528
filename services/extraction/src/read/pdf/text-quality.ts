import type { PdfPageWords } from './page-words.ts';

const FEWEST_WORDS = 8;

/** What is left of Arabic letters where a font draws their dots apart: no word of today has one. */
const UNDOTTED = /[\u066e\u066f\u06a1\u06ba]/gu;

/** Letters of phonetics and of few languages, but for Romania's, Azerbaijan's and West Africa's: a font's own codes as often fall among them. */
const RARE_LETTERS = /[\u0180-\u0217\u021c-\u0253\u0255-\u0258\u025a\u025c-\u02af]/gu;
const MOST_RARE = 0.2;

/** A rule drawn of signs, as printers of lists have it: '========'. */
const RULE = /^([=_*~#|+-])\1{3,}$/;

/** Whether a page's text layer can be read: enough words, made of letters and figures rather than of font codes. */
export function readsWell(page: PdfPageWords, fewestWords = FEWEST_WORDS): boolean {
  if (page.words.length < fewestWords) return false;
  const text = page.words.map((word) => (RULE.test(word.text) ? '' : word.text)).join('');
  const legible = text.match(/[\p{L}\p{N}.,:;/%€$£()'"&@+-]/gu)?.length ?? 0;
  const strange = text.match(/[\u{e000}-\u{f8ff}\u{fffd}\p{Cc}]/gu)?.length ?? 0;
  const letters = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const undotted = text.match(UNDOTTED)?.length ?? 0;
  const rare = text.match(RARE_LETTERS)?.length ?? 0;
  if (rare > MOST_RARE * text.length) return false;
  return legible / text.length > 0.8 && strange / text.length < 0.05 && undotted <= 0.04 * letters;
}

/**
 * Whether a page is a scan that was made searchable: most of its words are laid invisibly over its picture. They are what some program
 * recognised, or what somebody wants to be read in place of what is shown.
 */
export function isSearchableScan({ words, hidden }: PdfPageWords): boolean {
  const laid = hidden.filter(({ why }) => why === 'laid').length;
  return laid >= FEWEST_WORDS && laid > words.length;
}

/** The first pages and the last ones, `most` in all, as numbers from 1: totals of a long invoice stand at its end. */
export function pagesWorthReading(count: number, most: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= most) return all;
  const head = Math.ceil(most * 0.6);
  return [...all.slice(0, head), ...all.slice(count - (most - head))];
}

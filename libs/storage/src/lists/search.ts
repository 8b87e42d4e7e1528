/** Words of a text that are kept, and how much of each: what bounds a row's share of the index. */
const MAX_WORDS = 24;
const MAX_WORD_LENGTH = 16;

/** The words of a text as search compares them: lower-case, without accents, at most 24, each cut at 16 characters. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return [...new Set(words.map((word) => [...word].slice(0, MAX_WORD_LENGTH).join('')))].slice(0, MAX_WORDS);
}

/**
 * What a row stores to be found by: every beginning of every word of its texts. A search is then an equality,
 * and an index { tokens, sort field, _id } serves it in the order of the list, with no sort in memory.
 */
export function tokensOf(...texts: ReadonlyArray<string | null | undefined>): string[] {
  const tokens = new Set<string>();
  for (const word of wordsOf(texts.filter((text) => text).join(' '))) {
    const letters = [...word];
    for (let length = 1; length <= letters.length; length += 1) tokens.add(letters.slice(0, length).join(''));
  }
  return [...tokens];
}

/** The filter that matches rows holding, for each word typed, a word that begins with it. No word matches all. */
export function searchFilter(typed: string, field = 'tokens'): Record<string, unknown> {
  const words = wordsOf(typed).sort((a, b) => b.length - a.length);
  return words.length === 0 ? {} : { $and: words.map((word) => ({ [field]: word })) };
}

import { wordsOf } from './search.ts';

/** The index of rows that keep `pairs`. */
export const PAIRS_INDEX = { pairs: 1 } as const;

/**
 * Which words are paired: what begins with three letters. Codes and numbers are rare as soon as they are typed, and less
 * than three letters are held by too many rows even by twos; without them a row has a quarter of the pairs.
 */
const PAIRED = /^\p{L}{3}/u;
/** What is typed of a word that is just begun: too little to be paired as above. */
const BEGUN = /^\p{L}{1,2}$/u;
/** How many letters of each word of a pair are kept. */
const PAIR_LENGTH = 6;
/** So many pairs of one search are asked for at most: those that say the most. */
const MAX_ASKED = 6;

/**
 * What a row stores to be found by two words at once: each two of its words (those of `tokensOf`) letter by letter in
 * turn, the lesser word first: 'lyon' and 'martin' are 'lmyaornt i n'. So a pair begins as both of its words begin, and
 * the rows of two beginnings are one range of an index { pairs }, however long the beginnings are. And each such word
 * with the first letter of each other, for when that is just begun: 'm lyon' and 'l martin'.
 * Never empty: an index holds an empty list as it holds nothing, and that is what rows of before there were pairs have.
 */
export function pairsOf(...texts: ReadonlyArray<string | null | undefined>): string[] {
  const words = wordsOf(texts.filter((text) => text).join(' '));
  const pairs = inPairs(words).map(([a, b]) => inTurn(a, b, Math.max(a.length, b.length)));
  const begun = words.filter((word) => /^\p{L}/u.test(word));
  const beside = begun.flatMap((word) => besides(words, word));
  return pairs.length + beside.length === 0 ? [''] : [...new Set([...pairs, ...beside])];
}

/**
 * How pairs begin of which a row has each, if it has a word beginning with each word typed; not the other way round, as
 * no more of either word is asked for than the shorter has. Where one word begins with another, one word of a row may be
 * both: the longer says it all.
 */
export function askedPairs(typed: string): string[] {
  const words = wordsOf(typed);
  const apart = words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
  const pairs = inPairs(apart).map(([a, b]) => inTurn(a, b, Math.min(a.length, b.length)));
  const beside = apart.filter((word) => BEGUN.test(word)).flatMap((word) => besides(apart, word));
  return [...pairs, ...beside].sort((a, b) => b.length - a.length).slice(0, MAX_ASKED);
}

type Letters = readonly string[];

/** Each two of the words that are paired, the lesser first, as the letters that are kept of them. */
function inPairs(words: readonly string[]): Array<readonly [Letters, Letters]> {
  const letters = words
    .filter((word) => PAIRED.test(word))
    .sort()
    .map(keptOf);
  return letters.flatMap((a, at) => letters.slice(at + 1).map((b) => [a, b] as const));
}

/** The first letter of a word before each other that is paired, a space between: pairs as above have none so early. */
const besides = (words: readonly string[], begun: string): string[] =>
  words
    .filter((word) => word !== begun && PAIRED.test(word))
    .map((word) => `${[...begun][0] ?? ''} ${keptOf(word).join('')}`);

const keptOf = (word: string): Letters => [...word].slice(0, PAIR_LENGTH);

/** So many letters of two words in turn, and a space for each that one has not: there is none in a word. */
function inTurn(a: Letters, b: Letters, length: number): string {
  let pair = '';
  for (let at = 0; at < length; at += 1) pair += `${a[at] ?? ' '}${b[at] ?? ' '}`;
  return pair;
}

import { wordsOf } from '@comptoir/storage';

const SHORTEST = 2;
const LONGEST = 16;
const MOST_PARTS = 24;

/**
 * What an invoice is found by: every beginning of two letters and more of each word of its texts, and of its number
 * from each of its parts on, punctuation aside: `FA-2024-0012` is found by `fa20`, `2024-00` and `0012`.
 */
export function searchTokens(number: string | undefined, ...texts: ReadonlyArray<string | undefined>): string[] {
  const parts = partsOf(number ?? '');
  const runs = parts.map((_, at) => parts.slice(at).join(''));
  const words = texts.flatMap((text) => wordsOf(text ?? ''));
  return [...new Set([...runs, ...words].flatMap(beginnings))];
}

/** The parts of a number as they are compared; one that comes twice stays twice. */
function partsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_PARTS);
}

function beginnings(word: string): string[] {
  const letters = [...word].slice(0, LONGEST);
  if (letters.length <= SHORTEST) return [letters.join('')];
  return letters.slice(SHORTEST - 1).map((_, at) => letters.slice(0, at + SHORTEST).join(''));
}

/**
 * The tokens an invoice must have to answer what somebody typed, the most telling first. A single letter is no search:
 * it answers nothing, not everything.
 */
export function searchedTokens(typed: string): string[] {
  const chunks = typed.split(/\s+/).map((chunk) => [...partsOf(chunk).join('')].slice(0, LONGEST).join(''));
  return [...new Set(chunks.filter((chunk) => chunk !== ''))].sort((one, other) => other.length - one.length);
}

import type { Word } from '../../../page-model.ts';
import { spellingsOf } from '../look-alikes.ts';

type Read = { readonly value: string; readonly words: readonly Word[]; readonly holds: boolean };

/** Longer than any, or too short for its check digit to tell much. */
const LONGEST = 18;
const SHORTEST = 9;
const FEWEST_DIGITS = 5;
/** A number is written in so many pieces at most. */
const MOST_PIECES = 3;
/** Sums stand behind the same words. */
const SUM = /%|[.,]\d{1,2}$/;

/**
 * The one number that recognised words behind a label spell where few of their letters are taken for their look-alikes and its check
 * digits then hold; nothing where several do. `read` reads words as they stand.
 */
export function misreadNumber(
  words: readonly Word[],
  read: (words: readonly Word[]) => Read | undefined,
): Read | undefined {
  let joined = '';
  for (const [at, word] of words.slice(0, MOST_PIECES).entries()) {
    if (SUM.test(word.text)) return undefined;
    joined += word.text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
    if (joined.length > LONGEST) return undefined;
    if (joined.length < SHORTEST || (joined.match(/\d/g)?.length ?? 0) < FEWEST_DIGITS) continue;
    const found = numberSpelled(joined, word, read);
    if (found) return { value: found, words: words.slice(0, at + 1), holds: true };
  }
  return undefined;
}

/** Figures that a recogniser takes for the letters of a country. */
const FOR_LETTERS: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '2': 'Z', '5': 'S', '6': 'G', '8': 'B' };

/** 'R07124502' is RO7124502: the two letters of a country are no figures, where the number then holds. */
export function withCountryLetters(
  words: readonly Word[],
  read: (words: readonly Word[]) => Read | undefined,
): Read | undefined {
  const [first, ...rest] = words;
  const [, one = '', other = '', figures = ''] = /^(\w)(\w)(\d{2}.*)$/u.exec(first?.text.toUpperCase() ?? '') ?? [];
  if (!first || !/\d/.test(one + other)) return undefined;
  const country = [one, other].map((letter) => FOR_LETTERS[letter] ?? letter).join('');
  const found = read([{ ...first, text: country + figures }, ...rest]);
  return found?.holds && found.value.startsWith(country)
    ? { ...found, words: words.slice(0, found.words.length) }
    : undefined;
}

function numberSpelled(code: string, like: Word, read: (words: readonly Word[]) => Read | undefined) {
  for (const spellings of spellingsOf(code)) {
    const held = new Set(
      spellings.flatMap((text) => {
        const found = read([{ ...like, text }]);
        return found?.holds ? [found.value] : [];
      }),
    );
    const [only] = held;
    if (only !== undefined) return held.size === 1 ? only : undefined;
  }
  return undefined;
}

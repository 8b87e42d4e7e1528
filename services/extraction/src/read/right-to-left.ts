import { type Bend, mirroredBend } from './bend.ts';
import { type Box, boundsOf, type PageText, type Word } from './page-model.ts';
import { after, type Projective, scaling } from './projective.ts';

/** A letter of a script that runs from right to left; its digits run the other way. */
const LETTER = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LETTERS = new RegExp(LETTER, 'gu');
const OTHER_LETTERS = /(?=\p{L})[^\p{Script=Arabic}\p{Script=Hebrew}]/gu;
/** Letters and digits that run from left to right, and what stands between two of them: 'FA-2026/01', '1,234.50'. */
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{N}](?:[^\p{Script=Arabic}\p{Script=Hebrew}]*[\p{Script=Latin}\p{N}])?/gu;
/** Vowel marks and the stroke that lengthens a word: written or not, it is the same word. */
const ORNAMENT = /[\u0640\p{Mn}]/gu;

/** Words nearer to each other than this share of their height touch. */
const TOUCHING = 0.06;

/** Whether a character's code point is of a script from right to left: a cheap question, asked of each on a page. */
export function isRightToLeftCode(code: number): boolean {
  return (code >= 0x590 && code <= 0x8ff) || (code >= 0xfb1d && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc);
}

/** Whether a page is read from right to left: more of its letters run that way than the other. */
export function runsRightToLeft(words: readonly Word[]): boolean {
  let balance = 0;
  for (const { text } of words) {
    balance += (text.match(LETTERS)?.length ?? 0) - (text.match(OTHER_LETTERS)?.length ?? 0);
  }
  return balance > 0;
}

/** So many rows, and so many times as many as the other way, show which way a page is read whatever most of its letters are. */
const FEWEST_ROWS = 4;
const TIMES = 2;
const LATIN_WORD = /\p{Script=Latin}{2}/u;
const WORD_FROM_RIGHT = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]{2}/u;
const isFigure = ({ text }: Word): boolean => /\d/.test(text) && !/\p{L}{2}/u.test(text);

/**
 * Whether a page has its labels left of their values, though most of its letters run from the right: a till that prints 'Total 58.00' under
 * a shop's Arabic head, and Arabic items.
 * @param lines words of a line each, from the left
 */
export function isLabelledFromLeft(lines: readonly (readonly Word[])[]): boolean {
  let [fromLeft, fromRight] = [0, 0];
  for (const line of lines) {
    const [left, right] = [line[0], line.at(-1)];
    if (!left || !right || left === right) continue;
    if (LATIN_WORD.test(left.text) && isFigure(right)) fromLeft++;
    if (WORD_FROM_RIGHT.test(right.text) && isFigure(left)) fromRight++;
  }
  return fromLeft >= FEWEST_ROWS && fromLeft > TIMES * fromRight;
}

const isRightToLeft = (text: string): boolean => LETTER.test(text);

/**
 * A word from its letters' places, in whichever order they were given: from the right, its numbers and Latin letters from
 * the left. Digits become those that the rest of the reader knows.
 */
export function spell(letters: readonly (Pick<Box, 'x0'> & { readonly text: string })[]): string {
  const fromLeft = [...letters].sort((a, b) => a.x0 - b.x0);
  if (!fromLeft.some(({ text }) => isRightToLeft(text)))
    return signBehind(westernDigits(fromLeft.map(({ text }) => text).join('')));
  const fromRight = [...letters].sort((a, b) => b.x0 - a.x0 || lamFirst(a.text) - lamFirst(b.text));
  return plain(
    fromRight
      .map(({ text }) => text)
      .join('')
      .replace(LEFT_TO_RIGHT, (run) => [...run].reverse().join('')),
  );
}

/** Lam and alef are drawn as one sign, which has one place for both. */
const lamFirst = (text: string): number => (text === '\u0644' ? 0 : 1);

/**
 * Words as a page from right to left gives them, with the pieces of a number or code put together again: 'FA' and
 * '-2026-01' are given as two where their direction was in doubt, but touch.
 */
export function withoutCuts(words: readonly Word[]): Word[] {
  const whole: Word[] = [];
  for (const word of words) {
    const at = isRightToLeft(word.text) ? -1 : whole.findIndex((other) => touches(other, word));
    const other = whole[at];
    if (!other) {
      whole.push(word);
      continue;
    }
    const [left, right] = other.x0 < word.x0 ? [other, word] : [word, other];
    whole[at] = {
      ...boundsOf([left, right]),
      text: left.text + right.text,
      confidence: Math.min(left.confidence, right.confidence),
    };
  }
  return whole;
}

function touches(a: Word, b: Word): boolean {
  if (isRightToLeft(a.text)) return false;
  const height = Math.max(a.y1 - a.y0, b.y1 - b.y0);
  const gap = Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1);
  return Math.abs(gap) < TOUCHING * height && Math.abs(a.y1 - b.y1) < 0.3 * height;
}

/** A word of a script from right to left as the reader compares it: no vowel marks, digits 0 to 9. */
export const plain = (text: string): string => westernDigits(text.replace(ORNAMENT, ''));

/** '%20', as a percentage stands in a line from right to left: '20%'. */
const signBehind = (text: string): string => text.replace(/^%(\d[\d.,]*)$/, '$1%');

/** Arabic-Indic digits and their separators as digits, point and comma. */
function westernDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\u060c](?=\d)/g, ',')
    .replace(/\u066a/g, '%');
}

/**
 * The words of a page from right to left as its mirror shows them: what is read first stands left, so that everything
 * that reads pages (labels before values, columns, cells) reads this one too. `toFractions` leads back to the page.
 */
export function mirrored(
  words: readonly Word[],
  { width, height, toFractions, bend }: Pick<PageText, 'width' | 'height' | 'toFractions' | 'bend'>,
): { words: Word[]; toFractions: Projective; bend?: Bend } {
  return {
    words: words.map((word) => ({ ...word, x0: width - word.x1, x1: width - word.x0 })),
    toFractions: after(toFractions ?? scaling(1 / width, 1 / height), { ...scaling(-1, 1), e: width }),
    ...(bend && { bend: mirroredBend(bend) }),
  };
}

/** Words of a line from left to right, of which a run of others ('شركة النور' in an English form) is read from its right. */
export function withRunsTurned(words: readonly Word[]): Word[] {
  const ordered: Word[] = [];
  let run: Word[] = [];
  for (const word of words) {
    if (isRightToLeft(word.text)) {
      run.unshift(word);
      continue;
    }
    ordered.push(...run, word);
    run = [];
  }
  return [...ordered, ...run];
}

/** Words of a mirrored line in reading order: a run of numbers or Latin words ('1 234,50', 'FR76 3000') is read as before. */
export function inReadingOrder(words: readonly Word[]): Word[] {
  const ordered: Word[] = [];
  let run: Word[] = [];
  for (const word of words) {
    if (!isRightToLeft(word.text)) {
      run.unshift(word);
      continue;
    }
    ordered.push(...run, word);
    run = [];
  }
  return [...ordered, ...run];
}

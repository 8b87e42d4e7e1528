// Tables that a line printer rules with letters, set against the words beside them.
import type { Word } from './page-model.ts';

/** What is typed for a rule down a table. */
const RULE = /[!|¦│┃║]/;
const AT_RULES = /([!|¦│┃║])/;
/** So many lines have a rule's sign at one place, and a table so many rules: '!' ends sentences, and those stand anywhere. */
const FEWEST_LINES = 4;
const FEWEST_RULES = 3;
/** In widths of a letter. */
const SAME_PLACE = 0.8;

type Sign = { readonly x: number; readonly y: number; readonly width: number };

/**
 * '!7731', '4!', '18,50!1!': the words and the rules between them, each for itself, where the rules stand under one another.
 */
export function withRulesApart(words: readonly Word[]): readonly Word[] {
  const signs = words.flatMap(signsIn);
  if (signs.length < FEWEST_LINES * FEWEST_RULES) return words;
  const inColumn = signs.filter((sign) => {
    const alike = signs.filter((one) => Math.abs(one.x - sign.x) < SAME_PLACE * sign.width);
    return new Set(alike.map(({ y }) => Math.round(y))).size >= FEWEST_LINES;
  });
  const rules: number[] = [];
  for (const { x, width } of inColumn)
    if (!rules.some((rule) => Math.abs(rule - x) < SAME_PLACE * width)) rules.push(x);
  if (rules.length < FEWEST_RULES) return words;
  return words.flatMap((word) => {
    const own = signsIn(word).filter(({ x, width }) => rules.some((rule) => Math.abs(rule - x) < SAME_PLACE * width));
    return own.length > 0 ? parted(word) : [word];
  });
}

/** The rule's signs in a word, each at its share of the width. */
function signsIn(word: Word): Sign[] {
  if (!RULE.test(word.text)) return [];
  const width = (word.x1 - word.x0) / word.text.length;
  return [...word.text].flatMap((letter, at) =>
    RULE.test(letter) ? [{ x: word.x0 + at * width, y: word.y0, width }] : [],
  );
}

function parted(word: Word): Word[] {
  const width = (word.x1 - word.x0) / word.text.length;
  let at = 0;
  return word.text.split(AT_RULES).flatMap((text) => {
    const x0 = word.x0 + at * width;
    at += text.length;
    return text === '' ? [] : [{ ...word, text, x0, x1: word.x0 + at * width }];
  });
}

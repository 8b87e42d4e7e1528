// A label that is said again in another language, in brackets.
import type { Word } from '../../page-model.ts';
import type { Label } from './label.ts';
import type { Meaning } from './vocabulary/phrase.ts';

const DAYS: readonly Meaning[] = ['issueDate', 'date', 'dueDate', 'otherDate'];
/** So many words of the first language that are not known here stand before the bracket. */
const MOST_BETWEEN = 1;

/** 'Datum splatnosti (payment date):' is the day that the first of the two says, however its translation is meant elsewhere. */
export function withoutTranslations(words: readonly Word[], labels: readonly Label[]): Label[] {
  const own: Label[] = [];
  for (const label of labels) {
    const before = own.at(-1);
    const isAgain =
      before !== undefined &&
      isInBrackets(words, label) &&
      isOfDay(before) &&
      isOfDay(label) &&
      label.from - before.to <= MOST_BETWEEN;
    if (isAgain) own[own.length - 1] = { ...before, to: label.to, announces: label.announces };
    else own.push(label);
  }
  return own;
}

const isInBrackets = (words: readonly Word[], { from, to }: Label): boolean =>
  /^\(/.test(words[from]?.text ?? '') && /\):?$/.test(words[to - 1]?.text ?? '');

const isOfDay = ({ senses }: Label): boolean => senses.some(({ meaning }) => DAYS.includes(meaning));

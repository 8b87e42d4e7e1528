import type { Word } from '../read/page-model.ts';
import { isDateWord } from '../read/understand/dates/month-names.ts';
import { CURRENCY_SIGN } from '../read/understand/money/currency/currency-sign.ts';
import type { DocumentText } from '../read/understand/text/document-text.ts';
import { fold } from '../read/understand/text/fold.ts';
import { LONGEST_LABEL, type Phrase, phraseOf } from './phrases.ts';
import type { Mark } from './template.ts';

const MOST_MARKS = 60;
/** What is no known label and announces nothing may be a name or a street as well. */
const DOUBTFUL = 0.35;
const SHORTEST_MARK = 3;

/** The layout's signature: what reads like a label, the surest first. */
export function marksOf(text: DocumentText, labels: readonly Phrase[]): Mark[] {
  const widths = new Map(text.pages.map((page) => [page.number, page.width]));
  const marks = new Map<string, Mark>();
  for (const phrase of labels) {
    if (phrase.text.length < SHORTEST_MARK || marks.has(phrase.text)) continue;
    marks.set(phrase.text, markOf(phrase, widths.get(phrase.cell.page) ?? 1, isKnownLabel(phrase) ? 1 : DOUBTFUL));
  }
  return [...marks.values()].sort((a, b) => b.weight - a.weight).slice(0, MOST_MARKS);
}

export function markOf({ text, box }: Phrase, width: number, weight = 1): Mark {
  return { text, x0: rounded(box.x0 / width), x1: rounded(box.x1 / width), weight };
}

/**
 * Runs of words that may be labels: without a digit, no currency, none of the words that are known to be values. Of a
 * longer run its end: what announces a value in a sentence stands right before it.
 */
export function labelsOf(text: DocumentText, isValue: (word: Word) => boolean): Phrase[] {
  return text.cells.flatMap((cell) => {
    const runs: Phrase[] = [];
    let from = 0;
    for (let at = 0; at <= cell.words.length; at++) {
      const word = cell.words[at];
      if (word && isLabelWord(word.text) && !isValue(word)) continue;
      if (at > from)
        runs.push(
          phraseOf(cell, isLetterByLetter(cell.words.slice(from, at)) ? from : Math.max(from, at - LONGEST_LABEL), at),
        );
      from = at + 1;
    }
    return runs.filter((run) => /\p{L}/u.test(run.text));
  });
}

const isLabelWord = (text: string) => !/\d/.test(text) && !CURRENCY_SIGN.test(text) && !isDateWord(fold(text));

/** Scripts that a text layer gives letter by letter. */
function isLetterByLetter(words: readonly Word[]): boolean {
  return words.length <= 40 && words.every((word) => word.text.length === 1);
}

/** A phrase of the vocabulary, or words with a colon behind them. */
export function isKnownLabel({ cell, from, to }: Phrase): boolean {
  return (
    cell.labels.some((label) => label.from < to && label.to > from) || /[:#]$/.test(cell.words[to - 1]?.text ?? '')
  );
}

/** Four decimals of a page width are 0.02 mm; no minus before nought. */
export const rounded = (length: number): number => Math.round(length * 10_000) / 10_000 + 0;

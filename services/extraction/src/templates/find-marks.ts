import type { DocumentText } from '../read/understand/document-text.ts';
import { squeeze } from '../read/understand/fold.ts';
import { LONGEST_LABEL, type Phrase, phraseOf } from './phrases.ts';
import type { Mark } from './template.ts';
import type { VerifiedContent } from './verified-content.ts';

const MOST_MARKS = 60;
/** What is no known label and announces nothing may be a name or a street as well. */
const DOUBTFUL = 0.35;

/** The layout's signature: what reads like a label, the surest first. */
export function findMarks(text: DocumentText, verified: VerifiedContent): Mark[] {
  const values = new Set(
    [...Object.values(verified.fields), ...(verified.lines ?? []).flatMap((line) => Object.values(line))]
      .map((value) => squeeze(value ?? ''))
      .filter((value) => value.length > 2),
  );
  const widths = new Map(text.pages.map((page) => [page.number, page.width]));
  const marks = new Map<string, Mark>();
  for (const phrase of labelsOf(text)) {
    const width = widths.get(phrase.cell.page) ?? 1;
    if (phrase.text.length < 3 || marks.has(phrase.text) || [...values].some((value) => value.includes(phrase.text)))
      continue;
    marks.set(phrase.text, {
      text: phrase.text,
      x0: rounded(phrase.box.x0 / width),
      x1: rounded(phrase.box.x1 / width),
      weight: isKnownLabel(phrase) ? 1 : DOUBTFUL,
    });
  }
  return [...marks.values()].sort((a, b) => b.weight - a.weight).slice(0, MOST_MARKS);
}

/** Runs of words without a digit, up to the length of a label. */
export function labelsOf(text: DocumentText): Phrase[] {
  return text.cells.flatMap((cell) => {
    const runs: Phrase[] = [];
    let from = 0;
    for (let at = 0; at <= cell.words.length; at++) {
      const word = cell.words[at];
      if (word && !/\d/.test(word.text)) continue;
      if (at > from && at - from <= LONGEST_LABEL) runs.push(phraseOf(cell, from, at));
      from = at + 1;
    }
    return runs.filter((run) => run.text.length > 0);
  });
}

/** A phrase of the vocabulary, or words with a colon behind them. */
export function isKnownLabel({ cell, from, to }: Phrase): boolean {
  return (
    cell.labels.some((label) => label.from < to && label.to > from) || /[:#]$/.test(cell.words[to - 1]?.text ?? '')
  );
}

/** Four decimals of a page width are 0.06 mm. */
export const rounded = (length: number): number => Math.round(length * 10_000) / 10_000;

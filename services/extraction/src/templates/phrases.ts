import { type Box, boundsOf, type Word } from '../read/page-model.ts';
import type { Cell, DocumentText } from '../read/understand/text/document-text.ts';
import { withinEdits } from '../read/understand/text/edits.ts';
import { squeeze } from '../read/understand/text/fold.ts';

/** Words of one cell that stand together, as they are compared. */
export type Phrase = {
  readonly text: string;
  readonly cell: Cell;
  readonly from: number;
  readonly to: number;
  readonly box: Box;
};

/** A label is rarely longer; what is, is known by its end. */
export const LONGEST_LABEL = 4;
/** What stands more often than this announces nothing. */
const MOST_PLACES = 40;
/** Beyond this many words, phrases are looked for to the letter only: a page that large is no scan of an invoice. */
const MOST_FUZZY_WORDS = 6000;

export function phraseOf(cell: Cell, from: number, to: number): Phrase {
  const words = cell.words.slice(from, to);
  return { text: squeeze(textOf(words)).slice(0, 60), cell, from, to, box: boundsOf(words) };
}

export const textOf = (words: readonly Word[]): string => words.map((word) => word.text).join(' ');

/** Where each of some texts stands. In what was recognised, a letter or two may be off. */
export function findPhrases(text: DocumentText, wanted: ReadonlySet<string>): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>();
  const words = text.cells.reduce((sum, cell) => sum + cell.words.length, 0);
  const nearby = text.source === 'ocr' && words <= MOST_FUZZY_WORDS ? nearestAmong([...wanted]) : undefined;
  const longest = Math.max(0, ...[...wanted].map((one) => one.length));
  for (const cell of text.cells) {
    const squeezed = cell.words.map((word) => squeeze(word.text));
    for (let from = 0; from < squeezed.length; from++) {
      if (squeezed[from] === '') continue;
      let run = '';
      const here: { match: string; to: number; isNear: boolean }[] = [];
      for (let to = from + 1; to <= squeezed.length; to++) {
        const piece = squeezed[to - 1] ?? '';
        run += piece;
        if (run.length > longest + 2) break;
        if (piece === '') continue;
        const match = wanted.has(run) ? run : nearby?.(run);
        if (match) here.push({ match, to, isNear: match !== run });
      }
      // 'Summe' is near to 'Summe I', and not where it goes on to be nearer to 'Summe II'.
      for (const { match, to } of here.filter(({ isNear }, at) => !isNear || at === here.length - 1)) {
        const places = found.get(match) ?? [];
        if (places.length >= MOST_PLACES) continue;
        places.push({ ...phraseOf(cell, from, to), text: match });
        found.set(match, places);
      }
    }
  }
  return found;
}

/** The wanted text that is nearest, one edit away from six letters on, two from twelve; remembered, the same words come often. */
function nearestAmong(wanted: readonly string[]): (run: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (run) => {
    if (!known.has(run)) known.set(run, nearest(run, wanted));
    return known.get(run);
  };
}

/** Of texts as near as one another, as 'Summe I' and 'Summe II' are to 'Summe Il', the one that is as long. */
function nearest(run: string, wanted: readonly string[]): string | undefined {
  const near = wanted.flatMap((one) => {
    const most = one.length >= 12 ? 2 : one.length >= 6 ? 1 : 0;
    const edits = Array.from({ length: most }, (_, less) => less + 1).find((count) => withinEdits(run, one, count));
    return edits === undefined ? [] : [{ one, edits, longer: Math.abs(one.length - run.length) }];
  });
  return near.sort((a, b) => a.edits - b.edits || a.longer - b.longer)[0]?.one;
}

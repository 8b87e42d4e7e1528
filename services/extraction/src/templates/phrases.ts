import { type Box, boundsOf, type Word } from '../read/page-model.ts';
import type { Cell, DocumentText } from '../read/understand/text/document-text.ts';
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
      for (let to = from + 1; to <= squeezed.length; to++) {
        const piece = squeezed[to - 1] ?? '';
        run += piece;
        if (run.length > longest + 2) break;
        if (piece === '') continue;
        const match = wanted.has(run) ? run : nearby?.(run);
        if (!match) continue;
        const places = found.get(match) ?? [];
        if (places.length >= MOST_PLACES) continue;
        places.push({ ...phraseOf(cell, from, to), text: match });
        found.set(match, places);
      }
    }
  }
  return found;
}

/** The wanted text that is one edit away from six letters on, two from twelve; remembered, the same words come often. */
function nearestAmong(wanted: readonly string[]): (run: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (run) => {
    if (!known.has(run))
      known.set(
        run,
        wanted.find((one) => {
          const most = one.length >= 12 ? 2 : one.length >= 6 ? 1 : 0;
          return most > 0 && Math.abs(one.length - run.length) <= most && isWithin(run, one, most);
        }),
      );
    return known.get(run);
  };
}

function isWithin(a: string, b: string, most: number): boolean {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, cost));
    }
    row = next;
    if (Math.min(...row) > most) return false;
  }
  return (row[b.length] ?? most + 1) <= most;
}

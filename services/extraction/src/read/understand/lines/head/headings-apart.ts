// Headings set so close that they look like one cell.
import { boundsOf, type Word } from '../../../page-model.ts';
import { findLabels } from '../../labels/find-labels.ts';
import type { Cell, DocumentText, TextRow } from '../../text/document-text.ts';

/** Two headings are so many spaces apart at the least, and two words of one not. */
const SPACES_APART = 1.8;
/** 'P.U. NET' is one heading, 'Price     Total' two. */
const OF_ONE_LABEL = 3;

/**
 * How wide a space between words is in a document, in heights of their line; none where all stand alone. A quarter of all gaps is
 * no wider: of the others, many may stand between close columns.
 */
export function usualSpace({ cells }: DocumentText): number | undefined {
  const gaps = cells.flatMap(({ words }) => words.flatMap((word, at) => gapBefore(word, words[at - 1]) ?? []));
  return gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 4)];
}

/**
 * 'Qty Unit price VAT Amount' over narrow columns, nearer to one another than cells mostly are: each where a gap wider than the
 * document's usual space parts them, so that 'VAT' and 'Amount' are two headings and 'Unit price' is one.
 */
export function headingsApart(row: TextRow, space: number, isRecognised: boolean): TextRow {
  const cells = row.cells.flatMap((cell): Cell[] => {
    const runs: Word[][] = [];
    const apart = isOneLabel(cell) ? OF_ONE_LABEL : SPACES_APART;
    for (const [at, word] of cell.words.entries()) {
      const gap = gapBefore(word, cell.words[at - 1]);
      if (gap === undefined || gap > apart * space) runs.push([word]);
      else runs.at(-1)?.push(word);
    }
    if (runs.length < 2) return [cell];
    return runs.map((words) => ({
      ...cell,
      ...boundsOf(words),
      words,
      text: words.map(({ text }) => text).join(' '),
      labels: findLabels(words, isRecognised),
    }));
  });
  return cells.length === row.cells.length
    ? row
    : { ...row, cells: cells.map((cell, column) => ({ ...cell, column })) };
}

const isOneLabel = ({ labels, words }: Cell): boolean =>
  labels.some(({ from, to }) => from === 0 && to === words.length);

const gapBefore = (word: Word, before: Word | undefined): number | undefined =>
  before && (word.x0 - before.x1) / Math.max(word.y1 - word.y0, before.y1 - before.y0, 1);

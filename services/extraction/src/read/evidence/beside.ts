import { EVIDENCE_LIMITS } from '@comptoir/contracts';
import type { Box, Word } from '../page-model.ts';
import type { DocumentText, TextRow } from '../understand/text/document-text.ts';

/** How far over a value its heading may stand, in heights of the value. */
const REACH_ABOVE = 4;
const MOST_WORDS = 6;

/** What is printed left of a value, on its line, or else over it: what a person knows it by. */
export function besideOf(text: DocumentText, page: number, box: Box): string | undefined {
  const rows = text.rows.filter((row) => row.page === page);
  const at = rows.findIndex((row) => row.y0 <= middle(box) && row.y1 >= middle(box) && holds(row, box));
  const own = rows[at];
  return own && (leftOf(own, box) ?? above(rows.slice(0, at).reverse(), box));
}

const middle = ({ y0, y1 }: Box) => (y0 + y1) / 2;
const holds = (row: TextRow, box: Box) => row.cells.some((cell) => overlaps(cell, box));
const overlaps = (one: Box, other: Box) => Math.min(one.x1, other.x1) > Math.max(one.x0, other.x0);

/** The words before it in its own cell, else the nearest cell before it that says something in words. */
function leftOf(row: TextRow, box: Box): string | undefined {
  for (const cell of row.cells.toReversed()) {
    const said = sayingOf(cell.words.filter((word) => word.x1 <= box.x0 + 0.5));
    if (said) return said;
  }
  return undefined;
}

function above(rows: readonly TextRow[], box: Box): string | undefined {
  for (const row of rows) {
    if (box.y0 - row.y1 > REACH_ABOVE * (box.y1 - box.y0)) return undefined;
    const cell = row.cells.find((one) => overlaps(one, box));
    const said = cell && sayingOf(cell.words);
    if (said) return said;
  }
  return undefined;
}

function sayingOf(words: readonly Word[]): string | undefined {
  const said = words
    .slice(-MOST_WORDS)
    .map((word) => word.text)
    .join(' ')
    .replace(/[\s:#.–—-]+$/u, '');
  return /\p{L}{2}/u.test(said) ? said.slice(-EVIDENCE_LIMITS.beside) : undefined;
}

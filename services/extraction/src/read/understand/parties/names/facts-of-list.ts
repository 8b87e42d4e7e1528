import type { Cell, DocumentText } from '../../text/document-text.ts';
import { hasLegalForm } from './party-names.ts';

/** Heights between what a fact is called and the fact, at the most. */
const NEAR = 14;
/** Rows from one fact to another that a known word announces, at the most. */
const LIST = 4;

/**
 * 'Miejsce wystawienia   Pruszków' over 'Data wystawienia   05.12.2025': what stands in a list of facts, each beside what it is called, is
 * another of them, though the word for it is not known, and so is its fact.
 */
export function isFactOfList(text: DocumentText, cell: Cell): boolean {
  const left = text.rows[cell.row]?.cells[cell.column - 1];
  return callsFact(text, cell) || (left !== undefined && factOf(text, left) === cell && callsFact(text, left));
}

/** Whether a line is what a fact beside it is called: some rows over or under it, in one list with it, stands a known word. */
export function callsFact(text: DocumentText, cell: Cell): boolean {
  const fact = factOf(text, cell);
  if (!fact || hasLegalForm(cell.text)) return false;
  return [-1, 1].some((step) => {
    for (let row = cell.row + step; Math.abs(row - cell.row) <= LIST; row += step) {
      const next = text.rows[row]?.cells.find((one) => isUnderOneEdge(cell, one));
      const beside = next && factOf(text, next);
      if (!next || (beside && !isUnderOneEdge(fact, beside))) return false;
      const [label] = next.labels;
      const isKnown = label?.from === 0 && label.to === next.words.length;
      if (beside && isKnown) return true;
      // What a known word announces may have been left out.
      if (!beside && !isKnown) return false;
    }
    return false;
  });
}

/** What stands right of a line near by, and is no label of its own. */
function factOf({ rows }: DocumentText, { row, column, x1, y0, y1 }: Cell): Cell | undefined {
  const next = rows[row]?.cells[column + 1];
  return next && next.x0 - x1 < NEAR * (y1 - y0) && next.labels[0]?.from !== 0 ? next : undefined;
}

const isUnderOneEdge = (one: Cell, other: Cell): boolean =>
  one.page === other.page && Math.abs(one.x0 - other.x0) < (one.y1 - one.y0) / 2;

import { type Candidate, candidate } from '../../candidate.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { rowsUnder } from '../../text/rows-under.ts';
import { isDomain } from '../domains.ts';
import { heightShare, written } from './name-cell.ts';

/** Above this share of the first page stands a letterhead. */
const HEAD = 0.2;
/** A logo has so many lines at the most, no further apart than their height. */
const MOST_LINES = 3;
const APART = 1;
/** As much as a name on top that a domain is like. */
const BY_ITS_DOMAIN = 0.7;

/**
 * 'NORTH' over 'Distributors' on top of pages that name northdistributors.com: lines of a logo, each in letters of its own, that are a
 * domain to the letter only together.
 */
export function fromLogosInLines(text: DocumentText, cores: readonly string[]): Candidate[] {
  if (cores.length === 0) return [];
  const first = text.pages[0]?.number;
  const head = text.cells.filter((cell) => cell.page === first && heightShare(text, cell) < HEAD);
  const under = (cell: Cell) => rowsUnder(text, cell, APART).flatMap(({ cells }) => cells);
  return head.flatMap((top) => {
    const lines = [top];
    while (lines.length < MOST_LINES) {
      const last = lines.at(-1) ?? top;
      const next = under(last).find((cell) => isRightUnder(last, cell));
      if (!next) return [];
      lines.push(next);
      const words = lines.flatMap((line) => line.words);
      if (isDomain(written(words), cores)) return [candidate(written(words), BY_ITS_DOMAIN, top.page, words)];
    }
    return [];
  });
}

const isRightUnder = (over: Cell, under: Cell): boolean =>
  under.page === over.page &&
  Math.min(under.x1, over.x1) > Math.max(under.x0, over.x0) &&
  under.y0 - over.y1 < APART * (under.y1 - under.y0);

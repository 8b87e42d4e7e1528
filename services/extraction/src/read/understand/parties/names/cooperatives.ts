import { type Candidate, candidate } from '../../candidate.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { nameAbove } from './name-above.ts';
import { hasLegalForm } from './party-names.ts';

/** So many lines over the one with its form of law. */
const MOST_LINES = 3;

/**
 * 'Cooperativa Popular de' over 'Electricidad Obras y Servicios' over 'Públicos de Villa Modelo Ltda.': what a cooperative is for is part of its
 * name, and takes more than a line of a letterhead.
 */
export function fromItsFirstWord(text: DocumentText, name: Candidate): Candidate {
  const last = hasLegalForm(name.value) ? text.cells.find((cell) => isAt(cell, name)) : undefined;
  if (!last || BEGINS.test(fold(last.text))) return name;
  const lines = [last];
  while (lines.length <= MOST_LINES) {
    const above = nameAbove(text, lines[0] ?? last);
    if (!above || hasLegalForm(above.text)) return name;
    lines.unshift(above);
    if (!BEGINS.test(fold(above.text))) continue;
    const words = lines.flatMap((line) => line.words);
    return { ...candidate(words.map((word) => word.text).join(' '), 1, name.page, words), score: name.score };
  }
  return name;
}

const BEGINS = /^(?:cooperativa|cooperative)\b/;

const isAt = (cell: Cell, { page, box }: Candidate): boolean =>
  cell.page === page && cell.y0 <= box.y0 && cell.y1 >= box.y1 && cell.x0 <= box.x0 && cell.x1 >= box.x1;

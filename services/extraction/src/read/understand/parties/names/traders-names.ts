// A trader's name that goes on under his mark: 'NORTHWIND' over 'di Anna Muster'.
import { type Candidate, candidate } from '../../candidate.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { hasLegalForm, namesPlace } from './party-names.ts';

/** A small word, and whose name follows: of two words at the least, for one may be a town's. */
const WHOSE = /^(?:di|de) \p{Lu}[\p{L}'’.-]+(?: (?:de |la |del )?\p{Lu}[\p{L}'’.-]*){1,4}$/u;
/** Between the two, in heights of the lower. */
const APART = 1.2;

/**
 * 'FERRETERÍA MODELO' right over 'de Muestra Vicente Alberto', 'Modello Lab' over 'di Anna Muster': who trades alone is called by his own name
 * in law, behind his mark. As it is, where the mark has a form of law, or the next line is another's.
 */
export function withTradersName(text: DocumentText, mark: Candidate): Candidate {
  if (hasLegalForm(mark.value)) return mark;
  const own = text.cells.find((cell) => isAt(cell, mark));
  const next =
    own &&
    text.rows
      .slice(own.row + 1, own.row + 3)
      .flatMap(({ cells }) => cells)
      .find((cell) => isUnder(own, cell));
  if (!own || !next || !WHOSE.test(next.text) || namesPlace(next.text)) return mark;
  const words = [...own.words, ...next.words];
  return { ...candidate(`${mark.value} ${next.text}`, 1, mark.page, words), score: mark.score };
}

const isAt = (cell: Cell, { page, box, value }: Candidate): boolean =>
  cell.page === page && cell.text === value && cell.y0 <= box.y0 && cell.y1 >= box.y1;

const isUnder = (over: Cell, cell: Cell): boolean =>
  cell.page === over.page &&
  Math.min(cell.x1, over.x1) > Math.max(cell.x0, over.x0) &&
  cell.y0 - over.y1 < APART * (cell.y1 - cell.y0);

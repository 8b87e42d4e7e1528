import { type Candidate, candidate } from '../candidate.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';

/** The 'Nº' before it, or the letter that a recogniser left of that. */
const FOLIO = /^N[°º*'.]{0,2}(\d{1,10})$/;
const PAPER = /^\W*(?:factura|boleta|nota de credito|guia de despacho) (?:no afecta o exenta )?electronica/;
const OFFICE = /^\W*s\.? ?i\.? ?i\.?\W/;
/** Rows of other columns between what stands over one another in the box, at the most. */
const APART = 8;
const IN_ITS_BOX = 0.6;

/**
 * 'FACTURA ELECTRONICA' over 'N20417' over 'S.I.I. - SANTIAGO': the box that Chile has each paper show (SII, Resolución Exenta 45 of 2003),
 * whose 'Nº' is no label any more.
 */
export function numberOfChile({ cells, source }: DocumentText): Candidate[] {
  if (source !== 'ocr') return [];
  const isOver = (over: Cell, under: Cell) =>
    over.page === under.page &&
    under.row > over.row &&
    under.row - over.row <= APART &&
    Math.min(over.x1, under.x1) > Math.max(over.x0, under.x0);
  return cells.flatMap((cell) => {
    const [word, ...others] = cell.words;
    const [, number] = FOLIO.exec(word?.text ?? '') ?? [];
    if (!word || number === undefined || others.length > 0) return [];
    const isInBox =
      cells.some((title) => PAPER.test(fold(title.text)) && isOver(title, cell)) &&
      cells.some((office) => OFFICE.test(fold(office.text)) && isOver(cell, office));
    return isInBox ? [candidate(number, IN_ITS_BOX, cell.page, [word])] : [];
  });
}

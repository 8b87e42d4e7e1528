// A house's mark over its name at length.
import { type Candidate, candidate } from '../../candidate.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { isNameCell } from './name-cell.ts';
import { nameOfLine, saysAtLength } from './name-of-line.ts';
import { hasLegalForm, namesPlace } from './party-names.ts';

/** Rows from a name to its postal code, and from a mark to the name under it, at the most. */
const TO_ADDRESS = 3;
const TO_NAME = 4;
/** Shorter marks begin many a line. */
const MARK = 5;

/**
 * 'NORTHWIND' over 'Northwind Marine Works Lakeside' over its address: who sends it, in the words that its letters go to. As it is, where it
 * has a legal form.
 */
export function atLength(text: DocumentText, mark: Candidate): Candidate {
  if (hasLegalForm(mark.value) || mark.value.length < MARK || mark.value.includes(' ')) return mark;
  const row = text.cells.find((cell) => isAt(cell, mark))?.row;
  if (row === undefined) return mark;
  const name = text.rows
    .slice(row + 1, row + 1 + TO_NAME)
    .flatMap(({ cells }) => cells)
    .find(
      (cell) =>
        saysAtLength(cell.text, mark.value) &&
        isNameCell(cell) &&
        (isOverAddress(text, cell, mark.page) || isBeforeStreet(cell)),
    );
  return name ? { ...candidate(nameOfLine(name.text), 1, name.page, name.words), score: mark.score } : mark;
}

/** 'Northwind Marine Works Lakeside, 1 Mill Street' */
const isBeforeStreet = ({ text }: Cell): boolean => /, \d/.test(text.slice(nameOfLine(text).length));

const isAt = (cell: Cell, { page, box }: Candidate): boolean =>
  cell.page === page && cell.y0 <= box.y0 && cell.y1 >= box.y1 && cell.x0 <= box.x0 && cell.x1 >= box.x1;

const isOverAddress = ({ rows }: DocumentText, { row, x0, y0, y1 }: Cell, page: number): boolean =>
  rows
    .slice(row + 1, row + 1 + TO_ADDRESS)
    .some(
      (next) =>
        next.page === page && next.cells.some((cell) => Math.abs(cell.x0 - x0) < y1 - y0 && namesPlace(cell.text)),
    );

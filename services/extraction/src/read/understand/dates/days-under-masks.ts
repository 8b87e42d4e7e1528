import type { Cell, DocumentText } from '../text/document-text.ts';

/** 'MO DAY YR', 'MM DD YY', 'DAY MO YR': which part of a day each figure under it is. */
const MASK = /^(?:(MO|MM)\.? (?:DAY|DA|DD)|(?:DAY|DA|DD)\.? (?:MO|MM))\.? (?:YR|YEAR|YY|YYYY)\.?$/i;
const FIGURES = /^\d{1,2} \d{1,2} (?:19|20)?\d{2}$/;
const ROWS_OVER = 3;

/** '7 22 24' under 'MO DAY YR', typed into the boxes of a form without a sign between: which of the figures comes first; undefined elsewhere. */
export function orderUnderMask(text: DocumentText, cell: Cell): 'month-first' | 'day-first' | undefined {
  if (!FIGURES.test(cell.text)) return undefined;
  const mask = text.rows
    .slice(Math.max(0, cell.row - ROWS_OVER), cell.row)
    .flatMap(({ cells }) => cells)
    .filter(({ page, x0, x1 }) => page === cell.page && x0 < cell.x1 && x1 > cell.x0)
    .map((over) => MASK.exec(over.text))
    .find((found) => found !== null);
  return mask ? (mask[1] === undefined ? 'day-first' : 'month-first') : undefined;
}

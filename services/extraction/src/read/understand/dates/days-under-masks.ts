import { boundsOf } from '../../page-model.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { parseDate, type WrittenDate } from './dates.ts';

/** 'MO DAY YR', 'MM DD YY', 'DAY MO YR': which part of a day each figure under it is. */
const MASK = /^(?:(MO|MM)\.? (?:DAY|DA|DD)|(?:DAY|DA|DD)\.? (?:MO|MM))\.? (?:YR|YEAR|YY|YYYY)\.?$/i;
const FIGURES = /^\d{1,2} \d{1,2} (?:19|20)?\d{2}$/;
const ROWS_OVER = 3;

/** '7 22 24' under 'MO DAY YR': typed into the boxes of a form, without a sign between. */
export function dayUnderMask(text: DocumentText, cell: Cell): WrittenDate[] {
  if (!FIGURES.test(cell.text)) return [];
  const over = text.rows
    .slice(Math.max(0, cell.row - ROWS_OVER), cell.row)
    .flatMap(({ cells }) => cells)
    .filter(({ page, x0, x1 }) => page === cell.page && x0 < cell.x1 && x1 > cell.x0)
    .flatMap((one) => MASK.exec(one.text) ?? []);
  if (over.length === 0) return [];
  const isMonthFirst = over[1] !== undefined;
  const day = parseDate(cell.text.replaceAll(' ', '/'), isMonthFirst ? 'month-first' : 'day-first');
  const confidence = Math.min(...cell.words.map((word) => word.confidence));
  return day === undefined
    ? []
    : [{ day, cell, from: 0, to: cell.words.length, box: boundsOf(cell.words), confidence, isAmbiguous: false }];
}

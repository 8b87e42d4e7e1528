// A number under a heading of its own among the facts of which one is the day.
import { type Candidate, candidate } from '../candidate.ts';
import { parseDate } from '../dates/dates.ts';
import { weightOf } from '../labels/label.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import { neighboursOf } from '../text/neighbours.ts';
import { isHouseNumber } from './house-numbers.ts';
import { isAll, readCode } from './read-code.ts';
import { isDay } from './standing-alone.ts';
import { behindSeries, underOneHeading, wholeCode } from './whole-code.ts';

/** A series and a number under one heading, which nothing joins. */
const PERHAPS = 0.4;

/** How near the invoice's day a bare 'number' stands where the two are facts of one table. */
const ROWS_APART = 2;
/** The same where another column has narrower rows beside them. */
const HEIGHTS_APART = 4;
const MOST_BESIDE = 8;

/**
 * 'Numéro', or the title itself, as the heading of a fact: in a row or a column of facts of which another is the day
 * ('Numéro | Date | Échéance'; 'INVOICE 1088' over 'DATE 17/02/2026').
 */
export function fromFacts(text: DocumentText): Candidate[] {
  return text.cells.flatMap((cell): Candidate[] => {
    const [label] = cell.labels;
    const isNumber = label !== undefined && weightOf(label, 'number') > 0;
    // 'Nº 2026-118' beside 'Fecha 5/3/26': the sign needs no colon where nothing else stands behind it.
    const announces = label?.announces || (isNumber && isAll(cell.words.slice(label.to)));
    if (label?.from !== 0 || !announces) return [];
    if (!isNumber && weightOf(label, 'title') === 0) return [];
    // 'Invoice | Order ID | Date', each over its value: there the title is a heading like the others.
    const facts = text.rows[cell.row]?.cells ?? [];
    if (facts.some(headsItems)) return [];
    const isBand = facts.length >= 2 && facts.every(({ text: heading }) => !/\d/.test(heading));
    const isOfTill = isNumber && facts.some(isTill);
    const inRow =
      isOfTill ||
      (facts.some(isDay) && (isNumber || (label.to === cell.words.length && (isBand || facts.some(isOrder)))));
    const isOverDay = isNumber && isNextOverDay(text, cell);
    if (!inRow && !isOverDay && !isDayInColumn(text, cell)) return [];
    // 'Référence :' has a word behind its label, and no value.
    const isValued = cell.words.slice(label.to).some(({ text: word }) => /[\p{L}\d]/u.test(word));
    const where = isValued ? 'same' : isOverDay || (inRow && !isPairOfDay(text, cell)) ? 'below' : 'right';
    const places = neighboursOf(text, cell, label).filter(({ relation }) => relation === where);
    return places.slice(0, 1).flatMap(({ cell: home, words, nearness }) => {
      const read = readCode(words, 1);
      const inTwo = read && (underOneHeading(text, cell, home, read) ?? behindSeries(text, cell, home, read));
      const code = inTwo ?? (read && wholeCode(text, home, read));
      // A reference among the facts may be the buyer's.
      const score = label.phrase.startsWith('ref') ? 0.5 : 0.72;
      return code && !isHouseNumber(code, words)
        ? [candidate(code.value, (inTwo || isOfTill ? PERHAPS : score) * nearness, home.page, code.words)]
        : [];
    });
  });
}

/** 'Número | 25 | Fecha | 28/11/2025': whether the facts of a row stand beside their labels, as the day does. */
function isPairOfDay({ rows }: DocumentText, { row, column }: Cell): boolean {
  const cells = rows[row]?.cells ?? [];
  const day = cells.find((other) => other.column > column && isDay(other));
  const value = day && cells[day.column + 1];
  return value !== undefined && value.labels.length === 0 && parseDate(value.text, 'day-first') !== undefined;
}

/** 'Réf. | Date | Qté | P.U. H.T.': headings of items, of which a reference is each one's own. */
const headsItems = ({ labels }: Cell): boolean =>
  labels.some((label) => weightOf(label, 'colQuantity') > 0 || weightOf(label, 'colUnitPrice') > 0);

/** 'Kassa: 02   Nr: 8815': beside the till its receipt's number, or how many it has sold to. */
const isTill = ({ text }: Cell): boolean => /^(?:kassa|kasse|caisse|caja|cassa|till|register)\b\W*\d/.test(fold(text));

const isOrder = ({ labels: [label] }: Cell): boolean => label?.from === 0 && weightOf(label, 'orderNumber') > 0;

function isDayInColumn(text: DocumentText, cell: Cell): boolean {
  const height = cell.y1 - cell.y0;
  return columnOf(text, cell).some(
    (other) =>
      isDay(other) &&
      (Math.abs(other.row - cell.row) <= ROWS_APART || Math.abs(other.y0 - cell.y0) < HEIGHTS_APART * height),
  );
}

/** 'NUMBER' over '0418' over 'ISSUE DATE', however far down that is: each fact of a column under its heading. */
function isNextOverDay(text: DocumentText, cell: Cell): boolean {
  const column = columnOf(text, cell);
  const [value, day, itsValue] = column.slice(column.indexOf(cell) + 1);
  return (
    value?.labels.length === 0 &&
    day !== undefined &&
    isDay(day) &&
    itsValue !== undefined &&
    Math.abs(day.x0 - cell.x0) < (cell.y1 - cell.y0) / 2
  );
}

/** The cells over and under one that begin or end where it does. */
function columnOf({ rows }: DocumentText, { page, row, x0, x1, y0, y1 }: Cell): Cell[] {
  const height = y1 - y0;
  return rows
    .slice(Math.max(0, row - MOST_BESIDE), row + MOST_BESIDE + 1)
    .flatMap(({ cells }) => cells)
    .filter((other) => other.page === page && Math.min(Math.abs(other.x0 - x0), Math.abs(other.x1 - x1)) < height);
}

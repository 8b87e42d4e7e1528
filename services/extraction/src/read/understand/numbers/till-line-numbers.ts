// A receipt's number on the line by which a till says where and when it was printed.
import { type Candidate, candidate } from '../candidate.ts';
import { parseDate } from '../dates/dates.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { squeeze } from '../text/fold.ts';

/** What heads the number among the day, the branch, the till and who served. */
const HEADING = /^(?:bon|bonnr|beleg|belegnr|ticket|ticketno|tique|folio|kvitto)$/;
const FIGURES = /^\d{1,8}$/;
/** 'Z: 0417 BF: 0038': the report of the day and the receipt in it, as Romania's tills have to print them. */
const OF_ROMANIA = /^Z:? ?\d{4} BF:? ?(?=\d)/;

/** A till counts its receipts anew each day or year. */
const PERHAPS = 0.45;

/**
 * 'Datum Uhrzeit Filiale Pos Bed Bon' over '14.05.24 17:20 4471 002 011 3118': as many words in a row as in the one above, the first
 * of them the day; and Romania's count of the day.
 */
export const tillLineNumbers = (text: DocumentText): Candidate[] =>
  text.cells.flatMap((cell) => underHeading(text, cell) ?? ofRomania(cell) ?? []);

function underHeading(text: DocumentText, { row, column, page }: Cell): Candidate[] | undefined {
  const [heads, values] = [row, row + 1].map((at) => text.rows[at]?.cells.flatMap(({ words }) => words) ?? []);
  if (column > 0 || !heads || !values || heads.length < 3 || heads.length !== values.length) return undefined;
  const at = heads.findIndex((word) => HEADING.test(squeeze(word.text)));
  const value = values[at];
  const [day] = values;
  const isDated = day !== undefined && parseDate(day.text, 'day-first') !== undefined;
  return value && isDated && FIGURES.test(value.text) ? [candidate(value.text, PERHAPS, page, [value])] : undefined;
}

function ofRomania({ text, words, page }: Cell): Candidate[] | undefined {
  const last = words.at(-1);
  const said = OF_ROMANIA.exec(text)?.[0];
  return last && said && FIGURES.test(text.slice(said.length))
    ? [candidate(text.slice(said.length), PERHAPS, page, [last])]
    : undefined;
}

import type { Candidate } from '../candidate.ts';
import type { DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import { dateCandidate } from './date-candidate.ts';
import type { WrittenDate } from './dates.ts';
import { isOffer } from './offers.ts';

/** A term in days, '30 DÍAS', in words of payment: a guarantee has days too. */
const TERM = /(?<!\d)(\d{1,3}) ?(?:days?|jours?|tagen?|dias|giorni|dagen|dni)\b/;
const DAY_MS = 86_400_000;
/** That so many days lie between two is no chance. */
const BY_TERM = 0.85;

/**
 * 'GIRO 30 DÍAS   11/06/26' on a paper of 12 May, or 'VTOS.: 21/06/2026' under 'GIRO 30 DÍAS': a day beside a term or right under it, and so
 * many days behind that of the invoice, is when it is due.
 */
export function dueByTerm(
  text: DocumentText,
  dates: readonly WrittenDate[],
  issued: Candidate | undefined,
): Candidate | undefined {
  if (!issued) return undefined;
  const date = dates.find((one) => {
    const { cell, day } = one;
    const said = [text.rows[cell.row], text.rows[cell.row - 1]].filter((row) => row?.page === cell.page);
    const days = said.map((row) => TERM.exec(fold(row?.text ?? ''))?.[1]).find((term) => term !== undefined);
    const isThen = Date.parse(day) - Date.parse(issued.value) === Number(days) * DAY_MS;
    return days !== undefined && isThen && !isOffer(text, one);
  });
  return date && dateCandidate(date, BY_TERM);
}

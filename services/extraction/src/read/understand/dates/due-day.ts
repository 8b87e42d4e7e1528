import type { Candidate } from '../candidate.ts';
import { type Label, weightOf } from '../labels/find-labels.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import { dateCandidate, PERHAPS } from './date-candidate.ts';
import type { WrittenDate } from './dates.ts';

/** Nobody is given longer to pay, in days: a year, with the month it ends in. */
const LONGEST_TERM = 400;
const DAY_MS = 86_400_000;

/** The day an invoice of that day is due: none that a weak label puts before it, and none that is far beyond it is sure. */
export function dueAfter(due: Candidate, issued: Candidate): Candidate | undefined {
  // Who collects by direct debit may have done so before he wrote: possible, and never sure.
  if (due.value < issued.value) return due.score > 0.7 ? { ...due, score: PERHAPS } : undefined;
  const term = (Date.parse(due.value) - Date.parse(issued.value)) / DAY_MS;
  return term > LONGEST_TERM ? { ...due, score: Math.min(PERHAPS, due.score) } : due;
}

/** '30 jours date de facture : 30/08/2026': the day to which the days are counted, most likely. */
export const countsDays = ({ words }: Cell, { from }: Label): boolean =>
  /^(?:jours?|days?|tagen?|dias|giorni|dagen)$/.test(fold(words[from - 1]?.text ?? ''));
export const COUNTED = 0.6;

/** 'Payment term', or 'Due:', over 'Date | Amount': the day of the instalment, and no other. */
export function isDayOfTerm(text: DocumentText, cell: Cell, label: Label): boolean {
  const [over] = lineAbove(text, cell)?.labels ?? [];
  const isBare = weightOf(label, 'date') > 0 && label.from === 0 && label.to === cell.words.length;
  return isBare && over?.from === 0 && (weightOf(over, 'paymentTerms') > 0 || weightOf(over, 'dueDate') >= 1);
}
export const OF_TERM = 0.85;

/** The cell of the row above that begins where this one does. */
const lineAbove = (text: DocumentText, cell: Cell): Cell | undefined =>
  text.rows[cell.row - 1]?.cells.find(
    (other) => other.page === cell.page && Math.abs(other.x0 - cell.x0) < cell.y1 - cell.y0,
  );

/** A sentence that says when the money is fetched, in which no label announces the day. */
const COLLECTED =
  /\b(?:ziehen wir|wir ziehen|buchen wir|wir buchen|eingezogen|einziehen|abgebucht|abbuchen|preleve\w*|debited|will debit|be collected|cargar[ae]\w*|adeudar[ae]\w*|domiciliad\w*|addebitat\w*|geincasseerd|afgeschreven|afgeboekt)\b/;
const IN_PROSE = 0.55;
/** A sentence has this many words at the least around its date. */
export const SENTENCE = 5;

/** 'Der Betrag wird am 20.03.2014 von Ihrem Konto … eingezogen': the day of a direct debit is the day it is due. */
export function collectedOn(text: DocumentText, dates: readonly WrittenDate[]): Candidate | undefined {
  const date = dates.find(({ cell }) => {
    const sentence = `${cell.text} ${text.rows[cell.row + 1]?.text ?? ''}`;
    return cell.words.length > SENTENCE && COLLECTED.test(fold(sentence));
  });
  return date && dateCandidate(date, IN_PROSE);
}

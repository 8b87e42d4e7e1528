import { best, type Candidate, candidate } from '../candidate.ts';
import { type Label, weightOf } from '../labels/find-labels.ts';
import type { Meaning } from '../labels/vocabulary/phrase.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import { neighboursOf } from '../text/neighbours.ts';
import { orderOfMask } from './date-habit.ts';
import type { WrittenDate } from './dates.ts';
import { isOfAnother } from './day-of-another.ts';
import { headsDaysOfItems, OF_ITEM } from './days-of-items.ts';
import { dayOfTitle } from './title-days.ts';
import {
  dayInFull,
  isDayOfOrder,
  isDueOtherwise,
  isFactOfInvoice,
  isOffer,
  isOfLaw,
  isOfPayment,
  isOfPeriod,
  OF_FACT,
} from './whose-day.ts';

const DATE_MEANINGS = ['issueDate', 'date', 'dueDate', 'otherDate'] as const satisfies readonly Meaning[];
type DateMeaning = (typeof DATE_MEANINGS)[number];

/** A day that could be another one as well. */
const UNDECIDED = 0.8;
/** However it is labelled: the days that were measured as right were told. */
const MOST_UNDECIDED = 0.48;

/** Issue and due date, by the labels the dates stand at; a date alone at no label may still be the issue date. */
export function findInvoiceDates(
  text: DocumentText,
  written: readonly WrittenDate[],
): { issueDate: Candidate | undefined; dueDate: Candidate | undefined; days: readonly Candidate[] } {
  const dates = written.filter((date) => !isOfLaw(date));
  const roles = new Map<WrittenDate, { meaning: DateMeaning; score: number }[]>();
  const isAnnounced = announcesItsDay(text);
  for (const cell of text.cells) {
    for (const label of cell.labels) {
      if (isOfAnother(text, cell, label)) continue;
      for (const meaning of DATE_MEANINGS) {
        const weight = weightAt(text, cell, label, meaning, dates);
        if (weight === 0) continue;
        const said = dateAt(text, cell, label, dates, meaning === 'date');
        const found =
          said && isAnnounced && isByTheWay(cell, label) ? { ...said, nearness: PASSING * said.nearness } : said;
        if (found && meaning === 'dueDate' && isOffer(text, found.date)) {
          const inFull = dayInFull(text, found.date, dates);
          noteRole(roles, inFull && { ...found, date: inFull }, meaning, weight);
          continue;
        }
        if (found && PERIODIC.has(label.phrase) && isOfPeriod(text, found.date, dates)) {
          noteRole(roles, found, 'otherDate', 1);
          continue;
        }
        noteRole(
          roles,
          found ?? (meaning === 'otherDate' ? dateBeyond(text, cell, label, dates) : undefined),
          meaning,
          weight,
        );
      }
      const titled = dayOfTitle(text, cell, label, dates);
      noteRole(roles, titled && { date: titled, nearness: 1 }, 'issueDate', 0.85);
    }
  }
  const of = (meaning: DateMeaning, share: number) =>
    [...roles].flatMap(([date, list]) => {
      const strongest = [...list].sort((a, b) => b.score - a.score)[0];
      const role = list.find((one) => one.meaning === meaning);
      const rivals = strongest && strongest.meaning !== meaning && strongest.score > (role?.score ?? 0) ? 0.5 : 1;
      return role ? [dateCandidate(date, role.score * share * rivals)] : [];
    });
  const dueDate = best(of('dueDate', 0.88)) ?? collectedOn(text, dates);
  const labelled = [...of('issueDate', 0.9), ...of('date', 0.86)];
  const isLabelled = labelled.some(({ score }) => score >= FAINT);
  const isLost = text.source === 'ocr' && labelled.length === 0 && namesItsDay(text);
  const isDoubtful = (date: WrittenDate) => isLost || isStamped(text, date);
  const free = unlabelled(dates, roles, isDoubtful);
  const issueDate = best(isLabelled ? labelled : [...labelled, ...free]) ?? onlyDay(text, dates, dueDate);
  // A figure of one of them is misread, where a label announces each.
  const isTurned = text.source === 'ocr' && dueDate && issueDate && dueDate.value < issueDate.value;
  return {
    issueDate:
      isTurned && dueDate.score > FAINT ? { ...issueDate, score: Math.min(PERHAPS, issueDate.score) } : issueDate,
    days: [...labelled, ...of('dueDate', 0.88), ...dates.map((date) => dateCandidate(date, 0))],
    dueDate: dueDate && issueDate ? dueAfter(dueDate, issueDate) : dueDate,
  };
}

/** Whether a cell announces the invoice's own day: where none is found beside it, the recogniser lost it. */
const namesItsDay = (text: DocumentText): boolean =>
  text.cells.some(({ labels: [first], words }) =>
    first?.from === 0 && first.to === words.length
      ? weightOf(first, 'issueDate') > 0 || weightOf(first, 'date') > 0
      : false,
  );

/** Whether the facts name a day ('Date: 30.06.2026'): what a sentence dates ('accepted on 30.05.2026') is then less. */
const announcesItsDay = (text: DocumentText): boolean =>
  text.cells.some(({ labels: [first] }) =>
    first?.from === 0 && first.announces ? weightOf(first, 'issueDate') > 0 || weightOf(first, 'date') > 0 : false,
  );

const isByTheWay = (cell: Cell, label: Label): boolean =>
  label.from > 0 && !label.announces && cell.words.length > SENTENCE && weightOf(label, 'date') > 0;
const PASSING = 0.75;

/** Nobody is given longer to pay, in days: a year, with the month it ends in. */
const LONGEST_TERM = 400;
const DAY_MS = 86_400_000;

/** The day an invoice of that day is due: none that a weak label puts before it, and none that is far beyond it is sure. */
function dueAfter(due: Candidate, issued: Candidate): Candidate | undefined {
  // Who collects by direct debit may have done so before he wrote: possible, and never sure.
  if (due.value < issued.value) return due.score > 0.7 ? { ...due, score: PERHAPS } : undefined;
  const term = (Date.parse(due.value) - Date.parse(issued.value)) / DAY_MS;
  return term > LONGEST_TERM ? { ...due, score: Math.min(PERHAPS, due.score) } : due;
}

/** Below this a label says next to nothing: the day is another one's rather. */
const FAINT = 0.4;

const OF_TERM = 0.85;

/** Words that begin or end a period as well as they lead to a day. */
const PERIODIC = new Set(['du', 'vom', 'le', 'den', 'on', 'biszum', 'from', 'del']);

/** How surely a label means this where it stands. */
function weightAt(
  text: DocumentText,
  cell: Cell,
  label: Label,
  meaning: DateMeaning,
  dates: readonly WrittenDate[],
): number {
  if (countsDays(cell, label) && weightOf(label, 'issueDate') > 0) return meaning === 'dueDate' ? COUNTED : 0;
  if (isDayOfOrder(text, cell, label)) return meaning === 'otherDate' ? 1 : 0;
  if (meaning === 'dueDate' && isDueOtherwise(cell, label)) return 0;
  if (meaning === 'dueDate' && isDayOfTerm(text, cell, label)) return OF_TERM;
  const isOfItem = weightOf(label, 'date') > 0 && headsDaysOfItems(text, cell, label, dates);
  if (isOfItem) return meaning === 'date' ? OF_ITEM * weightOf(label, meaning) : 0;
  if (meaning === 'issueDate' && isFactOfInvoice(text, cell, label)) return OF_FACT;
  return weightOf(label, meaning);
}

/** '30 jours date de facture : 30/08/2026': the day to which the days are counted, most likely. */
const countsDays = ({ words }: Cell, { from }: Label): boolean =>
  /^(?:jours?|days?|tagen?|dias|giorni|dagen)$/.test(fold(words[from - 1]?.text ?? ''));
const COUNTED = 0.6;

/** 'Payment term', or 'Due:', over 'Date | Amount': the day of the instalment, and no other. */
function isDayOfTerm(text: DocumentText, cell: Cell, label: Label): boolean {
  const [over] = lineAbove(text, cell)?.labels ?? [];
  const isBare = weightOf(label, 'date') > 0 && label.from === 0 && label.to === cell.words.length;
  return isBare && over?.from === 0 && (weightOf(over, 'paymentTerms') > 0 || weightOf(over, 'dueDate') >= 1);
}

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
const SENTENCE = 5;

/** 'Der Betrag wird am 20.03.2014 von Ihrem Konto … eingezogen': the day of a direct debit is the day it is due. */
function collectedOn(text: DocumentText, dates: readonly WrittenDate[]): Candidate | undefined {
  const date = dates.find(({ cell }) => {
    const sentence = `${cell.text} ${text.rows[cell.row + 1]?.text ?? ''}`;
    return cell.words.length > SENTENCE && COLLECTED.test(fold(sentence));
  });
  return date && dateCandidate(date, IN_PROSE);
}

function noteRole(
  roles: Map<WrittenDate, { meaning: DateMeaning; score: number }[]>,
  found: { date: WrittenDate; nearness: number } | undefined,
  meaning: DateMeaning,
  weight: number,
): void {
  if (found) roles.set(found.date, [...(roles.get(found.date) ?? []), { meaning, score: weight * found.nearness }]);
}

/**
 * The date a label announces: the first among its neighbours' words, near enough to belong to it. A bare label says no
 * more than that it is a date.
 */
function dateAt(
  text: DocumentText,
  cell: Cell,
  label: Label,
  dates: readonly WrittenDate[],
  isBare: boolean,
): { date: WrittenDate; nearness: number } | undefined {
  for (const neighbour of neighboursOf(text, cell, label)) {
    const first = neighbour.words[0];
    const from = first
      ? neighbour.cell.words.findIndex((word) => word.x0 >= first.x0 - 0.01 && word.x1 === first.x1)
      : 0;
    const to = from + neighbour.words.length;
    const date = dates.find((one) => one.cell === neighbour.cell && one.to > from && one.from < to);
    // Prose between label and date weakens the tie; behind a bare 'date' it says which ('Date fin 31/12').
    const between = date ? date.from - from : 0;
    const qualifier = neighbour.words[0]?.text ?? '';
    const isQualified = isBare && between > 0 && /\p{L}{3}/u.test(qualifier) && orderOfMask(qualifier) === undefined;
    if (date && between <= 4)
      return { date, nearness: neighbour.nearness * (isQualified ? 0.6 : between <= 1 ? 1 : 0.8) };
  }
  return undefined;
}

/** '(DATE DE FIN DE PR ON 31/12/2022': worn words, and the next cell with its day, are what the label began. */
function dateBeyond(
  text: DocumentText,
  cell: Cell,
  label: Label,
  dates: readonly WrittenDate[],
): { date: WrittenDate; nearness: number } | undefined {
  // With nothing behind it a label is an empty field's: the next one's day is not its own.
  if (text.source !== 'ocr' || label.announces) return undefined;
  const next = text.rows[cell.row]?.cells[cell.column + 1];
  const date = next && dates.find((one) => one.cell === next && one.from <= 1);
  return date && { date, nearness: 0.9 };
}

/** Dates that no label claims: the earliest on the page, more likely when it is the only one or a receipt's (with a time). */
function unlabelled(
  dates: readonly WrittenDate[],
  roles: ReadonlyMap<WrittenDate, unknown>,
  isDoubtful: (date: WrittenDate) => boolean,
): Candidate[] {
  const claimed = new Set([...roles.keys()].map((date) => date.cell));
  const free = dates.filter((date) => !claimed.has(date.cell) && date.to - date.from <= 5 && !isOfPayment(date));
  const days = new Set(free.map((date) => date.day));
  return free.slice(0, 3).map((date, index) => {
    const alone = date.cell.words.length <= date.to - date.from + 2;
    const timed = date.cell.words.slice(date.to).some((word) => /^\(?\d{1,2}:\d{2}/.test(word.text));
    // 'München, 13.04.2025': where a letter was written, and when.
    const isLetters =
      date.from > 0 && date.from <= 3 && /,$|^(?:am|den|le|the|el)$/i.test(date.cell.words[date.from - 1]?.text ?? '');
    const score = (days.size === 1 || isLetters ? 0.6 : alone || timed ? 0.5 : 0.35) - 0.04 * index;
    return dateCandidate(date, isDoubtful(date) ? Math.min(PERHAPS, score) : score);
  });
}

/** On a picture, between other cells of a row and at no label: the day of a stamp that was set over the table. */
const isStamped = ({ source, rows }: DocumentText, { cell: { row, column } }: WrittenDate): boolean =>
  source === 'ocr' && column > 0 && column < (rows[row]?.cells.length ?? 0) - 1;

/** Where a document names one day alone, it was issued on it, whatever else happened then ('Payment date', a receipt). */
function onlyDay(
  text: DocumentText,
  dates: readonly WrittenDate[],
  dueDate: Candidate | undefined,
): Candidate | undefined {
  const first = dates[0];
  if (!first || dates.some(({ day }) => day !== first.day)) return undefined;
  // In print it is the day it is due and no other; in a picture it may be all that was legible.
  const isDue = dueDate?.value === first.day;
  if (isDue && text.source === 'text') return undefined;
  // An 'Invoice date:' left empty is not the order's.
  return dateCandidate(first, isDue || namesItsDay(text) ? PERHAPS : 0.55);
}

const PERHAPS = 0.4;

function dateCandidate(date: WrittenDate, score: number): Candidate {
  return candidate(
    date.day,
    date.isAmbiguous ? Math.min(MOST_UNDECIDED, score * UNDECIDED) : score,
    date.cell.page,
    date.cell.words.slice(date.from, date.to),
  );
}

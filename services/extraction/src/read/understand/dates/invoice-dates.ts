import { best, type Candidate } from '../candidate.ts';
import { type Label, weightOf } from '../labels/label.ts';
import type { Meaning } from '../labels/vocabulary/phrase.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { isInForeignLetters } from '../text/foreign-letters.ts';
import { dateAt, dateBeyond } from './date-at-label.ts';
import { dateCandidate, PERHAPS } from './date-candidate.ts';
import type { WrittenDate } from './dates.ts';
import { isDayOfOrder, isFactOfInvoice, OF_FACT } from './day-among-facts.ts';
import { isOfAnother, isOfPaperReferredTo } from './day-of-another.ts';
import { headsDaysOfItems, OF_ITEM } from './days-of-items.ts';
import { hasUnreadDay, isStamped, namesItsDay, onlyDay, unlabelled } from './days-without-labels.ts';
import { dueByTerm } from './due-by-term.ts';
import {
  COUNTED,
  collectedOn,
  countsDays,
  dayAsTerm,
  dueAfter,
  isAppointment,
  isDayOfTerm,
  isFact,
  OF_TERM,
  paidInFullBy,
  SENTENCE,
} from './due-day.ts';
import { dayInFull, isOffer } from './offers.ts';
import { isOfPeriod, isOfPlan } from './periods.ts';
import { dayOfTitle } from './title-days.ts';
import { isDueOtherwise, isOfAnotherTime, isOfLaw, isOfRate, isOfSignature, isOfStamp } from './whose-day.ts';

const DATE_MEANINGS = ['issueDate', 'date', 'dueDate', 'otherDate'] as const satisfies readonly Meaning[];
type DateMeaning = (typeof DATE_MEANINGS)[number];

/** What each day may be, and how surely each label of it says so. */
type Roles = Map<WrittenDate, { meaning: DateMeaning; score: number }[]>;

/** Issue and due date, by the labels the dates stand at; a date alone at no label may still be the issue date. */
export function findInvoiceDates(
  text: DocumentText,
  written: readonly WrittenDate[],
): { issueDate: Candidate | undefined; dueDate: Candidate | undefined; days: readonly Candidate[] } {
  const dates = written.filter(
    (date) => ![isOfLaw, isOfStamp, isOfRate, isOfAnotherTime].some((isOf) => isOf(date)) && !isOfSignature(text, date),
  );
  const roles = rolesByLabels(text, dates);
  const of = (meaning: DateMeaning, share: number, isSuch = (_: WrittenDate) => true) =>
    [...roles].flatMap(([date, list]) => {
      if (!isSuch(date)) return [];
      const strongest = [...list].sort((a, b) => b.score - a.score)[0];
      const role = list.find((one) => one.meaning === meaning);
      const rivals = strongest && strongest.meaning !== meaning && strongest.score > (role?.score ?? 0) ? 0.5 : 1;
      return role ? [dateCandidate(date, role.score * share * rivals)] : [];
    });
  const facts = of('dueDate', 0.88, isFact);
  const dues = of('dueDate', 0.88);
  const dueDate =
    unlessRivalled(best(facts.filter(({ score }) => score >= TOLD)), dues) ??
    best(dues) ??
    collectedOn(text, dates) ??
    paidInFullBy(text, dates);
  const labelled = [...of('issueDate', 0.9), ...of('date', 0.86)];
  const isLabelled = labelled.some(({ score }) => score >= FAINT);
  const isLost =
    labelled.length === 0 &&
    (isInForeignLetters(text) || (text.source === 'ocr' ? namesItsDay(text) : hasUnreadDay(text, dates)));
  const isDoubtful = (date: WrittenDate) => isLost || isStamped(text, date);
  const free = unlabelled(text, dates, roles, isDoubtful);
  const said = best(isLabelled ? labelled : [...labelled, ...free]) ?? onlyDay(text, dates, dueDate);
  const issueDate =
    said && (isBesideUnknown(text, said, roles, dates) ? undecided(said) : doubtedByRival(said, labelled));
  // A figure of one of them is misread, where a label announces each.
  const isMisread = text.source === 'ocr' && dueDate && issueDate && dueDate.value < issueDate.value;
  // 'Hasta 21 de septiembre de 2028', a permission's end: what no label calls the invoice's day is not years behind its term.
  const isTurned = isMisread || (!isLabelled && dueDate && issueDate && yearOf(dueDate) < yearOf(issueDate));
  return {
    issueDate:
      isTurned && dueDate.score > FAINT ? { ...issueDate, score: Math.min(PERHAPS, issueDate.score) } : issueDate,
    days: [...labelled, ...dues, ...dates.map((date) => dateCandidate(date, 0))],
    dueDate:
      dueDate && issueDate
        ? dueAfter(dueDate, issueDate, { facts, dues })
        : (dueDate ?? dueByTerm(text, dates, issueDate)),
  };
}

const yearOf = ({ value }: Candidate): number => Number(value.slice(0, 4));

const unlessRivalled = (said: Candidate | undefined, others: readonly Candidate[]): Candidate | undefined =>
  said && doubtedByRival(said, others);

/** 'Belegdatum' and 'Re.-Datum' over two days: nothing tells which of the two is meant, and neither is sure. */
function doubtedByRival(said: Candidate, labelled: readonly Candidate[]): Candidate {
  const hasRival = labelled.some(({ value, score }) => value !== said.value && score > said.score - CLOSE);
  return hasRival ? undecided(said) : said;
}

/**
 * 'Point of tax | Date' over '2026/07/04 | 2026/08/03': what no more than 'Date' announces may be any day's, where one beside it is headed
 * otherwise.
 */
function isBesideUnknown(text: DocumentText, said: Candidate, roles: Roles, dates: readonly WrittenDate[]): boolean {
  const own = [...roles.keys()].filter(({ day }) => day === said.value);
  const isInRow = ({ cell }: WrittenDate) =>
    own.some((one) => one.cell.page === cell.page && one.cell.row === cell.row && one.cell !== cell);
  const isUnheaded = ({ cell }: WrittenDate) =>
    !(text.rows[cell.row - 1]?.cells ?? []).some(
      (over) => Math.min(over.x1, cell.x1) > Math.max(over.x0, cell.x0) && over.labels.some(isOfDay),
    );
  return (
    said.score < BY_MORE_THAN_DATE &&
    dates.some((date) => date.day !== said.value && !roles.has(date) && isInRow(date) && isUnheaded(date))
  );
}

const isOfDay = (label: Label): boolean => DATE_MEANINGS.some((meaning) => weightOf(label, meaning) > 0);
/** As sure as labels are that say whose day it is. */
const BY_MORE_THAN_DATE = 0.8;

const undecided = (said: Candidate): Candidate => ({ ...said, score: Math.min(RIVALLED, said.score) });
/** Scores that differ by less tell nothing: labels of one kind at places of one kind. */
const CLOSE = 0.03;
const RIVALLED = 0.45;

/** What the labels say each day is. */
function rolesByLabels(text: DocumentText, dates: readonly WrittenDate[]): Roles {
  const roles: Roles = new Map();
  const isAnnounced = announcesItsDay(text);
  for (const cell of text.cells) {
    for (const label of cell.labels) {
      if (isOfAnother(text, cell, label)) {
        if (isOfPaperReferredTo(cell, label)) noteRole(roles, dateAt(text, cell, label, dates, true), 'otherDate', 1);
        continue;
      }
      for (const meaning of DATE_MEANINGS) {
        const weight = weightAt(text, cell, label, meaning, dates);
        if (weight === 0) continue;
        const said = dateAt(text, cell, label, dates, meaning === 'date');
        const found =
          said && isAnnounced && isByTheWay(cell, label) ? { ...said, nearness: PASSING * said.nearness } : said;
        if (found && meaning === 'dueDate' && isOfPlan(text, found.date, dates)) continue;
        if (found && meaning === 'dueDate' && isOffer(text, found.date)) {
          const inFull = dayInFull(text, found.date, dates);
          noteRole(roles, inFull && { ...found, date: inFull }, meaning, weight);
          continue;
        }
        if (found && isPeriodic(label) && isOfPeriod(text, found.date, dates)) {
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
      noteRole(roles, dayAsTerm(text, cell, label, dates), 'dueDate', OF_TERM);
      const titled = dayOfTitle(text, cell, label, dates);
      noteRole(roles, titled, 'issueDate', 0.85);
    }
  }
  return roles;
}

/** Whether the facts name a day ('Date: 30.06.2026'): what a sentence dates ('accepted on 30.05.2026') is then less. */
const announcesItsDay = (text: DocumentText): boolean =>
  text.cells.some(({ labels: [first] }) =>
    first?.from === 0 && first.announces ? weightOf(first, 'issueDate') > 0 || weightOf(first, 'date') > 0 : false,
  );

const isByTheWay = (cell: Cell, label: Label): boolean =>
  label.from > 0 &&
  !label.announces &&
  cell.words.length > SENTENCE &&
  (weightOf(label, 'date') > 0 || (label.from > 2 && OF_PAPERS.has(label.phrase)));
/** What any paper is: 'credit note CN-01 issued January 20'. */
const OF_PAPERS = new Set([
  'issued',
  'dated',
  'issuedon',
  'emisele',
  'emiseele',
  'ausgestellt',
  'emitida',
  'emitido',
  'raised',
]);
const PASSING = 0.75;

/** A label of its own says so as surely as no sentence does: 'Garantie …, échéance 30/06/2026'. */
const TOLD = 0.7;
/** Below this a label says next to nothing: the day is another one's rather. */
const FAINT = 0.4;

/** Words that begin or end a period as well as they lead to a day. */
const PERIODIC = new Set(['du', 'vom', 'le', 'den', 'on', 'biszum', 'from', 'del']);

/** 'Policies issued from 10 May to 17 May': what else a paper speaks of is issued too. */
const isPeriodic = ({ phrase, from }: Label): boolean => PERIODIC.has(phrase) || (from > 0 && OF_PAPERS.has(phrase));

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
  if (meaning === 'dueDate' && (isDueOtherwise(cell, label) || isAppointment(text, label))) return 0;
  if (meaning === 'dueDate' && isDayOfTerm(text, cell, label)) return OF_TERM;
  if (headsDaysOfItems(text, cell, label, dates)) return meaning === 'date' ? OF_ITEM * weightOf(label, meaning) : 0;
  if (meaning === 'issueDate' && isFactOfInvoice(text, cell, label)) return OF_FACT;
  return weightOf(label, meaning);
}

function noteRole(
  roles: Roles,
  found: { date: WrittenDate; nearness: number } | undefined,
  meaning: DateMeaning,
  weight: number,
): void {
  if (found) roles.set(found.date, [...(roles.get(found.date) ?? []), { meaning, score: weight * found.nearness }]);
}

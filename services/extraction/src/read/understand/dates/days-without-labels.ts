import type { Candidate } from '../candidate.ts';
import { weightOf } from '../labels/label.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import { dateCandidate, PERHAPS } from './date-candidate.ts';
import type { WrittenDate } from './dates.ts';
import { isOfPeriod } from './periods.ts';
import { isOfPayment } from './whose-day.ts';

/** Whether a cell announces the invoice's own day: where none is found beside it, the recogniser lost it. */
export const namesItsDay = (text: DocumentText): boolean =>
  text.cells.some(({ labels: [first], words }) =>
    first?.from === 0 && first.to === words.length
      ? weightOf(first, 'issueDate') > 0 || weightOf(first, 'date') > 0
      : false,
  );

/** 'Factuurdatum :3OlllllS': figures and look-alikes behind the label of the invoice's day, none of which is one. */
export const hasUnreadDay = (text: DocumentText, dates: readonly WrittenDate[]): boolean =>
  text.cells.some((cell) => {
    const [label] = cell.labels;
    if (label?.from !== 0 || !label.announces || weightOf(label, 'issueDate') < 1) return false;
    const [value = ''] = cell.words.slice(label.to).flatMap(({ text: word }) => word.replace(/^[:.]+/, '') || []);
    return (
      /\d/.test(value) && !/\p{L}{3}/u.test(value.replace(/[lIO]/g, '')) && !dates.some((date) => date.cell === cell)
    );
  });

/** Dates that no label claims: the earliest on the page, more likely when it is the only one or a receipt's (with a time). */
export function unlabelled(
  text: DocumentText,
  dates: readonly WrittenDate[],
  roles: ReadonlyMap<WrittenDate, unknown>,
  isDoubtful: (date: WrittenDate) => boolean,
): Candidate[] {
  const claimed = new Set([...roles.keys()].map((date) => date.cell));
  const free = dates.filter(
    (date) =>
      !claimed.has(date.cell) && date.to - date.from <= 5 && !isOfPayment(date) && !isOfPeriod(text, date, dates),
  );
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

/** On a picture, between other cells of a row and at no label, or under a stamp's word: the day of a stamp that was set over the page. */
export function isStamped({ source, rows }: DocumentText, { cell }: WrittenDate): boolean {
  if (source !== 'ocr') return false;
  const isBetween = cell.column > 0 && cell.column < (rows[cell.row]?.cells.length ?? 0) - 1;
  const isUnder = (over: Cell) => Math.min(over.x1, cell.x1) > Math.max(over.x0, cell.x0);
  return isBetween || (rows[cell.row - 1]?.cells ?? []).some((over) => isUnder(over) && STAMP.test(fold(over.text)));
}
/** 'BEZAHLT' over '17.08.2026': what is stamped on an invoice once it has come, and is paid. */
const STAMP =
  /^(?:bezahlt|eingegangen|eingang|gebucht|verbucht|paid|received|approved|posted|paye|recu|comptabilise|pagado|recibido|contabilizado|pagato|ricevuto|betaald|ontvangen|pago|recebido)\W*$/;

/** Where a document names one day alone, it was issued on it, whatever else happened then ('Payment date', a receipt). */
export function onlyDay(
  text: DocumentText,
  written: readonly WrittenDate[],
  dueDate: Candidate | undefined,
): Candidate | undefined {
  const dates = written.filter((date) => !isOfPeriod(text, date, written));
  const first = dates[0];
  if (!first || dates.some(({ day }) => day !== first.day)) return undefined;
  // In print it is the day it is due and no other; in a picture it may be all that was legible.
  const isDue = dueDate?.value === first.day;
  if (isDue && text.source === 'text') return undefined;
  // An 'Invoice date:' left empty is not the order's.
  return dateCandidate(first, isDue || namesItsDay(text) ? PERHAPS : 0.55);
}

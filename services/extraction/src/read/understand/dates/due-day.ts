import { best, type Candidate } from '../candidate.ts';
import { type Label, weightOf } from '../labels/label.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import { dateCandidate, PERHAPS } from './date-candidate.ts';
import type { WrittenDate } from './dates.ts';
import { isInFull, isOffer, wordsBefore } from './offers.ts';
import { isOfPeriod } from './periods.ts';

/** Nobody is given longer to pay, in days: a year, with the month it ends in. */
const LONGEST_TERM = 400;
const DAY_MS = 86_400_000;

/** In days. */
const termOf = (day: string, issued: Candidate): number => (Date.parse(day) - Date.parse(issued.value)) / DAY_MS;

/** Whether a day begins its cell, or stands right behind its label there: in a sentence it does not. */
export const isFact = ({ cell, from }: WrittenDate): boolean =>
  from <= 1 || cell.labels.some((label) => label.from === 0 && label.to === from);

/**
 * The day an invoice of that day is due: none that a weak label puts before it, and none that is far beyond it is sure.
 * @param facts days that a label of their own calls due
 * @param dues all that are called so
 */
export function dueAfter(
  said: Candidate,
  issued: Candidate,
  { facts, dues }: { readonly facts: readonly Candidate[]; readonly dues: readonly Candidate[] },
): Candidate | undefined {
  // 'Échéance du 05/01/2026' of the instalment before, or 'vencimiento 31-08-2028' of a contract: a fact of this one goes before.
  const isPossible = ({ value }: Candidate) => value >= issued.value && termOf(value, issued) <= LONGEST_TERM;
  // One far beyond it is of something else than the payment: any other goes before.
  const others = said.value < issued.value ? facts : [...facts, ...dues];
  const due = isPossible(said) ? said : (best(others.filter(isPossible)) ?? said);
  // Who collects by direct debit may have done so before he wrote: possible, and never sure.
  if (due.value < issued.value) return due.score > 0.7 ? { ...due, score: PERHAPS } : undefined;
  return termOf(due.value, issued) > LONGEST_TERM ? { ...due, score: Math.min(PERHAPS, due.score) } : due;
}

/**
 * '30 jours date de facture : 30/08/2026', 'within 30 days of the invoice date (14/02/2025)': the day to which the days are
 * counted, most likely.
 */
export function countsDays({ words }: Cell, { from }: Label): boolean {
  let before = from - 1;
  while (before > from - 1 - MOST_JOINTS && JOINT.test(fold(words[before]?.text ?? ''))) before -= 1;
  return DAYS.test(fold(words[before]?.text ?? ''));
}
const DAYS = /^(?:jours?|days?|tagen?|dias|giorni|dagen)$/;
/** What stands between the days and the day from which they are counted. */
const JOINT =
  /^(?:of|from|after|the|a|compter|partir|contar|decorrer|de|da|do|la|apres|ab|nach|dem|der|desde|dalla|data|na)$/;
const MOST_JOINTS = 4;
export const COUNTED = 0.6;

/** 'Payment term', or 'Due:', over 'Date | Amount': the day of the instalment, and no other. */
export function isDayOfTerm(text: DocumentText, cell: Cell, label: Label): boolean {
  const [over] = lineAbove(text, cell)?.labels ?? [];
  const isBare = weightOf(label, 'date') > 0 && label.from === 0 && label.to === cell.words.length;
  return isBare && over?.from === 0 && (weightOf(over, 'paymentTerms') > 0 || weightOf(over, 'dueDate') >= 1);
}
export const OF_TERM = 0.85;

/** 'Payment term:   10-04-26': a day in place of a term, and nothing else. */
export function dayAsTerm(
  text: DocumentText,
  cell: Cell,
  label: Label,
  dates: readonly WrittenDate[],
): { date: WrittenDate; nearness: number } | undefined {
  if (weightOf(label, 'paymentTerms') === 0 || label.from > 0 || !label.announces) return undefined;
  const home = label.to < cell.words.length ? cell : text.rows[cell.row]?.cells[cell.column + 1];
  const date = home && dates.find((one) => one.cell === home && one.to === home.words.length);
  const before = date && home.words.slice(home === cell ? label.to : 0, date.from);
  return date && before?.every(({ text: word }) => /^\W*$/.test(word)) ? { date, nearness: 1 } : undefined;
}

/** The cell of the row above that begins where this one does. */
const lineAbove = (text: DocumentText, cell: Cell): Cell | undefined =>
  text.rows[cell.row - 1]?.cells.find(
    (other) => other.page === cell.page && Math.abs(other.x0 - cell.x0) < cell.y1 - cell.y0,
  );

/** A sentence that says when the money is fetched, in which no label announces the day. */
const COLLECTED =
  /\b(?:ziehen wir|wir ziehen|buchen wir|wir buchen|eingezogen|einziehen|abgebucht|abbuchen|preleve\w*|debited|will debit|be collected|cargar[ae]\w*|adeuda(?:r[ae]\w*|d[oa])|(?:sera|seran) cargad[oa]s?|domiciliad\w*|addebitat\w*|geincasseerd|afgeschreven|afgeboekt)\b/;
/** A sentence that asks for a transfer, and what leads to its day. */
const TRANSFER =
  /\b(?:uberweis\w*|transferencia|transferir|virement|virer|bonifico|transfer|overmaken|over te maken|ingres\w+)\b/;
const BY = /^(?:bis|zum|spatestens|hasta|antes|avant|before|by|entro|voor|uiterlijk)$/;
const IN_PROSE = 0.55;
/** A sentence has this many words at the least around its date. */
export const SENTENCE = 5;

/** 'bis 12.10.2026 ohne Abzug', 'spätestens am' over '12.10.2026 rein netto': the day by which all is to be paid, at no label. */
export function paidInFullBy(text: DocumentText, dates: readonly WrittenDate[]): Candidate | undefined {
  const date = dates.find(
    (one) => isLastDay(text, one) && isInFull(text, one) && !isOffer(text, one) && !isOfPeriod(text, one, dates),
  );
  return date && dateCandidate(date, IN_PROSE);
}

/** What leads to the last day of a term, right before it; 'jedoch am' may stand between. */
const isLastDay = (text: DocumentText, date: WrittenDate): boolean =>
  wordsBefore(text, date, LEADING).some((word) =>
    /^(?:bis|until|jusqu'au|hasta|entro|tot|by|spatestens)$/.test(fold(word.text)),
  );
const LEADING = 3;

/** 'Vous serez prélevé d'un montant de  121,00 €' over 'à partir du :  18/08/2024': a sentence in two rows of a table. */
function isFetchedFrom({ rows }: DocumentText, cell: Cell): boolean {
  const before = rows[cell.row]?.cells[cell.column - 1];
  const above = rows[cell.row - 1];
  return (
    before !== undefined &&
    above?.page === cell.page &&
    FROM_DAY.test(fold(before.text)) &&
    COLLECTED.test(fold(above.text))
  );
}
const FROM_DAY = /^(?:a partir du|a compter du|le|am|ab dem|ab|on|from|el|a partir del|il|dal) ?:?$/;

/**
 * 'le será adeudado a partir' over 'del 09/04/2026 en': a sentence in two lines, the second begun by its day, or 'sera prélevé sur votre
 * compte' over 'sous la référence 12, à compter du 09/04/2026', where words lead to it; or 'Bitte überweisen Sie den Betrag bis' over 'zum
 * 09.04.2026 auf unser Konto'.
 */
function isToldAbove(text: DocumentText, { cell, from }: WrittenDate): boolean {
  const above = lineAbove(text, cell);
  const said = fold(above?.text ?? '');
  if (!above || cell.y0 - above.y1 >= cell.y1 - cell.y0) return false;
  const leading = [above.words.at(-1), ...cell.words.slice(0, from)];
  if (from <= 1 && TRANSFER.test(said) && leading.some((word) => BY.test(fold(word?.text ?? '')))) return true;
  if (!COLLECTED.test(said)) return false;
  const before = cell.words.slice(0, from).map((word) => word.text);
  return from <= 1 ? TO_DAY.test(said) : !said.endsWith('.') && FROM_DAY_ON.test(fold(before.join(' ')));
}
const FROM_DAY_ON = /\b(?:a compter du|a partir du|a partir del|ab dem|from|dal|vanaf)$/;
const TO_DAY = /\b(?:a partir|a compter|el|el dia|am|ab|le|du|on|from|il|op|dal)$/;

/** 'Der Betrag wird am 20.03.2014 von Ihrem Konto … eingezogen', 'Bitte überweisen Sie … zum 16.02.2026': the day it is due. */
export function collectedOn(text: DocumentText, dates: readonly WrittenDate[]): Candidate | undefined {
  const date = dates.find((day) => {
    const { cell, from } = day;
    if (isFetchedFrom(text, cell) || isToldAbove(text, day)) return true;
    // 'Fecha de emisión de factura 13 de junio de 2024', over a sentence of its own.
    if (cell.labels.some((label) => label.to === from && weightOf(label, 'issueDate') > 0)) return false;
    const sentence = `${cell.text} ${text.rows[cell.row + 1]?.text ?? ''}`;
    // Some languages set the verb last: 'Wij verzoeken u … voor 16-02-2026 over te maken'.
    const isAskedFor =
      TRANSFER.test(fold(cell.text)) &&
      cell.words.slice(Math.max(0, from - 2), from).some((word) => BY.test(fold(word.text)));
    return cell.words.length > SENTENCE && (isAskedFor || COLLECTED.test(fold(sentence)));
  });
  return date && dateCandidate(date, IN_PROSE);
}

/** 'Termin: 16.03.2026' beside a 'NIP' is when Poland pays; an appointment elsewhere. */
export const isAppointment = ({ cells }: DocumentText, label: Label): boolean =>
  label.phrase === 'termin' && !cells.some(({ labels }) => labels.some(({ phrase }) => OF_POLAND.has(phrase)));
const OF_POLAND = new Set(['nip', 'nrnip', 'numernip', 'nipnabywcy', 'sprzedawca']);

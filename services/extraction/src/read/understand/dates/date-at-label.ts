import type { Word } from '../../page-model.ts';
import { type Label, weightOf } from '../labels/label.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import { type Neighbour, neighboursOf, spanOf } from '../text/neighbours.ts';
import { orderOfMask } from './date-habit.ts';
import type { WrittenDate } from './dates.ts';
import { isDateWord } from './month-names.ts';

/**
 * The date a label announces: the first among its neighbours' words, near enough to belong to it. A bare label says no
 * more than that it is a date.
 */
export function dateAt(
  text: DocumentText,
  cell: Cell,
  label: Label,
  dates: readonly WrittenDate[],
  isBare: boolean,
): { date: WrittenDate; nearness: number } | undefined {
  const explained = dates.find((date) => isExplained(cell, label, date));
  if (explained) return { date: explained, nearness: EXPLAINED };
  const rest = restOfLabel(text, cell, label);
  for (const neighbour of rest ? neighboursOf(text, ...rest) : neighboursOf(text, cell, label)) {
    const first = neighbour.words[0];
    const from = first
      ? neighbour.cell.words.findIndex((word) => word.x0 >= first.x0 - 0.01 && word.x1 === first.x1)
      : 0;
    const to = from + neighbour.words.length;
    const days = dates.filter((one) => one.cell === neighbour.cell && one.to > from && one.from < to);
    const under = neighbour.relation === 'below' ? dayUnder(cell.words.slice(label.from, label.to), days) : undefined;
    if (under) return { date: under, nearness: neighbour.nearness };
    const [date] = days;
    const beside = date ? undefined : besideNumber(text, label, neighbour, dates);
    if (beside) return { date: beside, nearness: neighbour.nearness };
    // Prose between label and date weakens the tie; behind a bare 'date' it says which ('Date fin 31/12').
    const between = date ? date.from - from : 0;
    const qualifier = neighbour.words[0]?.text ?? '';
    const isQualified = isBare && between > 0 && saysWhich(qualifier);
    if (date && between <= 4)
      return { date, nearness: neighbour.nearness * (isQualified ? 0.6 : between <= 1 ? 1 : 0.8) };
  }
  return underNextHeading(text, cell, label, dates);
}

/** 'VENCIMIENTOS:' beside 'Fecha | Concepto | Importe' over '08/07/2026 | Plazo 1 | 250,07': the first day under a heading beside the label. */
function underNextHeading(
  text: DocumentText,
  cell: Cell,
  label: Label,
  dates: readonly WrittenDate[],
): { date: WrittenDate; nearness: number } | undefined {
  const heading = text.rows[cell.row]?.cells[cell.column + 1];
  const [day] = heading?.labels ?? [];
  // Without a colon it is the heading of another column, which may be empty.
  if (!cell.text.endsWith(':') || label.to !== cell.words.length || !heading || !day) return undefined;
  if (weightOf(day, 'date') === 0 || day.to !== heading.words.length) return undefined;
  const isUnder = ({ page, row, x0, x1 }: Cell) =>
    page === heading.page &&
    row > heading.row &&
    row <= heading.row + ROWS_UNDER &&
    Math.min(x1, heading.x1) > Math.max(x0, heading.x0);
  const date = dates.find((one) => isUnder(one.cell));
  return date && { date, nearness: IN_TABLE };
}
const ROWS_UNDER = 2;
const IN_TABLE = 0.85;

/** 'Date fin 31/12', and neither 'Date: Wednesday, 5 July' nor 'Date (dd/mm/yyyy)'. */
const saysWhich = (word: string): boolean =>
  /\p{L}{3}/u.test(word) && !isDateWord(fold(word)) && orderOfMask(word) === undefined;

/** 'SEP 26 2018 OCT 18 2018' in one cell under 'Billing date' and 'Due date', nothing between the two: the one right under its label. */
function dayUnder(label: readonly Word[], days: readonly WrittenDate[]): WrittenDate | undefined {
  const isRow = days.length > 1 && days.every((day, at) => at === 0 || day.from === days[at - 1]?.to);
  const span = spanOf(label) ?? { x0: 0, x1: 0 };
  const shared = ({ box }: WrittenDate) => Math.min(box.x1, span.x1) - Math.max(box.x0, span.x0);
  const [nearest] = days.toSorted((one, other) => shared(other) - shared(one));
  return isRow && nearest && shared(nearest) > 0 ? nearest : undefined;
}

/** 'Rechnungsdatum' over '/Lieferdatum', 'Data' over 'documento': one label in two lines, whose day stands beside the second, or below. */
function restOfLabel(text: DocumentText, cell: Cell, label: Label): [Cell, Label] | undefined {
  const isWhole = label.from === 0 && label.to === cell.words.length;
  const close = (text.rows[cell.row + 1]?.cells ?? []).filter(
    ({ page, y0, y1 }) => page === cell.page && y0 - cell.y1 < (y1 - y0) / 2,
  );
  const next = close.find(({ x0 }) => Math.abs(x0 - cell.x0) < cell.y1 - cell.y0);
  const [rest] = next?.labels ?? [];
  if (isWhole && next?.text.startsWith('/') && rest?.to === next.words.length) return [next, rest];
  const under = close.find(({ x0, x1, text: word }) => x0 < cell.x1 && x1 > cell.x0 && OF_PAPER.test(fold(word)));
  return isWhole && under ? [under, { ...label, to: under.words.length }] : undefined;
}
const OF_PAPER =
  /^(?:documento|(?:de |di )?(?:fattura|factura|emissione|emision)|(?:de )?(?:facture|facturation)|invoice|issued?)$/;

/** '90127734', a gap, '11.03.2021' under 'Nummer/Datum': the stroke between number and day was lost, or never set. */
function besideNumber(
  text: DocumentText,
  label: Label,
  { cell, relation }: Neighbour,
  dates: readonly WrittenDate[],
): WrittenDate | undefined {
  if (relation === 'same' || weightOf(label, 'invoiceNumber') === 0 || weightOf(label, 'issueDate') === 0)
    return undefined;
  const next = text.rows[cell.row]?.cells[cell.column + 1];
  return dates.find((one) => one.cell === next && one.from === 0);
}

/**
 * 'Data wystawienia, z zastrzeżeniem art. 106na ust. 1 ustawy: 31.10.2026': a clause behind a comma explains the label, up to the colon
 * before its day.
 */
function isExplained(cell: Cell, label: Label, { cell: home, from }: WrittenDate): boolean {
  const clause = home === cell && label.from === 0 ? cell.words.slice(label.to, from) : [];
  const isClause = cell.words[label.to - 1]?.text.endsWith(',') && clause.at(-1)?.text.endsWith(':');
  const isAnnounced = cell.labels.some((other) => other.from >= label.to && other.to === from);
  return isClause === true && !isAnnounced && clause.slice(0, -1).every(({ text }) => !/[:;]$/.test(text));
}
/** As sure as prose between a label and its day leaves it. */
const EXPLAINED = 0.8;

/** '(DATE DE FIN DE PR ON 31/12/2022': worn words, and the next cell with its day, are what the label began. */
export function dateBeyond(
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

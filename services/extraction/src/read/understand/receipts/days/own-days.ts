import { findInvoiceDates } from '../../dates/invoice-dates.ts';
import type { TextRow } from '../../text/document-text.ts';
import type { ReceiptLook } from '../receipt-look.ts';
import { isTold, whoseDay } from './days-of-other-things.ts';

/** A look at a receipt, of whose days those are left that may be its own. */
export type LookForDay = Pick<ReceiptLook, 'text' | 'dates' | 'issueDate'> & {
  /** The rows on which a day of something else stands. */
  readonly others: readonly TextRow[];
  /** Whether nothing tells which of several days is its own, or that the only one is. */
  readonly isUntold: boolean;
};

/**
 * The days of a look on which the receipt may have been printed: those that are of nothing else, and of several the one
 * with the time beside it or a label over it. What is perhaps of something else is taken where no other day is left.
 */
export function daysOf({ text, dates, issueDate }: ReceiptLook): LookForDay {
  const judged = dates.map((date) => ({ date, whose: whoseDay(text, date, dates) }));
  const of = (...some: readonly (typeof judged)[number]['whose'][]) =>
    judged.flatMap(({ date, whose }) => (some.includes(whose) ? [date] : []));
  const own = of('own');
  const left = own.length > 0 ? own : of('perhaps other');
  const told = left.filter((date) => isTold(text, date, dates));
  const isOne = new Set(told.map(({ day }) => day)).size === 1;
  const days = isOne ? left.filter(({ day }) => day === told[0]?.day) : left;
  const isUntold = own.length === 0 || new Set(days.map(({ day }) => day)).size > 1;
  return {
    text,
    dates: days,
    issueDate: days.length === dates.length ? issueDate : findInvoiceDates(text, days).issueDate,
    others: text.rows.filter((row) => dates.some((date) => !days.includes(date) && row.cells.includes(date.cell))),
    isUntold: left.length > 0 && isUntold,
  };
}

import type { InvoiceDetail } from '@comptoir/contracts';
import type { AmountsCheck } from './check-amounts.ts';
import { parseAmount } from './decimal.ts';
import type { InvoiceForm, LineRow } from './invoice-form.ts';
import { lastingPlace } from './places.ts';

/** A line that a person can be sent to, by its total. */
export type LinePlace = `lines.${number}.netTotal`;
const LINE = /^lines\.(\d+)\./;

export const linePlace = (at: number): LinePlace => `lines.${at}.netTotal`;

/** Which line a place of the form is in, from 0; undefined where it is in none. */
export function lineOf(place: string | undefined): number | undefined {
  const [, at] = LINE.exec(place ?? '') ?? [];
  return at === undefined ? undefined : Number(at);
}

/**
 * The lines that ask for a person's eyes: those whose quantity and price make another total, that have none, and, where
 * the lines do not come to the net total, those that nothing proves. What was typed or looked at is not doubtful any more.
 * @param seen the lasting places that were looked at
 */
export function doubtfulLines(
  { reading }: Pick<InvoiceDetail, 'reading'>,
  base: InvoiceForm,
  form: InvoiceForm,
  seen: ReadonlySet<string>,
  { disagreements }: AmountsCheck,
): readonly LinePlace[] {
  if (!reading) return [];
  const off = new Set(disagreements.map(({ sum, place }) => (sum === 'line' ? place : sum)));
  const totals = form.lines.map(({ netTotal }) => parseAmount(netTotal));
  const addsUp = !off.has('lines') && parseAmount(form.fields.netTotal) !== undefined;
  return form.lines.flatMap((row, at) => {
    const place = linePlace(at);
    if (seen.has(lastingPlace(form, place)) || !isAsRead(row, base)) return [];
    // An XML says what its lines are: there is nothing to prove.
    const isUnproved = !addsUp && reading.route !== 'xml' && !hasProduct(row);
    return off.has(place) || totals[at] === undefined || isUnproved ? [place] : [];
  });
}

/** Quantity and price are there; that they make the total is checked with the rest. */
const hasProduct = ({ quantity, unitPrice }: LineRow): boolean =>
  parseAmount(quantity) !== undefined && parseAmount(unitPrice) !== undefined;

const isAsRead = (row: LineRow, { lines }: InvoiceForm): boolean => {
  const before = lines.find(({ key }) => key === row.key);
  return before !== undefined && JSON.stringify(before) === JSON.stringify(row);
};

import { Decimal } from 'decimal.js';
import { isCurrencyCode } from '../../money/currency/currency.ts';
import type { Amount } from '../../money/figures/amount.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import type { TillKind } from './till-kind.ts';
import { INCLUSIVE, inTillWords, kindOf, proposesTip, SUBTOTAL } from './till-words.ts';

/** A line of a till's receipt with what it is about. */
export type TillRow = {
  readonly kind: TillKind;
  /** The money that stands last on it. */
  readonly amount: Amount | undefined;
  /** Every money on it, left to right. */
  readonly money: readonly Amount[];
  /** Rates of tax on it, in percent. */
  readonly rates: readonly Decimal[];
  /** What is printed behind its words, as it was recognised: a figure that may be misread. */
  readonly print: string;
  /** With tax, after rounding: what is paid. */
  readonly inclusive: boolean;
  /** It calls itself a sum of what stands above. */
  readonly isSubtotal: boolean;
};

/** In percent: above every rate there is on what a till sells. */
const HIGHEST_RATE = new Decimal(30);

/** A receipt has fewer of either; a page of thousands is made to cost time. */
const MOST_ROWS = 400;
const MOST_FIGURES = 8;

/** The lines about money of a receipt, from the top. Where a table of taxes begins, only that is told of what follows. */
export function tillRows(text: DocumentText, amounts: readonly Amount[]): TillRow[] {
  const byRow = new Map<number, Amount[]>();
  for (const amount of amounts) byRow.set(amount.cell.row, [...(byRow.get(amount.cell.row) ?? []), amount]);
  const strays = strayFigures(text, byRow);
  let inSummary = false;
  let isPaid = false;
  let isProposed = false;
  const found = text.rows.flatMap((row, index): TillRow[] => {
    if (strays.taken.has(index)) return [];
    const stray = strays.ofLabel.get(index);
    const folded = inTillWords(fold(row.text));
    const all = [...(byRow.get(index) ?? []), ...(stray === undefined ? [] : (byRow.get(stray) ?? []))];
    // What is proposed makes totals that nobody paid, down to the end.
    isProposed ||= proposesTip(folded);
    if (isProposed && !isPaying(kindOf(folded))) return [];
    // What is left of a bill is to be paid, what is left of what was given is given back.
    const isLeft = isPaid && /\bbalance\b/.test(folded);
    const kind = inSummary ? 'summary' : isLeft ? 'change' : kindOf(folded);
    // Behind a card's name stand figures of its number.
    const isMoney = (amount: Amount) => amount.isMoney && !amount.isPercent && (kind !== 'card' || isWritten(amount));
    const money = all.filter(isMoney).slice(-MOST_FIGURES);
    inSummary ||= kind === 'summary';
    isPaid ||= kind === 'cash' && money.length > 0;
    if (!kind && money.length === 0) return [];
    const written = all
      .filter(({ value, isMoney, isPercent }) => isRate(value) && (isPercent || (inSummary && !isMoney)))
      .map(({ value }) => value);
    const rates = [...written, ...lettered(row.text)].slice(0, MOST_FIGURES);
    const printed = stray === undefined ? row.text : (text.rows[stray]?.text ?? '');
    const print = /[^\s\p{L}]*\p{L}{0,2}[^\p{L}]*\d\P{L}*\p{L}?\P{L}*$/u.exec(printed)?.[0] ?? '';
    const says = { inclusive: INCLUSIVE.test(folded), isSubtotal: kind === 'net' && SUBTOTAL.test(folded) };
    return [{ kind: kind ?? 'items', amount: money.at(-1), money, rates, print, ...says }];
  });
  return found.slice(-MOST_ROWS);
}

const isPaying = (kind: TillKind | undefined): boolean => kind === 'cash' || kind === 'card' || kind === 'change';

/** No receipt has more totals or taxes. */
const MOST_OF_KIND = 16;

/** The last values of a kind: what is summed stands above its sum. */
export const valuesOf = (rows: readonly TillRow[], kind: TillKind): Decimal[] =>
  rows.flatMap((row) => (row.kind === kind && row.amount ? [row.amount.value] : [])).slice(-MOST_OF_KIND);

/** A bare number that may have lost its point is more often a code. */
export const hasPoint = ({ cell, from, to }: Amount): boolean =>
  cell.words.slice(from, to).some(({ text }) => /[.,]/.test(text));

const isWritten = (amount: Amount): boolean =>
  hasPoint(amount) || amount.cell.words.slice(amount.from, amount.to).some(({ text }) => /[€$£]/.test(text));

/** 'A19%', 'B=7%': the letter of a rate, set against it. */
const lettered = (line: string): Decimal[] =>
  [...line.matchAll(/(?<![\p{L}\d])\p{Lu}=?(\d{1,2}(?:[.,]\d{1,2})?) ?%/gu)]
    .map(([, rate = '']) => new Decimal(rate.replace(',', '.')))
    .filter(isRate);

const isRate = (value: Decimal): boolean => value.gt(0) && value.lte(HIGHEST_RATE);

/**
 * Paper that curls lifts the figure at its edge off the line of its label: a figure alone on the row above or below, of
 * a label that has none, nearer than a line.
 */
function strayFigures(text: DocumentText, byRow: ReadonlyMap<number, readonly Amount[]>) {
  const ofLabel = new Map<number, number>();
  const taken = new Set<number>();
  const hasMoney = (index: number) => byRow.get(index)?.some((amount) => amount.isMoney && !amount.isPercent) ?? false;
  for (const [index, row] of text.rows.entries()) {
    const kind = kindOf(inTillWords(fold(row.text)));
    // A rate on the label's own line is no figure of it.
    const ownDigits = row.text.replace(/\d{1,2}(?:[.,]\d{1,2})? ?%/g, '');
    if (!kind || kind === 'summary' || hasMoney(index) || /\d/.test(ownDigits)) continue;
    const stray = [index + 1, index - 1].find((near) => {
      const other = text.rows[near];
      const isAlone = other && hasMoney(near) && !taken.has(near) && !saysMore(other.text) && other.cells.length === 1;
      return isAlone && Math.abs(other.y0 + other.y1 - row.y0 - row.y1) / 2 < 1.1 * (row.y1 - row.y0);
    });
    if (stray === undefined) continue;
    ofLabel.set(index, stray);
    taken.add(stray);
  }
  return { ofLabel, taken };
}

/** Whether something stands with a figure, and no more than '464.00 CHF'. */
const saysMore = (text: string): boolean => (text.match(/\p{L}{3,}/gu) ?? []).some((word) => !isCurrencyCode(word));

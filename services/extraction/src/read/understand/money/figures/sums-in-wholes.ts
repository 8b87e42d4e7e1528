// Sums without cents in a row under their headings, as the print of India's e-invoices ends: 'Tax'ble Amt 222500 | IGST Amt 40050 |
// Total Inv. Amt 262550'.
import { Decimal } from 'decimal.js';
import { type Box, boundsOf, type Word } from '../../../page-model.ts';
import { type Label, weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText, TextRow } from '../../text/document-text.ts';
import { oncePerDocument } from '../../text/once-per-document.ts';

/** A base, two taxes and what they come to. */
const FEWEST = 4;
/** Headings take so many rows over their figures at the most. */
const HEAD_ROWS = 4;
/** A heading is so sure of what stands under it; 'Total' alone says less. */
const HEADED = 0.8;
const CALLED = 0.6;
const CENT = '0.011';

/** Rows of such sums, and the rows of their headings. */
export type SumsInWholes = { readonly rows: ReadonlySet<number>; readonly heads: ReadonlySet<number> };

/**
 * Rows of nothing but numbers of which the first, under the name of a net total, and all that stand under the names of taxes and charges
 * come to the last, under a total's.
 */
export const sumsInWholes: (text: DocumentText) => SumsInWholes = oncePerDocument((text) => {
  const [rows, heads] = [new Set<number>(), new Set<number>()];
  for (const [index, row] of text.rows.entries()) {
    const figures = numbersOf(row);
    const over = figures.length >= FEWEST ? rowsOver(text, index) : [];
    if (
      !addUp(
        figures,
        over.flatMap((at) => text.rows[at]?.cells.flatMap(headsIn) ?? []),
      )
    )
      continue;
    rows.add(index);
    for (const at of over) heads.add(at);
  }
  return { rows, heads };
});

type Figure = { readonly value: Decimal; readonly box: Box };
type Head = { readonly label: Label; readonly box: Box };

/** The numbers of a row that holds no words. */
function numbersOf({ cells }: TextRow): Figure[] {
  const words = cells.flatMap((cell) => cell.words);
  return words.every(({ text }) => NUMBER.test(text))
    ? words.map((word) => ({ value: new Decimal(word.text.replaceAll(',', '')), box: word }))
    : [];
}
const NUMBER = /^-?(?:\d{1,12}|\d{1,3}(?:,\d{2,3}){1,5})(?:\.\d{1,2})?$/;

/** The rows right over one, up to the first that has figures of its own. */
function rowsOver(text: DocumentText, index: number): number[] {
  const over = Array.from({ length: HEAD_ROWS }, (_, at) => index - 1 - at);
  const end = over.findIndex((at) => {
    const row = text.rows[at];
    return !row || row.page !== text.rows[index]?.page || row.cells.some((cell) => /\d/.test(cell.text));
  });
  return end < 0 ? over : over.slice(0, end);
}

const headsIn = ({ labels, words }: Cell): Head[] =>
  labels.map((label) => ({ label, box: boundsOf(words.slice(label.from, label.to) as Word[]) }));

function addUp(figures: readonly Figure[], heads: readonly Head[]): boolean {
  const [base, last] = [figures[0], figures.at(-1)];
  if (!base || !last || !isUnder(base, heads, ['netTotal'], HEADED)) return false;
  if (!isUnder(last, heads, ['grossTotal'], CALLED)) return false;
  const between = figures.slice(1, -1).filter(({ value }) => !value.isZero());
  const isAdded = (one: Figure) => isUnder(one, heads, ['vatTotal', 'charges', 'rounding'], HEADED);
  const hasTax = between.some((one) => isUnder(one, heads, ['vatTotal'], HEADED));
  const sum = Decimal.sum(base.value, ...between.map(({ value }) => value));
  return hasTax && between.every(isAdded) && sum.minus(last.value).abs().lt(CENT);
}

type Sum = 'netTotal' | 'vatTotal' | 'grossTotal' | 'charges' | 'rounding';

const isUnder = ({ box }: Figure, heads: readonly Head[], sums: readonly Sum[], least: number): boolean =>
  heads.some(
    ({ label, box: head }) =>
      Math.min(box.x1, head.x1) > Math.max(box.x0, head.x0) && sums.some((sum) => weightOf(label, sum) >= least),
  );

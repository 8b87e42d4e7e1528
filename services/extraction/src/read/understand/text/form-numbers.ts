import { weightOf } from '../labels/label.ts';
import type { Meaning } from '../labels/vocabulary/phrase.ts';
import type { Cell, TextRow } from './document-text.ts';

/** A form has at least so many boxes that are numbered. */
const FEWEST = 5;

/**
 * The rows of a form whose boxes are numbered ('1 BILLING PERIOD', '23 TOTAL AMOUNT DUE') without those numbers, so that each
 * label begins its cell. Where fewer labels have a number before them, it counts something.
 */
export function withoutFormNumbers(rows: readonly TextRow[]): readonly TextRow[] {
  const numbered = rows.flatMap(({ cells }) => cells.filter(isNumbered));
  if (new Set(numbered.map(({ words: [first] }) => first?.text)).size < FEWEST) return rows;
  const bare = (cell: Cell): Cell => {
    const words = cell.words.slice(1);
    const labels = cell.labels.map((label) => ({ ...label, from: label.from - 1, to: label.to - 1 }));
    return { ...cell, words, labels, x0: words[0]?.x0 ?? cell.x0, text: words.map(({ text }) => text).join(' ') };
  };
  return rows.map((row) => {
    if (!row.cells.some(isNumbered)) return row;
    const cells = row.cells.map((cell) => (isNumbered(cell) ? bare(cell) : cell));
    return { ...row, cells, text: cells.map(({ text }) => text).join('  ') };
  });
}

/** What the boxes of a form are for. '50 Stk', '8 hours' and '2 delivery' count. */
const FACTS = [
  'invoiceNumber',
  'otherNumber',
  'issueDate',
  'dueDate',
  'otherDate',
  'buyer',
  'supplier',
  'otherParty',
  'paymentTerms',
  'grossTotal',
  'amountDue',
] as const satisfies readonly Meaning[];

const isNumbered = ({ words, labels: [label] }: Cell): boolean =>
  /^\d{1,2}\.?$/.test(words[0]?.text ?? '') &&
  words.length > 2 &&
  label?.from === 1 &&
  label.to === words.length &&
  FACTS.some((meaning) => weightOf(label, meaning) >= 0.9);

// Headings of sums that stand over items, row by row.
import { weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import type { Amount } from '../figures/amount.ts';

/** 'Total' over 123.00, 72.00 and 264.00, of which none is the others' sum: what a table of items comes to row by row. */
export const areOfItems = (rows: readonly Amount[][]): boolean =>
  rows.length >= FEWEST_ITEMS &&
  rows.every(({ length }) => length === 1) &&
  new Set(rows.flat().map(({ value }) => value.toFixed(2))).size === rows.length;
const FEWEST_ITEMS = 3;

/** 'Qty.' or 'Unit Price' beside a label, or half a line off: it heads what is sold. */
export const headsItems = (text: DocumentText, { row, page }: Cell): boolean =>
  text.rows
    .slice(Math.max(0, row - 1), row + 2)
    .flatMap(({ cells }) => cells)
    .some((cell) => cell.page === page && cell.labels.some((label) => OF_ITEMS.some((of) => weightOf(label, of) >= 1)));
const OF_ITEMS = ['colQuantity', 'colUnitPrice'] as const;

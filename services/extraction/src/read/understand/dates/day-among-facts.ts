// A bare 'Date' among an invoice's facts: whose it is by what stands beside, over and under it.

import { type Label, weightOf } from '../labels/label.ts';
import type { Meaning } from '../labels/vocabulary/phrase.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';

/** How surely a bare 'Date' is the invoice's among its facts. */
export const OF_FACT = 0.95;

/** 'Número', which may be anything's. */
const BARE = 0.6;

/** 'Facture n° | Date | Échéance', each over its value: the date beside the invoice's number, or its due date, is the invoice's. */
export function isFactOfInvoice(text: DocumentText, cell: Cell, label: Label): boolean {
  if (weightOf(label, 'date') === 0 || !isHeading(cell)) return false;
  const row = text.rows[cell.row]?.cells ?? [];
  const means = (some: readonly Cell[], meanings: readonly Meaning[], least = OF_FACT) =>
    some.some(
      (one) =>
        endsWithLabel(one) && one.labels.some((own) => meanings.some((meaning) => weightOf(own, meaning) >= least)),
    );
  if (means(row, ['invoiceNumber', 'dueDate'])) return true;
  // With an order among them the day may be the order's, and with money they head a table.
  if (means(row, ['orderNumber', 'deliverySlipNumber', 'otherDate', 'colTotal', 'colQuantity'])) return false;
  // 'FACTURA | Fecha', 'Número | Fecha', 'Kundennummer | Datum', 'DATA | CLIENTE | CONTRIBUINTE': the letter's head.
  if (means(row, ['title', 'creditTitle', 'otherNumber', 'vatNumber']) || means(row, ['number'], BARE)) return true;
  return means(factsOfColumn(text, cell), ['invoiceNumber', 'dueDate']);
}

/** 'NORTHWIND INVOICE #', 'Fecha': a few words without a figure, the last of which are a label. */
const endsWithLabel = ({ labels, words }: Cell): boolean =>
  words.length <= LONGEST &&
  labels.some(({ to }) => to === words.length) &&
  words.every(({ text }) => !/\d/.test(text));
const LONGEST = 4;

/** Whether a cell is nothing but its label, be it in two languages: 'Date', 'Date / التاريخ'. */
const isHeading = ({ labels, words }: Cell): boolean =>
  labels.length > 0 &&
  words.every(({ text }, at) => text === '/' || labels.some(({ from, to }) => at >= from && at < to));

/** 'Buyer's Order No. | Dated': the day of the paper whose number stands beside it. */
export function isDayOfOrder(text: DocumentText, cell: Cell, label: Label): boolean {
  if (label.phrase !== 'dated' || !isHeading(cell)) return false;
  const beside = text.rows[cell.row]?.cells[cell.column - 1];
  return (
    beside?.labels.some((own) => weightOf(own, 'orderNumber') > 0 || weightOf(own, 'deliverySlipNumber') > 0) ?? false
  );
}

/** So many rows apart are the headings of a column of facts, each over its value. */
const COLUMN_REACH = 6;

/** The cells that begin where a heading does, a few rows over and under it: none in the next row, where values stand. */
const factsOfColumn = (text: DocumentText, { row, page, x0, y0, y1 }: Cell): readonly Cell[] =>
  text.rows
    .slice(Math.max(0, row - COLUMN_REACH), row + COLUMN_REACH + 1)
    .flatMap(({ cells }) => cells)
    .filter((other) => other.page === page && Math.abs(other.row - row) > 1 && Math.abs(other.x0 - x0) < (y1 - y0) / 2);

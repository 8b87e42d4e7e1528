import { boundsOf } from '../../../page-model.ts';
import { weightOf } from '../../labels/label.ts';
import { sumsInWholes } from '../../money/figures/sums-in-wholes.ts';
import type { Cell, DocumentText, TextRow } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { oncePerDocument } from '../../text/once-per-document.ts';
import { endsTable, isRowOfSums } from '../table/table-ends.ts';
import { headsPaymentsAt } from '../table/tables-of-payments.ts';
import { withCountsBetween } from './counts-between.ts';
import { withCountsCalledTotals } from './counts-called-totals.ts';
import type { HeaderColumn } from './header-column.ts';
import { columnsOf, kindsOf, overlap } from './header-columns.ts';
import { headsAgain } from './headings-again.ts';
import { headingsApart, usualSpace } from './headings-apart.ts';
import { joinedBelow } from './headings-in-two-rows.ts';
import { withoutTotalsOfTax, withPriceAsTotal } from './headings-of-tax.ts';
import { isNumbering } from './numbered-columns.ts';
import { pricesAndTotals } from './prices-and-totals.ts';
import { withPricesByProduct } from './prices-by-product.ts';
import { isRestOf } from './rest-of-head.ts';
import { withUnheadedText } from './unheaded-text.ts';
import { withLastAsTotal, withText } from './unnamed-columns.ts';

/** The header of a table of lines: its columns, and the rows it takes. */
export type Header = {
  readonly page: number;
  readonly row: number;
  readonly lastRow: number;
  readonly columns: readonly HeaderColumn[];
};

/** A table's header has at least this many columns we know, one of them a text and one an amount. */
const FEWEST_COLUMNS = 3;

/** Every header of a table of invoice lines, top down. */
export const findHeaders: (text: DocumentText) => readonly Header[] = oncePerDocument((text) => {
  const headers: Header[] = [];
  const space = usualSpace(text);
  for (let row = 0; row < text.rows.length; row++) {
    const header = headerAt(text, row, space) ?? headerAgain(text, row, headers);
    const last = headers.at(-1);
    if (!header || (last?.lastRow ?? -1) >= row) continue;
    if (last && isRestOf(last, header)) headers[headers.length - 1] = { ...last, lastRow: header.lastRow };
    else headers.push(header);
  }
  return headers;
});

function headerAgain(text: DocumentText, index: number, headers: readonly Header[]): Header | undefined {
  const [row, first] = [text.rows[index], headers[0]];
  if (!first || !row || row.cells.length < 2 || row.cells[0]?.labels.length !== 0 || isRowOfSums(row)) return undefined;
  const before = { lastRow: headers.at(-1)?.lastRow ?? first.lastRow, columns: first.columns };
  const columns = headsAgain(text, row, before);
  return columns && { page: row.page, row: index, lastRow: index, columns };
}

/** A header may be set in two or three lines; the rows right under it join where they hold column labels only. */
function headerAt(text: DocumentText, row: number, space: number | undefined): Header | undefined {
  const whole = text.rows[row];
  if (!whole) return undefined;
  const apart = space === undefined ? whole : headingsApart(whole, space, text.source === 'ocr');
  const asWhole = columnsOf(whole);
  const asApart = apart === whole ? asWhole : columnsOf(apart);
  const [first, firstColumns] = asApart.length >= asWhole.length ? [apart, asApart] : [whole, asWhole];
  let columns = firstColumns;
  if (columns.length < 2) return undefined;
  let lastRow = row;
  for (let next = row + 1; next <= row + 2; next++) {
    const candidate = text.rows[next];
    if (
      !candidate ||
      candidate.page !== first.page ||
      candidate.y0 - (text.rows[lastRow]?.y1 ?? 0) > 1.2 * (first.y1 - first.y0)
    )
      break;
    if (
      candidate.cells.some((cell) => /\d/.test(cell.text)) ||
      candidate.cells.some((cell) => cell.labels.length === 0 && cell.words.length > 3)
    )
      break;
    if (isTitle(candidate, columns)) break;
    const joined = joinedBelow(first, candidate, text.source === 'ocr');
    columns = columns.map((column) => joined.find(({ box }) => overlap(box, column.box) > 0) ?? column);
    columns = [
      ...columns,
      ...columnsOf(candidate)
        .filter((column) => !columns.some((known) => overlap(known.box, column.box) > 0 && !isUnderText(column, known)))
        .map((column) => ofTax(column, columns)),
    ];
    lastRow = next;
  }
  if (isNumbering(text.rows[lastRow + 1], first)) lastRow += 1;
  const total = totalAbove(text, first, columns);
  if (total) columns = [...columns.filter(({ box }) => overlap(box, total.box) <= 0), total];
  const below = text.rows[lastRow + 1];
  const rowsBelow = text.rows.slice(lastRow + 1);
  columns = withText(withPriceAsTotal(pricesAndTotals(withoutTotalsOfTax(columns, [first]))), first, rowsBelow);
  if (!columns.some(({ kind }) => kind === 'colTotal' || kind === 'colGross'))
    columns = withLastAsTotal(columns, first, rowsBelow);
  columns = withPricesByProduct(withCountsCalledTotals(columns, rowsBelow), first, rowsBelow);
  columns = withCountsBetween(withUnheadedText(columns, below), first, text, lastRow);
  if (!isOfFees(text)) columns = columns.filter(({ kind }) => kind !== 'colFactor');
  const kinds = new Set(columns.map((column) => column.kind));
  const hasText = kinds.has('colDesignation') || kinds.has('colItemCode');
  const hasTotal = kinds.has('colTotal') || kinds.has('colGross');
  if (isRowOfSums(first) || headsPaymentsAt(text, row, lastRow) || sumsInWholes(text).heads.has(row)) return undefined;
  return kinds.size >= FEWEST_COLUMNS && hasText && hasTotal
    ? { page: first.page, row, lastRow, columns }
    : kinds.size === 2 && hasText && hasTotal && kinds.has('colDesignation')
      ? { page: first.page, row, lastRow, columns }
      : undefined;
}

/** Germany's scales of fees for doctors and dentists, or a word that only their bills have; a meter's 'Faktor' is none of theirs. */
const OF_FEES = /\b(?:goa|goae|goz|gop|gebuhrenordnung|liquidation|(?:zahn)?arztliche[nrs]?|privatarztliche)\b/;
const isOfFees = oncePerDocument(({ cells }: DocumentText) => cells.some(({ text }) => OF_FEES.test(fold(text))));

/** 'Taxes et contributions' under headings and left of them all: what the items below are, for no tax comes first. */
function isTitle({ cells: [title, ...more] }: TextRow, columns: readonly HeaderColumn[]): boolean {
  if (!title || more.length > 0 || columns.some(({ box }) => box.x0 <= title.x1)) return false;
  const [label] = title.labels;
  return label !== undefined && kindsOf(label).every((kind) => kind === 'colVatRate' || kind === 'colVatAmount');
}

/** 'Qty' under 'Description', where an item's text has a row of its own over its figures. */
const isUnderText = ({ kind }: HeaderColumn, { kind: upper }: HeaderColumn): boolean =>
  kind === 'colQuantity' && upper === 'colDesignation';

/** 'Rate | Amount' a row lower on both sides of 'Tax', beside a price and a total: of the tax, and no prices and totals. */
function ofTax(column: HeaderColumn, upper: readonly HeaderColumn[]): HeaderColumn {
  if (upper.every(({ kind }) => kind !== column.kind)) return column;
  const middle = ({ box }: HeaderColumn) => (box.x0 + box.x1) / 2;
  const apart = (one: HeaderColumn) => Math.abs(middle(one) - middle(column));
  const [nearest] = [...upper].sort((one, other) => apart(one) - apart(other));
  if (nearest?.kind !== 'colVatRate' && nearest?.kind !== 'colVatAmount') return column;
  if (column.kind === 'colUnitPrice') return { ...column, kind: 'colVatRate' };
  return column.kind === 'colTotal' ? { ...column, kind: 'colVatAmount' } : column;
}

/** 'Amount (excl.' a line higher than the other headings, over 'tax)': the column of totals, where the head has none else. */
function totalAbove(text: DocumentText, first: TextRow, columns: readonly HeaderColumn[]): HeaderColumn | undefined {
  const above = text.rows[(first.cells[0]?.row ?? 0) - 1];
  if (!above || above.page !== first.page || columns.some(({ kind }) => kind === 'colTotal' || kind === 'colGross'))
    return undefined;
  const isClose = first.y0 - above.y1 < 0.6 * (first.y1 - first.y0);
  const isHead = above.cells.length < first.cells.length && above.cells.every((cell) => !/\d/.test(cell.text));
  const right = Math.max(...first.cells.map(({ x1 }) => x1));
  const isTotal = ({ labels: [label], x0 }: Cell) => label?.from === 0 && weightOf(label, 'colTotal') > 0 && x0 > right;
  const total = isClose && isHead ? above.cells.find(isTotal) : undefined;
  return total && { kind: 'colTotal', box: boundsOf([total]) };
}

/** Rows that hold lines: of every header. */
export const lineRows = (text: DocumentText): Set<number> => new Set(rowsOfLines(text).flatMap(({ rows }) => rows));

type Table = { readonly header: Header; readonly rows: readonly number[] };

/** Every header with its rows: to the one that begins the totals, or the next header, or the page's end. */
export const rowsOfLines: (text: DocumentText) => readonly Table[] = oncePerDocument((text) => {
  const headers = findHeaders(text);
  return headers.map((header, index) => {
    const rows: number[] = [];
    for (let row = header.lastRow + 1; row < text.rows.length && row !== headers[index + 1]?.row; row++) {
      const at = text.rows[row];
      if (!at || at.page > header.page + 1 || endsTable(at, header)) break;
      rows.push(row);
    }
    return { header, rows };
  });
});

import type { ReadLine } from '@comptoir/contracts';
import { Decimal } from 'decimal.js';
import { type Box, boundsOf } from '../../page-model.ts';
import { weightOf } from '../labels/find-labels.ts';
import type { AmountEvidence } from '../money/amount-roles.ts';
import type { Amount } from '../money/amounts.ts';
import type { DocumentText, TextRow } from '../text/document-text.ts';
import { type Column, endsTable, findHeaders, type Header, headsTotals, overlap } from './line-headers.ts';

/** Rows between two items that may belong to the upper one's description. */
const DESCRIPTION_ROWS = 8;

/** Where a line stands: the box of each value of it, on one page. */
export type LinePlace = { readonly page: number; readonly boxes: Readonly<Partial<Record<keyof ReadLine, Box>>> };
export type LineOnPage = ReadLine & {
  readonly place?: LinePlace;
  /** A reduction among the lines: part of their sum, and none of them. */
  readonly isReduction?: true;
};

/** The invoice's lines, from every table whose header names columns of lines. */
export function findLines(text: DocumentText, evidence: readonly AmountEvidence[]): LineOnPage[] {
  const headers = findHeaders(text);
  return headers.flatMap((header, index) => readTable(text, header, headers[index + 1], evidence));
}

function readTable(
  text: DocumentText,
  header: Header,
  next: Header | undefined,
  evidence: readonly AmountEvidence[],
): LineOnPage[] {
  const lines: { line: Mutable; anchor: number }[] = [];
  const end = next?.row ?? text.rows.length;
  const byRow = new Map<number, AmountEvidence[]>();
  for (const one of evidence) byRow.set(one.amount.cell.row, [...(byRow.get(one.amount.cell.row) ?? []), one]);
  const rowAt = (index: number): Mutable | undefined => {
    const row = text.rows[index];
    return (
      row &&
      readRow(row, header, {
        amounts: (byRow.get(index) ?? []).map((one) => one.amount),
        isRecognised: text.source === 'ocr',
      })
    );
  };
  /** Whether items follow a sum on the same page: it summed up a group of them. */
  const goesOn = (from: number): boolean => {
    for (let index = from + 1; index < end && text.rows[index]?.page === header.page; index++)
      if (isWhole(rowAt(index))) return true;
    return false;
  };
  let quiet = 0;
  let begun: Mutable | undefined;
  for (let index = header.lastRow + 1; index < end; index++) {
    const row = text.rows[index];
    if (!row) break;
    const read = rowAt(index);
    // A table that goes on overleaf without its header: whole items alone, the page's own head and foot are none.
    if (row.page !== header.page && !endsTable(row, header) && !isWhole(read)) continue;
    if (endsTable(row, header) && lines.length > 0) {
      if (!subtotals(row) || headsTotals(row) || !goesOn(index)) break;
      continue;
    }
    if (read?.netTotal !== undefined) {
      if (endsTable(row, header)) break;
      quiet = 0;
      if (isAdjustment(row, text.source === 'ocr') && !isWhole(read) && !isCounted(read, header)) continue;
      const above = read.quantity === undefined ? begun : undefined;
      const line = { ...above, ...read, place: joined(above?.place, read.place) };
      lines.push({ line: isVoucher(read, header) ? { ...line, isReduction: true } : line, anchor: index });
      begun = undefined;
    } else {
      quiet += 1;
      if (read?.quantity !== undefined || read?.unitPrice !== undefined) {
        // The total is set a row lower than quantity and price where a cell beside them has several lines.
        begun = read;
        continue;
      }
      const last = lines.at(-1);
      if (quiet > DESCRIPTION_ROWS && lines.length > 0) continue;
      if (last && read) complete(last.line, read);
      else if (!last && read?.designation) lines.push({ line: read, anchor: index });
    }
  }
  return lines.map(({ line }): LineOnPage => line).filter((line) => line.netTotal !== undefined);
}

/** Quantity, price and total, each in its column, and the total what the two make or less (a reduction). */
function isWhole(line: Mutable | undefined): boolean {
  if (line?.netTotal === undefined || line.quantity === undefined || line.unitPrice === undefined) return false;
  const full = new Decimal(line.quantity).times(line.unitPrice).abs();
  return new Decimal(line.quantity).gt(0) && new Decimal(line.netTotal).abs().lte(full.plus('0.02'));
}

/** A reduction by its code ('WELCOME10   -10.00'): below nought, in a table whose items have a quantity and a price. */
const isVoucher = ({ netTotal, quantity, unitPrice }: Mutable, { columns }: Header): boolean =>
  netTotal?.startsWith('-') === true &&
  quantity === undefined &&
  unitPrice === undefined &&
  ['colQuantity', 'colUnitPrice'].every((kind) => columns.some((column) => column.kind === kind));

/** A quantity and a total, in a table that says nothing of prices. */
const isCounted = ({ quantity }: Mutable, { columns }: Header): boolean =>
  quantity !== undefined && columns.every(({ kind }) => kind !== 'colUnitPrice');

function subtotals(row: TextRow): boolean {
  return row.cells.some((cell) => cell.labels.some((label) => label.from === 0 && weightOf(label, 'lineSum') > 0));
}

/**
 * A reduction or charge set among the lines is none of them (BG-20, BG-21, BG-27, BG-28). The recogniser loses the colon
 * behind 'REMISE': there the word alone is enough.
 */
function isAdjustment(row: TextRow, isRecognised: boolean): boolean {
  return row.cells.some((cell) => {
    const label = cell.labels[0];
    return (
      label?.from === 0 &&
      (label.announces || isRecognised) &&
      (weightOf(label, 'discount') === 1 || weightOf(label, 'charges') === 1)
    );
  });
}

type Mutable = { -readonly [key in keyof ReadLine]: ReadLine[key] } & { place: LinePlace; isReduction?: true };

/** What both say of a line on one page; the lower where they are on two. */
const joined = (upper: LinePlace | undefined, lower: LinePlace): LinePlace =>
  upper?.page === lower.page ? { ...lower, boxes: { ...upper.boxes, ...lower.boxes } } : lower;

/** What a row says, column by column; undefined for a row with nothing in the table's columns. */
function readRow(
  row: TextRow,
  header: Header,
  { amounts, isRecognised }: { readonly amounts: readonly Amount[]; readonly isRecognised: boolean },
): Mutable | undefined {
  const boxes: Partial<Record<keyof ReadLine, Box>> = {};
  const line: Mutable = { place: { page: row.page, boxes } };
  const numbers = amounts.flatMap((amount) => {
    const column = columnOf(amount.box, header);
    return column ? [{ amount, ...column }] : [];
  });
  /** The number that stands nearest to a column, of those that are nearest to it. */
  const pick = (kind: Column) =>
    numbers.filter((one) => one.kind === kind).sort((one, other) => one.distance - other.distance)[0]?.amount;
  const total =
    pick('colTotal') ?? (header.columns.some((column) => column.kind === 'colTotal') ? undefined : pick('colGross'));
  const quantity = pick('colQuantity');
  const unitPrice = pick('colUnitPrice');
  if (total && (total.isMoney || total.value.decimalPlaces() > 0 || quantity)) {
    line.netTotal = money(total.value);
    boxes.netTotal = total.box;
  }
  if (quantity && !quantity.isPercent) {
    line.quantity = quantity.value.toFixed();
    boxes.quantity = quantity.box;
  }
  if (unitPrice && !unitPrice.isPercent) {
    line.unitPrice = money(unitPrice.value);
    boxes.unitPrice = unitPrice.box;
  }
  const times = amounts.find((amount) => amount !== total && multiplies(amount, amounts));
  const price = times && multiplies(times, amounts);
  const isProved = times && price && total && times.value.times(price.value).minus(total.value).abs().lt('0.011');
  if (isProved && price !== total) {
    line.quantity = times.value.toFixed();
    line.unitPrice = money(price.value);
    boxes.quantity = times.box;
    boxes.unitPrice = price.box;
  }
  if (isRecognised) lostQuantity(line, header);
  const rate = rateIn(row, header);
  if (rate) {
    line.vatRate = rate.value;
    boxes.vatRate = rate.box;
  }
  if (line.netTotal !== undefined && (line.quantity === undefined || line.unitPrice === undefined))
    proveByProduct(line, boxes, amounts, total);
  const written = textIn(row, header, 'colDesignation', amounts);
  if (written) {
    line.designation = written.value;
    boxes.designation = written.box;
  }
  countedInText(line, boxes, header);
  const code = textIn(row, header, 'colItemCode', amounts);
  if (code && code.value.split(' ').length <= 2) {
    line.itemCode = code.value;
    boxes.itemCode = code.box;
  }
  return Object.keys(boxes).length > 0 ? line : undefined;
}

/**
 * Quantity × price = total names the two where the header did not. What stands in a column of its own stays what it is;
 * of two that could be either, the one with a currency's sign or with cents is the price.
 */
function proveByProduct(
  line: Mutable,
  boxes: Partial<Record<keyof ReadLine, Box>>,
  amounts: readonly Amount[],
  total: Amount | undefined,
): void {
  if (!total || total.value.isZero()) return;
  const others = amounts.filter((amount) => amount !== total && !amount.isPercent && amount.box.x1 <= total.box.x0 + 1);
  for (const [index, one] of others.entries()) {
    const other = others
      .slice(index + 1)
      .find((next) => next.value.times(one.value).minus(total.value).abs().lt('0.011'));
    if (!other) continue;
    const isTurned =
      other.box === boxes.quantity ||
      one.box === boxes.unitPrice ||
      (one.box !== boxes.quantity && other.box !== boxes.unitPrice && isPriceRather(one, other));
    const [quantity, price] = isTurned ? [other, one] : [one, other];
    line.quantity = quantity.value.toFixed();
    line.unitPrice = money(price.value);
    boxes.quantity = quantity.box;
    boxes.unitPrice = price.box;
    return;
  }
}

/** '18 × 14.75' in one cell: the money that a number stands before, the sign of the product between. */
const multiplies = ({ cell, to, isMoney }: Amount, amounts: readonly Amount[]): Amount | undefined =>
  !isMoney && /^[x×]$/i.test(cell.words[to]?.text ?? '')
    ? amounts.find((other) => other.cell === cell && other.isMoney && other.from > to && other.from <= to + 2)
    : undefined;

/** '15 × Domain registration': how many there are, in a table without a column for it. */
const COUNT_AND_NAME = /^(\d{1,5}(?:[.,]\d{1,2})?) ?[x×] (?=\p{L})/u;

function countedInText(line: Mutable, boxes: Partial<Record<keyof ReadLine, Box>>, { columns }: Header): void {
  if (line.quantity !== undefined || columns.some(({ kind }) => kind === 'colQuantity')) return;
  const count = COUNT_AND_NAME.exec(line.designation ?? '')?.[1];
  if (count === undefined) return;
  line.quantity = new Decimal(count.replace(',', '.')).toFixed();
  if (boxes.designation) boxes.quantity = boxes.designation;
}

/** So many of one thing are counted at the most where the count itself was not seen. */
const MOST_LOST = 99;

/**
 * A recogniser loses a figure that stands alone. Where a table has a column of quantities, a line none, and its total is
 * its price so many times, that many it is.
 */
function lostQuantity(line: Mutable, { columns }: Header): void {
  const { quantity, unitPrice, netTotal } = line;
  if (quantity !== undefined || unitPrice === undefined || netTotal === undefined) return;
  if (columns.some(({ kind }) => kind === 'colDiscount') || columns.every(({ kind }) => kind !== 'colQuantity')) return;
  if (new Decimal(unitPrice).isZero()) return;
  const times = new Decimal(netTotal).div(unitPrice);
  if (times.isInteger() && times.gte(1) && times.lte(MOST_LOST)) line.quantity = times.toFixed();
}

/** Whether the left of two factors looks like a price and the right one does not. */
function isPriceRather(left: Amount, right: Amount): boolean {
  const hasSign = ({ cell, from, to }: Amount) =>
    cell.words.slice(Math.max(0, from - 1), to + 1).some((word) => /\p{Sc}/u.test(word.text));
  if (hasSign(left) !== hasSign(right)) return hasSign(left);
  return left.value.decimalPlaces() === 2 && right.value.decimalPlaces() < 2;
}

/** What a cell or a few words say, and where. */
type Said = { readonly value: string; readonly box: Box };

function rateIn(row: TextRow, header: Header): Said | undefined {
  const column = header.columns.find((one) => one.kind === 'colVatRate');
  if (!column) return undefined;
  const cell =
    row.cells.find((one) => overlap(one, column.box) > 0) ??
    row.cells.find((one) => /^\d{1,2}(?:[.,]\d+)? ?%/.test(one.text));
  const digits = cell && /(?:^|\s)(\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|$)/.exec(cell.text)?.[1];
  return cell && digits ? { value: new Decimal(digits.replace(',', '.')).toFixed(), box: boundsOf([cell]) } : undefined;
}

function textIn(row: TextRow, header: Header, kind: Column, amounts: readonly Amount[]): Said | undefined {
  const column = header.columns.find((one) => one.kind === kind);
  if (!column) return undefined;
  const right = Math.min(
    ...header.columns.filter((one) => one.box.x0 > column.box.x1).map((one) => one.box.x0),
    Number.POSITIVE_INFINITY,
  );
  // The first column's heading may be centred over it, so that all of a text stands left of it.
  const isFirst = header.columns.every((one) => one === column || one.box.x0 > column.box.x0);
  const left = row.cells.some((cell) => overlap(cell, column.box) > 0)
    ? undefined
    : row.cells.findLast((cell) => cell.x1 <= column.box.x0);
  const cells = row.cells.filter(
    (cell) =>
      cell.x0 < right &&
      ((isFirst && cell === left) || cell.x1 > column.box.x0 - 4) &&
      (overlap(cell, column.box) > 0 || cell.x0 >= column.box.x0 - 4 || kind === 'colDesignation'),
  );
  const words = cells.flatMap((cell) =>
    cell.words.filter(
      (word, index) =>
        (isFirst || word.x0 >= column.box.x0 - 3 * (word.y1 - word.y0)) &&
        word.x0 < right &&
        !amounts.some((amount) => amount.cell === cell && amount.isMoney && index >= amount.from && index < amount.to),
    ),
  );
  const value = words
    .map((word) => word.text)
    .join(' ')
    .trim();
  return value ? { value, box: boundsOf(words) } : undefined;
}

/** The column a number stands in: the header it overlaps, else the nearest by its right edge or middle. */
function columnOf(box: Box, header: Header): { readonly kind: Column; readonly distance: number } | undefined {
  const ranked = header.columns
    .filter((column) => column.kind !== 'colDesignation')
    .map((column) => {
      const shared = overlap(box, column.box);
      const apart = Math.min(Math.abs(box.x1 - column.box.x1), Math.abs(box.x0 - column.box.x0));
      return { kind: column.kind, shared, distance: shared > 0 ? 0 : apart };
    })
    .sort((a, b) => a.distance - b.distance || b.shared - a.shared);
  const first = ranked[0];
  const width = box.y1 - box.y0;
  return first && first.distance < 5 * width ? first : undefined;
}

/** Later rows of an item: what the anchor row lacked, and more of the description. */
function complete(line: Mutable, more: Mutable): void {
  for (const name of ['netTotal', 'designation'] as const) {
    if (line[name] !== undefined || more[name] === undefined) continue;
    line[name] = more[name];
    const box = more.place.boxes[name];
    if (box && more.place.page === line.place.page)
      line.place = { ...line.place, boxes: { ...line.place.boxes, [name]: box } };
  }
}

function money(value: Decimal): string {
  return value.toFixed(Math.max(2, value.decimalPlaces()));
}

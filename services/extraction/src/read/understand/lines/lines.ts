import { Decimal } from 'decimal.js';
import { weightOf } from '../labels/label.ts';
import type { AmountEvidence } from '../money/roles/amount-roles.ts';
import type { DocumentText, TextRow } from '../text/document-text.ts';
import { withoutBareSums, withoutGroupHeads, withoutSummaries, withPricesBelow } from './by-sum/in-sum.ts';
import { productsForNoughts } from './by-sum/products-for-noughts.ts';
import { findHeaders, type Header } from './head/line-headers.ts';
import type { LineDraft } from './line-draft.ts';
import type { LineOnPage } from './line-on-page.ts';
import { isProduct } from './product.ts';
import { announcedCount } from './row/announced-counts.ts';
import { withCounts } from './row/factors.ts';
import { readRow } from './row/line-row.ts';
import { lostQuantity, withLostCounts } from './row/lost-quantity.ts';
import { withReducedCounts } from './row/reduced-counts.ts';
import {
  headsReductions,
  isAdjustment,
  isAdvance,
  isCalledByName,
  isReductionOf,
  isVoucher,
  takenOff,
} from './table/adjustments.ts';
import { withAsides } from './table/asides.ts';
import { withBegun, withRest } from './table/begun-items.ts';
import { isHeldInItem, isNothing, isRightOfText, tellsPrice } from './table/beside-items.ts';
import { isCarried, isHandedOver } from './table/carried.ts';
import { isEarlierBalance } from './table/earlier-balance.ts';
import { goesOnBelow, hasWholeBelow, isTaxedLike, isWhole, type TableRows } from './table/goes-on.ts';
import { findCopies } from './table/page-copies.ts';
import { isOfTax, isRowOfRate, isTaxOfAbove, isTaxOfItem } from './table/rows-of-tax.ts';
import { endsTable, headsTotals } from './table/table-ends.ts';
import { headsPayments } from './table/tables-of-payments.ts';

/** Rows between two items that may belong to the upper one's description. */
const DESCRIPTION_ROWS = 8;

/** The invoice's lines, from every table whose header names columns of lines. */
export function findLines(text: DocumentText, evidence: readonly AmountEvidence[]): LineOnPage[] {
  const headers = findHeaders(text);
  const copies = findCopies(text);
  const isOwn = ({ place }: LineOnPage) => place === undefined || !copies.has(place.page);
  const read = headers.map((header, index) => readTable(text, header, headers[index + 1], evidence));
  const tables = read.map(({ lines }) => withPricesBelow(withoutGroupHeads(withoutBareSums(lines.filter(isOwn)))));
  const asides = read.flatMap((table) => table.asides.filter(isOwn));
  return [...withAsides(withoutSummaries(tables), asides, evidence)];
}

function readTable(
  text: DocumentText,
  header: Header,
  next: Header | undefined,
  evidence: readonly AmountEvidence[],
): { readonly lines: readonly LineOnPage[]; readonly asides: readonly LineOnPage[] } {
  const asides: LineOnPage[] = [];
  const lines: { line: LineDraft; anchor: number }[] = [];
  const end = next?.row ?? text.rows.length;
  const byRow = Map.groupBy(evidence, ({ amount }) => amount.cell.row);
  const isPicture = text.source === 'ocr';
  const amountsAt = (index: number) => (byRow.get(index) ?? []).map((one) => one.amount);
  const rowAt = (index: number, isPrintedOnly = false): LineDraft | undefined => {
    const row = text.rows[index];
    return row && readRow(row, header, { amounts: amountsAt(index), isRecognised: isPicture && !isPrintedOnly });
  };
  const table: TableRows = { rows: text.rows, header, end, read: rowAt };
  /** What the items since the last sum among them come to. */
  let group: Decimal | undefined;
  /** The page whose items ended with what it hands on. */
  let foot: number | undefined;
  let isReducing = false;
  let quiet = 0;
  let begun: LineDraft | undefined;
  for (let index = header.lastRow + 1; index < end; index++) {
    const row = text.rows[index];
    if (!row) break;
    if (row.page === foot) continue;
    if (isHandedOver(row) && lines.at(-1)?.line.place.page === row.page) foot = row.page;
    isReducing ||= lines.length > 0 && headsReductions(row);
    if (isCarried(row) || isEarlierBalance(row) || isRestOfLabel(row) || isTaxOfItem(row)) continue;
    const read = rowAt(index);
    // A table that goes on overleaf without its header: whole items alone, the page's own head and foot are none.
    const isItem = isWhole(read) || isTaxedLike(read, lines.at(-1)?.line);
    if (row.page !== header.page && !endsTable(row, header) && !isItem) continue;
    const ends = endsTable(row, header) && !isNamedLikeSum(row, read);
    // 'IVA Tasa 0.16 Base 11,490.00', 'Importe 1,838.40' in the text of an item, as Mexico's invoices have it.
    // 'VAT GB 123 4567 89' in the head of the next page.
    const isInHead = row.page !== lines.at(-1)?.line.place.page;
    const isAmongItems = isInHead || isWithinText(row, header) || isPriced(read);
    const isAside = isAmongItems || isTaxOfAbove(row, read, lines.at(-1)?.line);
    if (ends && lines.length > 0 && isAside && hasWholeBelow(table, index)) continue;
    if (ends && lines.length > 0) {
      if (headsTotals(row) || headsPayments(row) || !goesOnBelow(table, index, group)) break;
      group = undefined;
      continue;
    }
    if (read?.netTotal !== undefined) {
      if (ends) break;
      quiet = 0;
      group = (group ?? new Decimal(0)).plus(read.netTotal);
      // 'Voucher' alone in the text of an item heads none: what is counted and priced is sold.
      isReducing &&= !isWhole(read) || read.netTotal.startsWith('-');
      if (isReducing && !isMultiplied(read)) {
        lines.push({ line: takenOff(read), anchor: index });
        continue;
      }
      if (lines.length > 0 && isHeldInItem(row, read)) continue;
      if (isAdjustment(row, text.source === 'ocr') && !isSold(row, read) && !isCounted(read, header)) {
        if (isVoucher(read, header, row)) lines.push({ line: { ...read, isReduction: true }, anchor: index });
        else if (lines.length > 0 && isReductionOf(row, isPicture)) lines.push({ line: takenOff(read), anchor: index });
        else if (isCalledByName(row)) asides.push(read);
        continue;
      }
      if ((isOfTax(row) || isRowOfRate(row, amountsAt(index))) && !isWhole(read)) continue;
      const line = { ...withBegun(begun, read, header) };
      const isBegun = line.place !== read.place;
      if (lines.length > 0 && !isBegun && tellsPrice(row, read, lines.at(-1)?.line)) continue;
      if (lines.length > 0 && !isBegun && isRightOfText(row, read, header)) continue;
      if (isBegun && isPicture) lostQuantity(line, header);
      const isTakenOff = isVoucher(read, header, row) || isAdvance(row, read);
      lines.push({ line: isTakenOff ? { ...line, isReduction: true } : line, anchor: index });
      begun = undefined;
    } else {
      quiet += 1;
      if (read?.quantity !== undefined || read?.unitPrice !== undefined) {
        // The total is set a row lower than quantity and price where a cell beside them has several lines, or a row higher.
        const above = lines.at(-1);
        const whole = above && withRest(above.line, read);
        if (above && whole) above.line = whole;
        else begun = read;
        continue;
      }
      const last = lines.at(-1);
      if (quiet > DESCRIPTION_ROWS && lines.length > 0) continue;
      if (last) announcedCount(last.line, row, header);
      if (last && read) complete(last.line, read);
      else if (!last && read?.designation) lines.push({ line: read, anchor: index });
    }
  }
  withReducedCounts(
    lines.map(({ line, anchor }) => ({ line, amounts: amountsAt(anchor) })),
    header,
  );
  const found = lines
    .map(({ line }): LineOnPage => line)
    .filter((line) => line.netTotal !== undefined && !isNothing(line));
  if (found.length > 1 && found.every(({ netTotal }) => new Decimal(netTotal ?? 0).isZero()))
    return { lines: productsForNoughts(found, evidence), asides: [] };
  return { lines: withCounts(isPicture ? withLostCounts(found, header) : found, header), asides };
}

/** ': 45,60' under 'Preis vor Rabatt', where a column is narrow: a remark on the line above. */
const isRestOfLabel = ({ cells }: TextRow): boolean =>
  cells.length === 1 && /^:\s*[\d\p{Sc}]/u.test(cells[0]?.text ?? '');

/** Whether what may be a charge by its word is sold so many times at a price; what is called a reduction, just that. */
function isSold({ cells: [first] }: TextRow, line: LineDraft): boolean {
  const label = first?.labels[0];
  const isReduction = label !== undefined && label.from === 0 && weightOf(label, 'discount') === 1;
  return (
    isWhole(line) && (!isReduction || new Decimal(line.quantity ?? 0).times(line.unitPrice ?? 0).eq(line.netTotal ?? 0))
  );
}

/** Whether a total is that of a quantity and a price. */
const isMultiplied = (line: LineDraft): boolean =>
  isWhole(line) && isProduct(new Decimal(line.quantity ?? 0), line.unitPrice ?? 0, line.netTotal ?? 0);

/**
 * 'Transport des résidus   1   500,00   500,00': a word of sums that goes on, and the product of its row. What is charged is named by that
 * word alone too. 'Chair   VAT 20%   2   50.00   100.00' begins with none.
 */
function isNamedLikeSum({ cells: [first] }: TextRow, line: LineDraft | undefined): boolean {
  const label = first?.labels[0];
  if (!first || !line || !isMultiplied(line)) return false;
  if (!label) return /\p{L}{3}/u.test(first.text);
  return weightOf(label, 'charges') > 0 || first.words.slice(label.to).some(({ text }) => /\p{L}{3}/u.test(text));
}

/**
 * 'Imposto especial   16 922   0,001000   16 92', whose total was misread in a picture: no sum has a quantity and a price. Nor has one a
 * price alone: 'netto 73,15' under a gross price of 89,97.
 */
const isPriced = (line: LineDraft | undefined): boolean =>
  line?.unitPrice !== undefined && (line.quantity !== undefined || line.netTotal === undefined);

/** Whether all that a row says ends before the table's figures begin. */
function isWithinText({ cells }: TextRow, { columns }: Header): boolean {
  const text = columns.find(({ kind }) => kind === 'colDesignation')?.box;
  const figures = columns.filter(({ kind, box }) => text && box.x0 > text.x1 && FIGURES.some((one) => one === kind));
  return figures.length > 0 && cells.every(({ x1 }) => figures.every(({ box }) => x1 < box.x0));
}
const FIGURES = ['colQuantity', 'colUnitPrice', 'colTotal', 'colGross'] as const;

/** A quantity and a total, in a table that says nothing of prices. */
const isCounted = ({ quantity }: LineDraft, { columns }: Header): boolean =>
  quantity !== undefined && columns.every(({ kind }) => kind !== 'colUnitPrice');

/** Later rows of an item: what the anchor row lacked, and more of the description. */
function complete(line: LineDraft, more: LineDraft): void {
  for (const name of ['netTotal', 'designation'] as const) {
    if (line[name] !== undefined || more[name] === undefined) continue;
    line[name] = more[name];
    const box = more.place.boxes[name];
    if (box && more.place.page === line.place.page)
      line.place = { ...line.place, boxes: { ...line.place.boxes, [name]: box } };
  }
}

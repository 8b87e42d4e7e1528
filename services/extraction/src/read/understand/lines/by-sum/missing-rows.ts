// Rows of a table that a word or a shape kept out of its lines, told by the sum that all of them come to.
import { Decimal } from 'decimal.js';
import { weightOf } from '../../labels/label.ts';
import type { Amount } from '../../money/figures/amount.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { DocumentText, TextRow } from '../../text/document-text.ts';
import { overlap } from '../head/header-columns.ts';
import { findHeaders, type Header } from '../head/line-headers.ts';
import type { LineDraft } from '../line-draft.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { isProduct } from '../product.ts';
import { readRow } from '../row/line-row.ts';
import { isCalledByName, isReductionOf, takenOff } from '../table/adjustments.ts';
import { isNothing, isRightOfText } from '../table/beside-items.ts';
import { isHandedOver } from '../table/carried.ts';
import { findCopies } from '../table/page-copies.ts';
import { isSumOf } from '../table/sum-names.ts';

/** A row of the document with what it says in the columns of its table. */
type Row = {
  readonly line: LineOnPage;
  readonly isFound: boolean;
  /** It is called one of the totals and nothing else, or what a page hands on. */
  readonly isSum: boolean;
  /** It is called a charge, and may be one of the totals. */
  readonly isCharge: boolean;
  /** Per cent that it names: 'Xyz @ 18 %'. */
  readonly rates: readonly Decimal[];
};

/**
 * Lines that fall short of the net total, with the rows between and below them that have a total in their column, where all of them come to
 * it exactly (EN 16931 BR-CO-10): 'Annual accounts 450.00', 'VAT return 150.00' under no price. What the rows above it come to
 * is the sum of them or of a group.
 * @param net what the lines are to come to
 */
export function withMissingRows(
  lines: readonly LineOnPage[],
  text: DocumentText,
  evidence: readonly AmountEvidence[],
  net: Decimal | undefined,
): readonly LineOnPage[] {
  if (!net?.gt(0)) return lines;
  const taken: LineOnPage[] = [];
  let [added, charges] = [0, 0];
  let [all, group] = [new Decimal(0), new Decimal(0)];
  let isSummed = false;
  for (const { line, isFound, isSum, isCharge, rates } of rowsOf(lines, text, evidence)) {
    const total = new Decimal(line.netTotal ?? 0);
    const isRepeated = taken.length > 0 && (total.eq(all) || total.eq(group));
    if (!isFound && isRepeated && (isSum || taken.length > 1)) {
      isSummed ||= total.eq(all);
      group = new Decimal(0);
      continue;
    }
    // What is charged behind the sum of all is part of the totals.
    if (!isFound && (isSum || (isSummed && isCharge) || total.eq(net))) return lines;
    // A tax, whatever it is called, where the 'net' total is the one with it.
    if (!isFound && rates.some((rate) => isProduct(rate.div(100), all, total))) return lines;
    taken.push(line);
    if (!isFound && !line.isReduction) added += 1;
    if (!isFound && isCharge) charges += 1;
    [all, group] = [all.plus(total), group.plus(total)];
    if (!all.eq(net) || !lines.every((one) => taken.includes(one))) continue;
    // A charge beside a reduction is the bill's, as that is.
    const isOfBill = charges > 0 && taken.some(({ isReduction }) => isReduction);
    return added > 0 && !isOfBill ? taken : lines;
  }
  return lines;
}

/** The rows under the first headings that have a total, from the top. */
function rowsOf(lines: readonly LineOnPage[], text: DocumentText, evidence: readonly AmountEvidence[]): Row[] {
  const headers = findHeaders(text);
  const copies = findCopies(text);
  const byRow = Map.groupBy(evidence, ({ amount }) => amount.cell.row);
  const byBox = new Map(evidence.map(({ amount }) => [amount.box, amount.cell.row]));
  const found = new Map(
    lines.flatMap((line) => {
      const row = line.place?.boxes.netTotal && byBox.get(line.place.boxes.netTotal);
      return row === undefined ? [] : [[row, line] as const];
    }),
  );
  if (found.size < lines.length) return [];
  const isRecognised = text.source === 'ocr';
  return text.rows.flatMap((row, index): Row[] => {
    const header = headers.findLast(({ lastRow }) => lastRow < index);
    const own = found.get(index);
    if (own) return [{ line: own, isFound: true, isSum: false, isCharge: false, rates: [] }];
    if (!header || copies.has(row.page) || headers.some((one) => index >= one.row && index <= one.lastRow)) return [];
    const amounts = (byRow.get(index) ?? []).map(({ amount }) => asMoney(amount));
    const line = readRow(row, header, { amounts, isRecognised });
    if (!line || line.netTotal === undefined || isNothing(line) || !isInColumn(line, lines, header)) return [];
    if (isRightOfText(row, line, header)) return [];
    const isNamed = isHandedOver(row) || isSumOf(row) || (isCharged(row) && !isCalledByName(row));
    const isSum = isNamed && (line.quantity === undefined || line.unitPrice === undefined);
    const isTakenOff = line.netTotal.startsWith('-') && line.quantity === undefined;
    const read = isTakenOff || isReductionOf(row, isRecognised) ? takenOff(line) : line;
    return [{ line: read, isFound: false, isSum, isCharge: isCharged(row), rates: ratesOf(row) }];
  });
}

/** '3000' over '50' in a column of amounts that nothing else calls money: what they come to tells. */
const asMoney = (amount: Amount): Amount =>
  amount.isPercent || amount.isRescaled || !amount.value.isInteger() ? amount : { ...amount, isMoney: true };

/** Whether a total stands where those of the lines do, or under its heading. */
function isInColumn({ place }: LineDraft, lines: readonly LineOnPage[], { columns }: Header): boolean {
  const box = place.boxes.netTotal;
  const totals = lines.flatMap((line) => line.place?.boxes.netTotal ?? []);
  const headings = columns.filter(({ kind }) => kind === 'colTotal' || kind === 'colGross').map((one) => one.box);
  return box !== undefined && (totals.length > 0 ? totals : headings).some((one) => overlap(box, one) > 0);
}

const isCharged = ({ cells }: TextRow): boolean =>
  cells.some(({ labels: [label] }) => label?.from === 0 && weightOf(label, 'charges') > 0);

const ratesOf = ({ text }: TextRow): Decimal[] =>
  [...text.matchAll(/(\d{1,2}(?:[.,]\d{1,3})?) ?%/g)].map(([, rate = '']) => new Decimal(rate.replace(',', '.')));

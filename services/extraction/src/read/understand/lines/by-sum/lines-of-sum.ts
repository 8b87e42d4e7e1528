import { Decimal } from 'decimal.js';
import { type Box, boundsOf, type Word } from '../../../page-model.ts';
import { weightOf } from '../../labels/label.ts';
import { isCurrencyCode } from '../../money/currency/currency.ts';
import type { Amount } from '../../money/figures/amount.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { DocumentText, TextRow } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { isAligned } from '../aligned.ts';
import { type Boxes, type LineDraft, money } from '../line-draft.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { countedInText, proveByProduct } from '../row/factors.ts';
import { namesEarlierBalance } from '../table/earlier-balance.ts';
import { isFee } from '../table/fees.ts';
import { withoutGroupSums } from './group-sums.ts';

/** A label says this surely what an amount is: no item's then. */
const LABELLED = 0.7;
/** So many rows of description stand between two items at the most. */
const ROWS_BETWEEN = 8;
/** An item is called something: so many letters at the least. */
const FEWEST_LETTERS = 3;
const ROUNDING = '0.005';

/**
 * The lines of an invoice whose items stand under no headings: the amounts over a sum, right under one another, that come
 * to it exactly (EN 16931 BR-CO-10). No sum, no lines.
 * @param sum what they are to come to, without VAT, and where it stands
 */
export function linesOfSum(
  text: DocumentText,
  evidence: readonly AmountEvidence[],
  sum: { readonly value: Decimal; readonly amount: Amount } | undefined,
): LineOnPage[] {
  if (!sum?.value.isPositive() || sum.value.isZero()) return [];
  const found = itemsDownTo(text, evidence, sum.amount);
  // The only item of an invoice may say itself what it comes to, with nothing but VAT and total below it.
  if (found.length === 1 && found[0] === sum.amount)
    return isAnnounced(sum.amount) ? [] : asLine(text, evidence, sum.amount);
  const above = found.filter(({ cell }) => cell.row < sum.amount.cell.row);
  // Beside the items a chart's or a note's figures may stand nearer.
  const nearest = [above[0], above.find(({ box }) => isAligned(box, sum.amount.box))];
  for (const item of new Set(nearest)) {
    const isNear = item && rowsApart(text, item, sum.amount) <= ROWS_BETWEEN;
    const lines = isNear ? linesUpFrom(text, evidence, { item, above, sum: sum.value }) : [];
    if (lines.length > 0) return lines;
  }
  return [];
}

/** The lines that end with an item, up to where they come to the sum. */
function linesUpFrom(
  text: DocumentText,
  evidence: readonly AmountEvidence[],
  { item: nearest, above, sum }: { readonly item: Amount; readonly above: readonly Amount[]; readonly sum: Decimal },
): LineOnPage[] {
  const items: Amount[] = [];
  let left = sum;
  for (const item of withoutGroupSums(text, columnOver(nearest, above), evidence)) {
    const below = items.at(-1);
    if (below && rowsApart(text, item, below) > ROWS_BETWEEN) return [];
    items.push(item);
    left = left.minus(item.value);
    if (left.abs().lt(ROUNDING) && items.length === 1 && isAnnounced(item)) return [];
    if (left.abs().lt(ROUNDING)) return factorsInColumns(items.reverse().flatMap((one) => asLine(text, evidence, one)));
    if (left.isNegative() && item.value.gt(0)) return [];
  }
  return [];
}

/** How many rows lower one amount stands than another, without those of what is set right of both. */
const rowsApart = ({ rows }: DocumentText, upper: Amount, lower: Amount): number =>
  rows
    .slice(upper.cell.row + 1, lower.cell.row + 1)
    .filter(({ cells }) => cells.some(({ x0 }) => x0 < Math.max(upper.box.x1, lower.box.x1))).length;

/** What stands right over an amount, each under the next: a page that lies askew moves its columns from row to row. */
function columnOver(nearest: Amount, above: readonly Amount[]): Amount[] {
  const column: Amount[] = [];
  for (const item of above) if (isAligned(item.box, (column.at(-1) ?? nearest).box)) column.push(item);
  return column;
}

/** What could be an item's total, bottom up: money at the end of a row that says something and names no sum. */
function itemsDownTo(text: DocumentText, evidence: readonly AmountEvidence[], sum: Amount): Amount[] {
  const lowest = sum.cell.row;
  const sums = evidence.filter(
    ({ amount: { cell }, scores }) => namesSum(scores) && hasLabelOfSum(text.rows[cell.row]),
  );
  // What is called a sum right of an item is a note's or a chart's.
  const isSum = ({ cell, box }: Amount) =>
    sums.some(({ amount }) => amount.cell.row === cell.row && amount.box.x0 <= box.x1);
  const last = new Map<number, Amount>();
  // Facts at the side have figures too: what stands in the column of the sum goes before what ends the row.
  const isOverSum = ({ isMoney, box }: Amount) => isMoney && isAligned(box, sum.box);
  for (const { amount } of evidence) {
    const known = last.get(amount.cell.row);
    const isFurther = !known || amount.box.x1 > known.box.x1;
    if (known && isOverSum(known) !== isOverSum(amount) ? isOverSum(amount) : isFurther)
      last.set(amount.cell.row, amount);
  }
  return [...last.entries()]
    .filter(([row, amount]) => row <= lowest && !isSum(amount) && amount.isMoney && !amount.value.isZero())
    .filter(([, amount]) => isCalled(wordsOfItem(text, amount)))
    .filter(([, amount]) => !isOfEarlierBill(text, amount, last.values()))
    .filter(([row, amount]) => !isLabelAlone(amount) && !isNamedTotal(text.rows[row], amount))
    .sort(([one], [other]) => other - one)
    .map(([, amount]) => amount);
}

/** 'Previous balance 76.00', and 'Payments -76.00' that comes to nothing with it: what was owed before, and no item. */
function isOfEarlierBill({ rows }: DocumentText, { cell, value }: Amount, others: Iterable<Amount>): boolean {
  const isEarlier = (row: number) => rows[row]?.cells.some(({ text }) => namesEarlierBalance(text)) ?? false;
  if (isEarlier(cell.row)) return true;
  const isPaid = (one: Amount) => one.cell.row < cell.row && one.cell.row >= cell.row - ROWS_OF_PAYMENT;
  return (
    value.isNegative() &&
    [...others].some((one) => isPaid(one) && one.value.eq(value.negated()) && isEarlier(one.cell.row))
  );
}
/** So many rows under what was owed before its payment stands at the most. */
const ROWS_OF_PAYMENT = 3;

/** Something, or '6,000 m3' under what it is of. */
const isCalled = (words: readonly Word[]): boolean =>
  lettersIn(words) >= FEWEST_LETTERS || COUNTED.test(words.map(({ text }) => text).join(' '));
const COUNTED = /^\d[\d.,]* ?\p{L}{1,3}[²³\d]?$/u;

/** 'Zu sendender Betrag: 7.500,00': what is to be paid, in words of its own. */
const isAnnounced = ({ cell, from }: Amount): boolean => cell.words[from - 1]?.text.endsWith(':') ?? false;

/** 'Amount: 1,200.00': what kind of figure it is, and not for what. */
const isLabelAlone = ({ cell, from }: Amount): boolean => {
  const before = cell.words.slice(0, from).filter(({ text }) => /[\p{L}\d]/u.test(text));
  const [label] = cell.labels;
  return label?.from === 0 && label.announces && label.to === before.length;
};

/** 'Total   3000   55,500', 'Total goods', 'Fuel total': figures alone, or a word, beside what every sum is called. */
function isNamedTotal(row: TextRow | undefined, { box }: Amount): boolean {
  const words = row ? wordsBefore(row, box).filter(({ text }) => /\p{L}{3}/u.test(text)) : [];
  return words.length <= 2 && words.some(({ text }) => TOTAL.test(fold(text)));
}
const TOTAL = /^(?:sub-?)?(?:total|totaux|totale|totaal|summe|somme|suma)[.:]?$/;

const SUMS = ['netTotal', 'vatTotal', 'grossTotal', 'amountDue', 'lineSum', 'taxBase'] as const;

/** Travel, postage and advances are charges and payments among the totals, and items where they stand among the items. */
const namesSum = (scores: AmountEvidence['scores']): boolean => SUMS.some((role) => (scores[role] ?? 0) >= LABELLED);

/** Whether the row itself says so: under 'CA HT' and 'Marché HT' items look like sums. */
const hasLabelOfSum = (row: TextRow | undefined): boolean =>
  row?.cells.some((cell) =>
    cell.labels.some((label) => !isFee(cell, label) && SUMS.some((role) => weightOf(label, role) > 0)),
  ) ?? false;

/** An amount and what its row says of it, as a line. */
export function asLine(text: DocumentText, evidence: readonly AmountEvidence[], total: Amount): LineDraft[] {
  const row = text.rows[total.cell.row];
  if (!row) return [];
  const boxes: Boxes = { netTotal: total.box };
  const line: LineDraft = { place: { page: row.page, boxes }, netTotal: money(total.value) };
  const own = evidence.flatMap(({ amount }) => (amount.cell.row === total.cell.row ? [amount] : []));
  proveByProduct(line, boxes, own, total);
  const factors = [boxes.quantity, boxes.unitPrice].filter((box) => box !== undefined);
  const words = wordsOfItem(text, total).filter(
    (word) => !factors.some((box) => word.x0 >= box.x0 && word.x1 <= box.x1),
  );
  line.designation = words.map(({ text }) => text).join(' ');
  boxes.designation = boundsOf(words);
  countedInText(line, boxes, { columns: [] });
  return [line];
}

/** '2,50   40,00' under many '1,00   56,50': what could be either is what most of its column are. */
function factorsInColumns(lines: readonly LineDraft[]): LineDraft[] {
  const factors = lines.flatMap(({ place: { boxes } }) =>
    boxes.quantity && boxes.unitPrice ? [{ quantity: boxes.quantity, price: boxes.unitPrice }] : [],
  );
  return lines.map((line) => {
    const { quantity, unitPrice } = line.place.boxes;
    if (!quantity || !unitPrice) return line;
    const alike = factors.filter((one) => isAligned(one.quantity, quantity) && isAligned(one.price, unitPrice));
    const turned = factors.filter((one) => isAligned(one.quantity, unitPrice) && isAligned(one.price, quantity));
    if (turned.length <= alike.length) return line;
    const boxes = { ...line.place.boxes, quantity: unitPrice, unitPrice: quantity };
    const count = new Decimal(line.unitPrice ?? 0).toFixed();
    return {
      ...line,
      quantity: count,
      unitPrice: money(new Decimal(line.quantity ?? 0)),
      place: { ...line.place, boxes },
    };
  });
}

const wordsBefore = ({ cells }: TextRow, box: Box) =>
  cells.flatMap(({ words }) => words.filter(({ x1 }) => x1 <= box.x0));

const lettersIn = (words: readonly Word[]): number =>
  (
    words
      .map(({ text }) => text)
      .join('')
      .match(/\p{L}/gu) ?? []
  ).length;

/** What an item is called: what stands left of its total, or right over a total that stands by itself, and not as far right. */
function wordsOfItem({ rows }: DocumentText, { cell, box, from, to }: Amount): readonly Word[] {
  const row = rows[cell.row];
  const [above] = rows.slice(Math.max(0, cell.row - 1), cell.row);
  const beside = row ? wordsBefore(row, box) : [];
  if (beside.length > 0 || !above || above.page !== cell.page || saysMore(cell.words.toSpliced(from, to - from)))
    return beside;
  const over = above.cells.flatMap(({ words }) => words);
  return over.every(({ x1 }) => x1 < box.x1 - (box.y1 - box.y0)) ? over : [];
}

/** 'CHF', 'EUR B' behind a figure: its currency and how it is taxed, and no more. */
const saysMore = (words: readonly Word[]): boolean =>
  words.some(({ text }) => !isCurrencyCode(text) && !/^\p{Lu}$/u.test(text));

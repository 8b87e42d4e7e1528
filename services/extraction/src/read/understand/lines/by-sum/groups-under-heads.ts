// Items in groups, each under what it is called and comes to, as Spain's bills of energy set them.
import { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { DocumentText } from '../../text/document-text.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { asLine } from './lines-of-sum.ts';

/** A label says this surely what all groups come to, or that an item is the tax. */
const LABELLED = 0.6;
const TOTALS = ['grossTotal', 'amountDue', 'netTotal', 'lineSum'] as const;
/** So many rows of description stand between two amounts at the most. */
const ROWS_BETWEEN = 8;
/** A page made to cost time may say many totals, under many rows. */
const MOST_TOTALS = 6;
const MOST_ROWS = 80;
/** Items end so much before or behind their heads at the most, in heights of a line. */
const SET_IN = 1.5;
/** One group, or groups of one item each, are a chance: an amount said twice. */
const FEWEST_GROUPS = 2;

type Group = { readonly head: Amount; readonly items: readonly Amount[] };

/**
 * 'Potencia 45,90' over two items that come to it, 'Energía 192,76' over one, down to 'TOTAL', which is what the heads come to: the items,
 * but for the VAT among them, where they come to the net total exactly (EN 16931 BR-CO-10). No such proof, no lines.
 * @param net what they are to come to
 */
export function groupsUnderHeads(
  text: DocumentText,
  evidence: readonly AmountEvidence[],
  net: Decimal | undefined,
): LineOnPage[] {
  if (!net || net.isZero()) return [];
  const isTax = new Set(evidence.flatMap(({ amount, scores }) => ((scores.vatTotal ?? 0) >= LABELLED ? [amount] : [])));
  const totals = evidence.filter(({ scores }) => TOTALS.some((role) => (scores[role] ?? 0) >= LABELLED));
  for (const { amount: total } of totals.slice(0, MOST_TOTALS)) {
    const items = groupsOver(total, evidence).flatMap((group) => group.items);
    for (const lines of [items.filter((item) => !isTax.has(item)), items])
      if (lines.length > 0 && sumOf(lines).eq(net)) return lines.flatMap((item) => asLine(text, evidence, item));
  }
  return [];
}

/** The groups right over a total whose heads come to it. */
function groupsOver(total: Amount, evidence: readonly AmountEvidence[]): Group[] {
  const column = columnOver(total, evidence);
  for (let top = column.length - 1; top >= 0; top--) {
    const groups = groupsFrom(column.slice(top));
    if (groups && sumOf(groups.map(({ head }) => head)).eq(total.value)) return groups;
  }
  return [];
}

/** Amounts that end about where the total does, one a row, top down. */
function columnOver(total: Amount, evidence: readonly AmountEvidence[]): Amount[] {
  const isInColumn = ({ box }: Amount) => Math.abs(box.x1 - total.box.x1) <= SET_IN * (total.box.y1 - total.box.y0);
  const over = evidence
    .map(({ amount }) => amount)
    .filter((amount) => amount.isMoney && amount.cell.page === total.cell.page && isInColumn(amount))
    .filter(({ cell }) => cell.row < total.cell.row)
    .sort((one, other) => other.cell.row - one.cell.row)
    .slice(0, MOST_ROWS);
  const end = over.findIndex(({ cell }, at) => (over[at - 1] ?? total).cell.row - cell.row > ROWS_BETWEEN);
  return over.slice(0, end < 0 ? undefined : end).reverse();
}

/** Each amount with as many of those under it as come to it; undefined where one is left over, or every head has one item. */
function groupsFrom(column: readonly Amount[]): Group[] | undefined {
  const groups: Group[] = [];
  for (let rest = column; rest.length > 0; ) {
    const [head, ...below] = rest;
    const items = head && itemsOf(head, below);
    if (!items) return undefined;
    groups.push({ head, items });
    rest = below.slice(items.length);
  }
  return groups.length >= FEWEST_GROUPS && groups.some(({ items }) => items.length > 1) ? groups : undefined;
}

function itemsOf(head: Amount, below: readonly Amount[]): readonly Amount[] | undefined {
  let sum = new Decimal(0);
  const last = below.findIndex(({ value }) => {
    sum = sum.plus(value);
    return sum.eq(head.value);
  });
  return last < 0 ? undefined : below.slice(0, last + 1);
}

const sumOf = (amounts: readonly Amount[]): Decimal => Decimal.sum(0, ...amounts.map(({ value }) => value));

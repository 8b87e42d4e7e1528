// Which column of a table each number of a row stands in.
import { Decimal } from 'decimal.js';
import type { Box } from '../../../page-model.ts';
import type { Amount } from '../../money/figures/amount.ts';
import { type Column, type HeaderColumn, headsFees } from '../head/header-column.ts';
import { overlap } from '../head/header-columns.ts';
import type { Header } from '../head/line-headers.ts';
import { isProduct, makes } from '../product.ts';

/** A number with the kind of its column, and how far from the heading it stands. */
export type Placed = { readonly amount: Amount; readonly kind: Column; readonly distance: number };

/** How far from its heading a number stands, in heights of its line: beside it, and between the last one and the table's edge. */
const NEAR = 5;
const TO_THE_EDGE = 15;

const FACTORS = ['colQuantity', 'colUnitPrice', 'colTotal'] as const satisfies readonly Column[];

/**
 * Quantity, price and total in the order of their headings, where the third is the product of the others: figures on the right
 * of wide columns may stand nearer to the next heading than to their own. So do those with a reduction among them. Of more figures the
 * last two are price and total, behind several counts ('Ordered 2.00 | Shipped 2.00 | Back ordered 0.00 | 412.00 | 824.00').
 * @param percent what stands in the row as a reduction, with its sign
 */
function inOrder(amounts: readonly Amount[], header: Header, percent: Decimal | undefined): Placed[] | undefined {
  const { columns } = header;
  const kinds = columns
    .filter(({ kind }) => kind === 'colDiscount' || isFactor(kind))
    .sort((a, b) => a.box.x0 - b.box.x0)
    .map(({ kind }) => kind);
  const factors = kinds.filter(isFactor);
  if (factors.length !== FACTORS.length || new Set(factors).size !== FACTORS.length) return undefined;
  const left = Math.min(...columns.flatMap(({ kind, box }) => (isFactor(kind) ? [box.x0] : [])));
  const own = amounts.filter(({ box, isPercent }) => !isPercent && box.x1 > left).sort((a, b) => a.box.x0 - b.box.x0);
  // Of a figure that may have lost its point both readings are here.
  if (own.length < factors.length || new Set(own.map(({ box }) => box.x0)).size < own.length) return undefined;
  if (kinds.length === factors.length && own.length > factors.length)
    return areUnderHeadings(own, header) ? undefined : proven(behindCounts(own, kinds), kinds);
  if (kinds.length === factors.length) return proven(own, kinds);
  return own.length === factors.length ? proven(own, factors, percent) : proven(own, kinds);
}

const isFactor = (kind: Column): boolean => FACTORS.some((factor) => factor === kind);

/** Figures in columns of these kinds, where they make the total: of the price, of what a percentage leaves of it, or less an amount. */
function proven(own: readonly Amount[] | undefined, kinds: readonly Column[], percent?: Decimal): Placed[] | undefined {
  if (own?.length !== kinds.length) return undefined;
  const [quantity, price, total] = FACTORS.map((kind) => own[kinds.indexOf(kind)]?.value);
  const off = own[kinds.indexOf('colDiscount')]?.value ?? percent ?? new Decimal(0);
  if (!quantity || !price || !total) return undefined;
  const isMade =
    makes(quantity, price, total, { reduction: off }) || makes(quantity, price, total.plus(percent ? 0 : off));
  return isMade ? own.map((amount, at) => ({ amount, kind: kinds[at] as Column, distance: 0 })) : undefined;
}

/**
 * '11 | 84.19 | 926.09 | 92.61 | 1018.70': a product right under the three headings. The tax and what it makes of that are one more by
 * chance, eleven times a tenth.
 */
function areUnderHeadings(own: readonly Amount[], header: Header): boolean {
  const [quantity, price, total] = FACTORS.map((kind) => {
    const under = own.filter(
      ({ box }) => columnOf(box, header)?.kind === kind && columnOf(box, header)?.distance === 0,
    );
    return under.length === 1 ? under[0]?.value : undefined;
  });
  return quantity !== undefined && price !== undefined && total !== undefined && isProduct(quantity, price, total);
}

/** The count that makes the last figure of the one before it, and those two. */
function behindCounts(own: readonly Amount[], kinds: readonly Column[]): readonly Amount[] | undefined {
  const [price, total] = own.slice(-2);
  if (!price || !total || total.value.isZero() || kinds.some((kind, at) => kind !== FACTORS[at])) return undefined;
  const count = own.slice(0, -2).find(({ value }) => isProduct(value, price.value, total.value));
  return count && [count, price, total];
}

type Near = { readonly column: HeaderColumn; readonly kind: Column; readonly distance: number };

/** The columns that a number may stand in: the header it overlaps, else the nearest by its right edge or its left. */
function columnsNear(box: Box, { columns }: Header): readonly Near[] {
  const ranked = columns
    .filter((column) => column.kind !== 'colDesignation')
    .map((column) => {
      const shared = overlap(box, column.box);
      const apart = Math.min(Math.abs(box.x1 - column.box.x1), Math.abs(box.x0 - column.box.x0));
      return { column, kind: column.kind, shared, distance: shared > 0 ? 0 : apart };
    })
    .sort((a, b) => a.distance - b.distance || b.shared - a.shared);
  const height = box.y1 - box.y0;
  const near = ranked.filter(({ distance }) => distance < NEAR * height);
  // Right of all headings a column goes on to the edge of its table, where its figures end.
  const beyond = box.x0 - Math.max(...columns.map((column) => column.box.x1));
  return near.length === 0 && beyond > 0 && beyond < TO_THE_EDGE * height ? ranked.slice(0, 1) : near;
}

export const columnOf = (box: Box, header: Header): Near | undefined => columnsNear(box, header)[0];

/**
 * Each number in its column. Where figures end right of their narrow headings ('Importe' over '5.94', 'IVA' over '21.00'), what stands
 * between two headings is of the one that has none under it.
 */
function nearestColumns(amounts: readonly Amount[], header: Header) {
  const placed = amounts.map((amount) => ({ amount, near: columnsNear(amount.box, header) }));
  const isTaken = (column: HeaderColumn, { box }: Amount) =>
    amounts.some((other) => other.box.x0 !== box.x0 && overlap(other.box, column.box) > 0);
  return placed.flatMap(({ amount, near }) => {
    const [first] = near;
    const isBetween = first !== undefined && first.distance > 0 && isTaken(first.column, amount);
    const own = (isBetween ? near.find(({ column }) => !isTaken(column, amount)) : undefined) ?? first;
    return own ? [{ amount, kind: own.kind, distance: own.distance }] : [];
  });
}

/**
 * The numbers of a row in the columns of its table.
 * @param percent what stands in the row as a reduction, with its sign
 */
export const inColumns = (amounts: readonly Amount[], header: Header, percent?: Decimal): readonly Placed[] =>
  // Of a doctor's fee the simple one and its factor make the total, and are no count and no price.
  (headsFees(header) ? undefined : inOrder(amounts, header, percent)) ?? nearestColumns(amounts, header);

// Rows of a table whose columns stand under one another in none: set with spaces, or each value behind the one before it.
import { Decimal } from 'decimal.js';
import type { Word } from '../../../page-model.ts';
import type { Amount } from '../../money/figures/amount.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { DocumentText } from '../../text/document-text.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { isProduct } from '../product.ts';
import { hasSign } from '../row/factors.ts';
import { lineOfProduct, type Product } from './line-of-product.ts';

/** One row that comes to the total may be the total itself. */
const FEWEST_ROWS = 2;
/** So many rows of description stand between two items at the most. */
const ROWS_BETWEEN = 4;

/**
 * '2 Dübel   1   8,50   8,50' under '1 Dachlatte, gehobelt   120   4,50   540,00', each value where the row above left room: rows right
 * under one another that end with a quantity, its price and their product (EN 16931 BT-129, BT-146, BT-131), which come to one of the sums
 * exactly (BR-CO-10). No such proof, no lines; so is one of something alone, which is a product of anything.
 * @param sums what the lines may come to
 */
export function raggedRows(
  { rows }: DocumentText,
  evidence: readonly AmountEvidence[],
  sums: readonly Decimal[],
): LineOnPage[] {
  const byRow = Map.groupBy(
    evidence.flatMap(({ amount }) => (amount.isPercent ? [] : [amount])),
    ({ cell }) => cell.row,
  );
  const products = [...byRow.values()].flatMap((row) => productAtEnd(row) ?? []).toSorted(byPlace);
  for (let from = 0; from < products.length; ) {
    const next = products.findIndex((one, at) => at > from && !goesOn(products[at - 1], one));
    const run = products.slice(from, next < 0 ? undefined : next);
    const sum = Decimal.sum(0, ...run.map(({ total }) => total.value));
    if (run.length >= FEWEST_ROWS && run.some(isTelling) && sums.some((one) => one.eq(sum))) {
      const named = run.map((product) => wordsBefore(rows[product.total.cell.row], product));
      const isNumbered = named.every(([first], at) => first?.text.replace(/\W$/, '') === String(at + 1));
      return run.map((product, at) => lineOfProduct(product, (named[at] ?? []).slice(isNumbered ? 1 : 0)));
    }
    from += run.length;
  }
  return [];
}

const byPlace = ({ total: a }: Product, { total: b }: Product): number => a.cell.row - b.cell.row;

const goesOn = (above: Product | undefined, { total }: Product): boolean =>
  above !== undefined &&
  above.total.cell.page === total.cell.page &&
  total.cell.row - above.total.cell.row <= ROWS_BETWEEN;

/** The last three amounts of a row, where the last is what the others make. */
function productAtEnd(row: readonly Amount[]): Product | undefined {
  const [left, right, total] = row.toSorted((one, other) => one.box.x0 - other.box.x0).slice(-3);
  if (!left || !right || !total || total.value.isZero() || !(total.isMoney || hasSign(total))) return undefined;
  if (!isProduct(left.value, right.value, total.value)) return undefined;
  // '4,50 € x 120': what has the sign of money is the price.
  return hasSign(left) && !hasSign(right)
    ? { quantity: right, price: left, total }
    : { quantity: left, price: right, total };
}

const isTelling = ({ quantity, price }: Product): boolean => !quantity.value.eq(1) && !price.value.eq(1);

const wordsBefore = (row: DocumentText['rows'][number] | undefined, { quantity, price }: Product): readonly Word[] =>
  (row?.cells ?? []).flatMap(({ words }) => words).filter(({ x1 }) => x1 <= Math.min(quantity.box.x0, price.box.x0));

import { Decimal } from 'decimal.js';
import { boundsOf } from '../../../page-model.ts';
import type { Amount } from '../../money/figures/amount.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { isProduct } from '../product.ts';
import { countsOf } from '../row/count-of.ts';
import { lineOfProduct } from './line-of-product.ts';
import { isUnder } from './under.ts';

/** So many rows of a factor and a total right under one another are products by no chance. */
const FEWEST_PROVEN = 3;
/** A row of more figures (a meter's readings, a calendar) has products by chance. */
const MOST_AMOUNTS = 14;

/** Two factors, left and right as they stand, and their product. */
type Factors = { readonly left: Amount; readonly right: Amount; readonly total: Amount };

/**
 * The lines of a table whose headings say nothing ('EUR | EUR') or are none: rows that prove themselves, a count times a price (EN 16931
 * BT-129, BT-146) being the total of their row, in columns that most such rows share. What is no product (a sum of a group, what has a
 * total alone) is not told from other figures, and left out. Fewer rows are enough where all of them come to one of the sums.
 * @param sums what the lines may come to
 */
export function provenRows(
  text: DocumentText,
  evidence: readonly AmountEvidence[],
  sums: readonly Decimal[],
): LineOnPage[] {
  const amounts = evidence.flatMap(({ amount }) => (amount.isPercent ? [] : [amount]));
  const written = new Set(amounts.map(({ cell }) => cell));
  const rows = new Set(amounts.flatMap(({ cell, isMoney }) => (isMoney ? [cell.row] : [])));
  const counts = [...rows].flatMap((row) => text.rows[row]?.cells ?? []).filter((cell) => !written.has(cell));
  const byRow = [...Map.groupBy([...amounts, ...counts.flatMap(asCount)], ({ cell }) => cell.row).entries()].sort(
    ([one], [other]) => one - other,
  );
  const columns: Factors[][] = [];
  for (const [, row] of byRow) {
    if (row.length > MOST_AMOUNTS) continue;
    for (const product of productsIn(row)) {
      const column = columns.find((above) => goesOn(above.at(-1), product));
      if (column) column.push(product);
      else columns.push([product]);
    }
  }
  const proven = columns.map(onePerRow).toSorted((one, other) => other.length - one.length)[0] ?? [];
  const telling = proven.filter(isTelling).length;
  const all = Decimal.sum(0, ...proven.map(({ total }) => total.value));
  // 'Translation, 3,200 words at 0.11' says it in a sentence.
  const isTable =
    telling > 0 &&
    proven.every(({ left, right, total }) => new Set([left, right, total].map(({ cell }) => cell)).size === 3);
  if (telling < FEWEST_PROVEN && !(isTable && sums.some((sum) => sum.eq(all)))) return [];
  const isTurned = isPriceFirst(proven);
  return proven.map((product) => asLine(text, product, isTurned));
}

/** '3Stk', '12,5kg': so many, against their unit. */
const asCount = (cell: Cell): Amount[] =>
  countsOf(cell.text).map((value) => ({
    value,
    cell,
    from: 0,
    to: cell.words.length,
    box: boundsOf([cell]),
    confidence: 1,
    isMoney: false,
    isPercent: false,
  }));

/** Every two factors of a row and their product to the right of them. */
function productsIn(row: readonly Amount[]): Factors[] {
  const amounts = row.filter(({ value }) => !value.isZero()).toSorted((one, other) => one.box.x0 - other.box.x0);
  return amounts.flatMap((total, behind) => {
    if (!total.isMoney) return [];
    const factors = amounts.slice(0, behind);
    return factors.flatMap((right, at) =>
      factors
        .slice(0, at)
        .filter((left) => isProduct(left.value, right.value, total.value))
        .map((left) => ({ left, right, total })),
    );
  });
}

const goesOn = (above: Factors | undefined, { right, total }: Factors): boolean =>
  above !== undefined && isUnder(right, above.right) && isUnder(total, above.total);

/** Of the left factors of a row that make its product, the one under that of the row above. */
function onePerRow(products: readonly Factors[]): Factors[] {
  const chosen: Factors[] = [];
  for (const row of Map.groupBy(products, ({ total }) => total.cell.row).values()) {
    const last = chosen.at(-1);
    const one = row.find(({ left }) => last && isUnder(left, last.left)) ?? row[0];
    if (one) chosen.push(one);
  }
  return chosen;
}

/** One of something, and something at one, are products whatever they mean. */
const isTelling = ({ left, right }: Factors): boolean => !left.value.eq(1) && !right.value.eq(1);

/** Whether the left factors are the prices: they have more decimals, or go into thousands, as prices do in money without decimals. */
function isPriceFirst(products: readonly Factors[]): boolean {
  const more = (told: (amount: Amount) => number) =>
    products.reduce((sum, { left, right }) => sum + told(left) - told(right), 0);
  return (more(decimalsOf) || more(inThousands)) > 0;
}

const decimalsOf = ({ value }: Amount): number => value.decimalPlaces();
const inThousands = ({ value }: Amount): number => Number(value.gte(1000));

function asLine({ rows }: DocumentText, { left, right, total }: Factors, isPriceFirst: boolean): LineOnPage {
  const [price, quantity] = isPriceFirst ? [left, right] : [right, left];
  return lineOfProduct({ quantity, price, total }, wordsOf(rows[total.cell.row]?.cells ?? [], [left, right, total]));
}

/** The words of the cell that says most, without the amounts among them. */
function wordsOf(cells: readonly Cell[], amounts: readonly Amount[]): Cell['words'] {
  const letters = ({ text }: Cell) => text.replace(/[^\p{L}]/gu, '').length;
  const [name] = cells.toSorted((one, other) => letters(other) - letters(one));
  const isAmount = (at: number) => amounts.some(({ cell, from, to }) => cell === name && at >= from && at < to);
  return name?.words.filter((_, at) => !isAmount(at)) ?? [];
}

import { Decimal } from 'decimal.js';
import { boundsOf } from '../../../page-model.ts';
import type { Amount } from '../../money/figures/amount.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { type LineDraft, money } from '../line-draft.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { isProduct } from '../product.ts';
import { hasSign } from '../row/factors.ts';
import { lineOfProduct, type Product } from './line-of-product.ts';
import { sumOf } from './line-sums.ts';
import { isUnder } from './under.ts';

/** So many products over their sum are none by chance. */
const FEWEST_PRODUCTS = 2;
/** Counts are printed to the hundredth at the coarsest, where they are not whole. */
const DECIMALS = 2;

/**
 * The lines of a form whose headings are no text ('Consumption | kWh | 1200,50 | 0,250000 | 300,13'): items under one another, some of
 * which are quantity × price, down to the amount in the column of their totals that all above it come to (EN 16931 BR-CO-10).
 */
export function rowsOfProducts(text: DocumentText, evidence: readonly AmountEvidence[]): LineOnPage[] {
  const amounts = evidence.flatMap(({ amount }) => (amount.isPercent ? [] : [amount]));
  const byRow = Map.groupBy(amounts, ({ cell }) => cell.row);
  const rows = [...byRow.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row.toSorted((one, other) => one.box.x0 - other.box.x0));
  const first = rows.findIndex((row) => productIn(row) !== undefined);
  return first < 0 ? [] : downToSum(text, rows.slice(first));
}

function downToSum(text: DocumentText, rows: readonly (readonly Amount[])[]): LineOnPage[] {
  const lines: LineOnPage[] = [];
  let last: Product | undefined;
  let above: Amount | undefined;
  let products = 0;
  for (const amounts of rows) {
    const product = (last && productUnder(amounts, last)) ?? (last ? undefined : productIn(amounts));
    const total: Amount | undefined = product?.total ?? amounts.find((one) => above && isUnder(one, above));
    if (!total) continue;
    if (!product && products >= FEWEST_PRODUCTS && sumOf(lines).eq(total.value)) return lines;
    lines.push(asLine(text, total, product));
    if (product) products += 1;
    last = product ?? last;
    above = total;
  }
  return [];
}

/** A quantity, a price and their product, next to one another; one of something proves nothing. */
function productIn(amounts: readonly Amount[]): Product | undefined {
  for (const [at, quantity] of amounts.entries()) {
    const [price, total] = amounts.slice(at + 1, at + 3);
    if (!price || !total?.isMoney || [quantity, price, total].some(({ value }) => value.isZero() || value.eq(1)))
      continue;
    if (!isProduct(quantity.value, price.value, total.value)) continue;
    // 'Rp 118.204,50 x 30,00 Boks': what has the sign of money is the price.
    return hasSign(quantity) && !hasSign(price)
      ? { quantity: price, price: quantity, total }
      : { quantity, price, total };
  }
  return undefined;
}

/** A product in the columns of the last one; a count that is printed rounded makes its total but for what rounding takes. */
function productUnder(amounts: readonly Amount[], above: Product): Product | undefined {
  const under = (one: Amount) => amounts.find((other) => isUnder(other, one));
  const [quantity, price, total] = [under(above.quantity), under(above.price), under(above.total)];
  if (!quantity || !price || !total) return undefined;
  const rounding = new Decimal(10).pow(-Math.max(DECIMALS, quantity.value.decimalPlaces())).div(2);
  const isOff = quantity.value.times(price.value).minus(total.value).abs();
  const isMade = isProduct(quantity.value, price.value, total.value) || isOff.lte(rounding.times(price.value.abs()));
  return isMade ? { quantity, price, total } : undefined;
}

function asLine({ rows }: DocumentText, total: Amount, product: Product | undefined): LineDraft {
  const left = Math.min(...[product?.quantity, product?.price, total].flatMap((one) => one?.box.x0 ?? []));
  const words = (rows[total.cell.row]?.cells ?? []).flatMap((cell) => cell.words.filter(({ x1 }) => x1 <= left));
  if (product) return lineOfProduct(product, words);
  const boxes = { netTotal: total.box, ...(words.length > 0 && { designation: boundsOf(words) }) };
  const place = { page: total.cell.page, boxes };
  return { place, netTotal: money(total.value), designation: words.map(({ text }) => text).join(' ') };
}

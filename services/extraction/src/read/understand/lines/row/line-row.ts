import type { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import type { TextRow } from '../../text/document-text.ts';
import type { Column } from '../head/header-column.ts';
import { overlap } from '../head/header-columns.ts';
import type { Header } from '../head/line-headers.ts';
import { type Boxes, type LineDraft, money } from '../line-draft.ts';
import { isProduct, makes, PER } from '../product.ts';
import { rateIn, textIn } from './cells-of-row.ts';
import { columnOf, inColumns } from './columns-of-numbers.ts';
import { countAtEnd } from './count-at-end.ts';
import { countOf } from './count-of.ts';
import {
  countedInText,
  gluedQuantity,
  hasDecimals,
  hasSign,
  inThousands,
  multiplies,
  proveByProduct,
} from './factors.ts';
import { ofScale } from './fees.ts';
import { nothingIn } from './free-items.ts';
import { countInvoiced } from './invoiced-count.ts';
import { isSoMany, lostQuantity } from './lost-quantity.ts';
import { multipliedCount } from './multiplied-counts.ts';
import { rateOfTax, withoutOwnTax } from './own-tax.ts';
import { readOtherwise } from './readings.ts';
import { percentOff } from './reductions.ts';

/** What a row says, column by column; undefined for a row with nothing in the table's columns. */
export function readRow(
  row: TextRow,
  header: Header,
  { amounts, isRecognised }: { readonly amounts: readonly Amount[]; readonly isRecognised: boolean },
): LineDraft | undefined {
  const boxes: Boxes = {};
  const line: LineDraft = { place: { page: row.page, boxes } };
  const percent = percentOff(row, header);
  const numbers = inColumns(amounts, header, percent);
  /** The number that stands nearest to a column, of those that are nearest to it. */
  const all = (kind: Column) =>
    numbers
      .filter((one) => one.kind === kind)
      .sort((one, other) => one.distance - other.distance)
      .map(({ amount }) => amount);
  const pick = (kind: Column) => all(kind)[0];
  // 'Qty 10 | Free Qty 0'
  const counts = all('colQuantity');
  const counted = withinText(counts.find(({ value }) => !value.isZero()) ?? counts[0], row, header);
  const hasTotals = header.columns.some((column) => column.kind === 'colTotal');
  const totals = hasTotals ? all('colTotal') : all('colGross');
  const { total: told, price: priced } = factored(totals, all('colUnitPrice'), counted);
  const total = told ?? productBehind(counted, priced, amounts);
  // '1 £400.00' in one cell under both headings: what has a currency's sign is no quantity.
  const isTurned = counted && priced && hasSign(counted) && !hasSign(priced);
  const [own, unitPrice] = isTurned ? [priced, counted] : withoutCount(counted, priced, total);
  const discount = pick('colDiscount');
  const reduction = discount?.value ?? percent;
  const off = discount && !discount.isPercent && !discount.value.isZero() ? discount.value.abs() : undefined;
  const terms = { reduction, off };
  // What a reduction leaves of a price is made by more figures: of a name's, or of 200 that might be 2.00. Its count is headed as one.
  const others = reduction?.gt(0)
    ? counts.filter(({ isRescaled }) => !isRescaled)
    : amounts.filter((amount) => amount !== discount && !isPosition(amount, header));
  const quantity = own && countInvoiced(own, unitPrice, total, others, terms);
  const isTotal = total && (total.isMoney || hasDecimals(total) || quantity);
  if (total && (isTotal || (unitPrice && isSoMany(total.value, unitPrice.value)))) {
    line.netTotal = money(total.value);
    boxes.netTotal = total.box;
    if (header.columns.some(({ isOfOne }) => isOfOne)) line.isOfOne = true;
  }
  if (quantity && !quantity.isPercent) {
    const whole = unitPrice && total && inThousands(quantity, unitPrice, total);
    const per = PER.find((many) => amounts.some((one) => one !== quantity && one.value.eq(many)));
    const makesTotal = (count: Decimal) =>
      unitPrice !== undefined &&
      total !== undefined &&
      [1, per].some((many) => many && makes(count, unitPrice.value, total.value, { ...terms, per: many }));
    line.quantity = (whole ?? readOtherwise(quantity, makesTotal) ?? quantity.value).toFixed();
    boxes.quantity = quantity.box;
  }
  const nothing = quantity && !total?.isMoney ? nothingIn(row, header) : undefined;
  if (nothing) {
    line.netTotal = '0.00';
    boxes.netTotal = nothing;
  }
  if (unitPrice && !unitPrice.isPercent) {
    line.unitPrice = money(unitPrice.value);
    boxes.unitPrice = unitPrice.box;
  }
  const times = amounts.find((amount) => amount !== total && multiplies(amount, amounts));
  const price = times && multiplies(times, amounts);
  const isProved = times && price && total && isProduct(times.value, price.value, total.value);
  if (isProved && price !== total) {
    line.quantity = times.value.toFixed();
    line.unitPrice = money(price.value);
    boxes.quantity = times.box;
    boxes.unitPrice = price.box;
  }
  if (isRecognised) lostQuantity(line, header, reduction);
  if (isRecognised && isReducedBy(line, reduction)) line.isReduced = true;
  const rate = rateIn(row, header);
  const tax = pick('colVatAmount') ?? pick('colVatRate');
  const leading = rateOfTax(line, pick('colVatRate'), header, amounts);
  if (!withoutOwnTax(line, boxes, tax) && rate && leading !== 'none') {
    line.vatRate = leading?.toFixed() ?? rate.value;
    boxes.vatRate = rate.box;
  }
  const isFee = ofScale(line, boxes, { factor: pick('colFactor'), fee: pick('colUnitPrice'), count: counted }, header);
  if (!isFee && line.netTotal !== undefined && (line.quantity === undefined || line.unitPrice === undefined))
    proveByProduct(line, boxes, quantity ? amounts.filter((one) => !isPosition(one, header)) : amounts, total);
  gluedQuantity(line, boxes, row, header, { ...terms, prices: amounts });
  multipliedCount(line, boxes, row, header, terms);
  const written = textIn(row, header, 'colDesignation', amounts);
  if (written) {
    line.designation = written.value;
    boxes.designation = written.box;
  }
  countAtEnd(line, boxes, row, header, terms);
  countedInText(line, boxes, header);
  const code = textIn(row, header, 'colItemCode', amounts);
  if (code && code.value.split(' ').length <= 2) {
    line.itemCode = code.value;
    boxes.itemCode = code.box;
  }
  return Object.keys(boxes).length > 0 ? line : undefined;
}

/**
 * 'P.U. brut 8,00 | Rem. 25 % | P.U. net 6,00', 'Taxable Value 48.00 | Total 50.40': of several prices and totals the two of which
 * one is so many times the other. Else the total that is something: 'Ventas exentas 345.00 | Ventas gravadas 0.00'.
 */
function factored(
  totals: readonly Amount[],
  prices: readonly Amount[],
  counted: Amount | undefined,
): { readonly total: Amount | undefined; readonly price: Amount | undefined } {
  for (const total of counted ? totals.filter((one) => one.isMoney || hasDecimals(one)) : [])
    for (const price of prices)
      if (counted && isProduct(counted.value, price.value, total.value)) return { total, price };
  return { total: totals.find(({ value }) => !value.isZero()) ?? totals[0], price: prices[0] };
}

/**
 * '2 | 61.00 | 122.00' under 'Price | Charged for others | Taxed': the money right of count and price that they make, in a column which
 * is headed by how a line is taxed. Where the totals of other lines stand there is none.
 */
const productBehind = (
  counted: Amount | undefined,
  priced: Amount | undefined,
  amounts: readonly Amount[],
): Amount | undefined =>
  counted &&
  priced &&
  amounts.find(
    (one) =>
      one.isMoney &&
      !one.value.isZero() &&
      one.box.x0 > Math.max(counted.box.x1, priced.box.x1) &&
      isProduct(counted.value, priced.value, one.value),
  );

/** '2 | 108,80 | 50 % | 108,80': price and total are the same, and of two. */
const isReducedBy = ({ quantity, unitPrice, netTotal }: LineDraft, percent: Decimal | undefined): boolean =>
  quantity !== undefined &&
  unitPrice !== undefined &&
  netTotal !== undefined &&
  percent?.gt(0) === true &&
  makes(quantity, unitPrice, netTotal, { reduction: percent });

/**
 * '41,70 PLN | 51,29 PLN' under a heading of counts whose other words were lost: two prices, of which the total tells the one. '8,00 €'
 * beside '0,125 %' is what a share is taken of, and no count.
 */
function withoutCount(counted: Amount | undefined, priced: Amount | undefined, total: Amount | undefined) {
  if (!counted || !hasSign(counted)) return [counted, priced] as const;
  if (!priced || priced.isPercent) return [undefined, priced] as const;
  if (!hasSign(priced)) return [counted, priced] as const;
  return [undefined, total && isSoMany(total.value, counted.value) ? counted : priced] as const;
}

/** 'Akkuschrauber 18 V   3St': a figure of the text, where what stands under the heading of quantities is a count with its unit. */
function withinText(counted: Amount | undefined, { cells }: TextRow, { columns }: Header): Amount | undefined {
  const column = columns.find(({ kind }) => kind === 'colQuantity')?.box;
  if (!counted || !column || overlap(counted.box, column) > 0) return counted;
  const under = cells.find((cell) => overlap(cell, column) > 0);
  return under && under !== counted.cell && countOf(under.text) ? undefined : counted;
}

/** The number of the row itself, which makes a product by chance. */
const isPosition = ({ box }: Amount, header: Header): boolean => columnOf(box, header)?.kind === 'colPosition';

import { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import { overlap } from '../head/header-columns.ts';
import type { Header } from '../head/line-headers.ts';
import { type Boxes, type LineDraft, money } from '../line-draft.ts';
import { makes } from '../product.ts';

/**
 * 'Qty 2 | Price 100.00 | GST 20.00 | Total 220.00': what stands between is the line's own tax, and no rate, where product and tax
 * make the total. The line's net total is then the product (EN 16931 BT-131), which is printed nowhere. Says whether it was so.
 */
export function withoutOwnTax(line: LineDraft, boxes: Boxes, tax: Amount | undefined): boolean {
  const { quantity, unitPrice, netTotal } = line;
  if (!tax || tax.isPercent || tax.value.isZero() || !quantity || !unitPrice || !netTotal) return false;
  const product = new Decimal(quantity).times(unitPrice);
  if (!makes(quantity, unitPrice, new Decimal(netTotal).minus(tax.value))) return false;
  line.netTotal = money(product.toDecimalPlaces(2));
  delete boxes.netTotal;
  return true;
}

/**
 * '32,00' under 'TVA 20%': the line's tax, and no rate of 32 %, where the rate of the heading makes that of the net total, or where net
 * total and tax make another amount of the row. Says the rate that the two lead to, or that it is none.
 */
export function rateOfTax(
  { netTotal }: LineDraft,
  tax: Amount | undefined,
  header: Header,
  amounts: readonly Amount[],
): Decimal | 'none' | undefined {
  if (!tax?.isMoney || tax.isPercent || tax.value.lte(0) || netTotal === undefined) return undefined;
  const leads = (rate: Decimal) => makes(rate, netTotal, tax.value, { per: 100 });
  const named = header.columns.find(({ box, rate }) => rate && overlap(box, tax.box) > 0)?.rate;
  if (named && leads(named)) return named;
  const isAdded = amounts.some(({ value, isMoney }) => isMoney && tax.value.plus(netTotal).eq(value));
  if (!isAdded) return undefined;
  const rate = tax.value
    .div(netTotal)
    .times(2 * 100)
    .round()
    .div(2);
  return leads(rate) ? rate : 'none';
}

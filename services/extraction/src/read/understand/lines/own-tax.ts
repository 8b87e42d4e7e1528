import { Decimal } from 'decimal.js';
import type { Amount } from '../money/amounts.ts';
import { type Boxes, type LineDraft, money } from './line-draft.ts';

const CENT = '0.011';

/**
 * 'Qty 2 | Price 100.00 | GST 20.00 | Total 220.00': what stands between is the line's own tax, and no rate, where product and tax
 * make the total. The line's net total is then the product (EN 16931 BT-131), which is printed nowhere. Says whether it was so.
 */
export function withoutOwnTax(line: LineDraft, boxes: Boxes, tax: Amount | undefined): boolean {
  const { quantity, unitPrice, netTotal } = line;
  if (!tax || tax.isPercent || tax.value.isZero() || !quantity || !unitPrice || !netTotal) return false;
  const product = new Decimal(quantity).times(unitPrice);
  if (product.plus(tax.value).minus(netTotal).abs().gte(CENT)) return false;
  line.netTotal = money(product.toDecimalPlaces(2));
  delete boxes.netTotal;
  return true;
}

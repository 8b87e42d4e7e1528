import { Decimal } from 'decimal.js';
import { money } from '../lines/line-draft.ts';
import type { LineOnPage } from '../lines/line-on-page.ts';
import type { Total } from '../totals/total.ts';
import type { BreakdownRow } from '../totals/vat/settle-breakdown.ts';

/** An amount whose sign was turned: half of such pages mean the minus. */
const TURNED = 0.5;

/** A total of such a note, which is never certain: a negative invoice is written the same way. */
export const turnedTotal = (total: Total): Total => ({
  ...total,
  value: total.value.negated(),
  confidence: Math.min(TURNED, total.confidence),
});

/** Its VAT, whose minus may not be printed where net and total have theirs. */
export const turnedVat = (vat: Total): Total => turnedTotal({ ...vat, value: vat.value.abs().negated() });

/**
 * A line of a credit note that prints its sums with a minus, counted as its totals are then (EN 16931, credit notes): what is given back
 * is positive, what the note keeps back negative. The minus of its count, or else of its price (BT-129, BT-146), goes where the product
 * would contradict the total.
 */
export function turnedLine(line: LineOnPage): LineOnPage {
  if (line.netTotal === undefined) return line;
  const total = new Decimal(line.netTotal).negated();
  const turned = { ...line, netTotal: money(total) };
  const { quantity, unitPrice } = line;
  if (quantity === undefined || new Decimal(quantity).times(unitPrice ?? 1).isNegative() === total.isNegative())
    return turned;
  if (unitPrice !== undefined && new Decimal(unitPrice).isNegative())
    return { ...turned, unitPrice: money(new Decimal(unitPrice).negated()) };
  return { ...turned, quantity: new Decimal(quantity).negated().toFixed() };
}

/** The VAT breakdown (BG-23) of such a credit note: bases or taxes that come to less than nothing change their sign, all of them. */
export function turnedBreakdown(rows: readonly BreakdownRow[]): BreakdownRow[] {
  const signs = (values: readonly string[]) => (Decimal.sum(0, ...values).isNegative() ? -1 : 1);
  const [ofBases, ofTaxes] = [signs(rows.map(({ base }) => base)), signs(rows.map(({ amount }) => amount))];
  return rows.map((row) => ({
    ...row,
    base: money(new Decimal(row.base).times(ofBases)),
    amount: money(new Decimal(row.amount).times(ofTaxes)),
  }));
}

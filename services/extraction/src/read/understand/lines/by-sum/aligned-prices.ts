import { Decimal } from 'decimal.js';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import { isAligned } from '../aligned.ts';
import { money } from '../line-draft.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { countOfPrice } from '../row/lost-quantity.ts';
import { besideTotal } from './column-of-sum.ts';

/** So many prices right under one another are a column of them. */
const FEWEST_PRICES = 2;

/**
 * Recognised lines whose count was lost under a heading of prices that was lost too: an amount in the column in which the prices of
 * others stand, of which so many make the total, is the price.
 */
export function withAlignedPrices(lines: readonly LineOnPage[], evidence: readonly AmountEvidence[]): LineOnPage[] {
  const prices = lines.flatMap(({ quantity, place }) => (quantity === undefined ? [] : (place?.boxes.unitPrice ?? [])));
  return lines.map((line) => {
    if (line.quantity !== undefined || line.unitPrice !== undefined || !line.place) return line;
    for (const { amount } of besideTotal(line, evidence)) {
      const isInColumn = prices.filter((box) => isAligned(box, amount.box)).length >= FEWEST_PRICES;
      const count = isInColumn ? countOfPrice(new Decimal(line.netTotal ?? 0), amount.value) : undefined;
      if (!count) continue;
      const boxes = { ...line.place.boxes, unitPrice: amount.box };
      return { ...line, quantity: count.toFixed(), unitPrice: money(amount.value), place: { ...line.place, boxes } };
    }
    return line;
  });
}

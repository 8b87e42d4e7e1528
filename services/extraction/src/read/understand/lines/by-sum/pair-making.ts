import type { Decimal } from 'decimal.js';
import type { Cell } from '../../text/document-text.ts';
import { isProduct } from '../product.ts';
import { readingsOf } from '../row/readings.ts';

/** A count, of those that a cell can be read as, and the price right of it that make a total, whichever sign stands before its decimals. */
export function pairMaking(
  total: Decimal,
  counts: readonly Decimal[],
  beside: Cell | undefined,
): { readonly count: Decimal; readonly price: Decimal } | undefined {
  const prices = readingsOf(beside?.text ?? '').filter((price) => price.gt(0));
  for (const count of counts) {
    const price = count.gt(0) ? prices.find((one) => isProduct(count, one, total)) : undefined;
    if (price) return { count, price };
  }
  return undefined;
}

import type { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import { parseNumber } from '../../money/figures/parse-number.ts';

/** '12.000' may be twelve or twelve thousand: what a written number says by either habit. */
export const readingsOf = (written: string): Decimal[] =>
  (['comma', 'point'] as const).flatMap((habit) => parseNumber(written, habit) ?? []);

/**
 * '3.500' beside '15,00' and '52,50': a count with another sign before its decimals than the page's money. What it says where it makes
 * the total so, and does not as it was read.
 * @param makesTotal whether so many make the total of their row
 */
export function readOtherwise(count: Amount, makesTotal: (count: Decimal) => boolean): Decimal | undefined {
  if (count.isRescaled || makesTotal(count.value)) return undefined;
  const written = count.cell.words.slice(count.from, count.to).map(({ text }) => text);
  return readingsOf(written.join('')).find((value) => !value.isZero() && makesTotal(value));
}

import { Decimal } from 'decimal.js';
import type { Amount } from './amounts.ts';

/** Only so many figures with decimals are added to one another: the last ones, where sums stand. */
const MOST_PARTS = 200;
/** What is rounded to whole money is at least so much; below, too many figures add up by chance. */
const LEAST_ROUNDED = 1000;
const HALF = new Decimal('0.5');

/**
 * Tells whole figures of a recognised page that figures with decimals add up to ('8000.00', '720.00' twice, '9440'): those
 * were printed whole, and lost no point. India's totals are rounded: '116,086.88', '5,804.34', '121891'.
 */
export function wholeSums(amounts: readonly Amount[]): (whole: Amount) => boolean {
  const parts = amounts
    .filter(({ isMoney, isPercent, value }) => isMoney && !isPercent && value.gt(0))
    .map(({ value }) => value)
    .slice(-MOST_PARTS);
  const known = new Set(parts.map((part) => part.toFixed(2)));
  const isSum = (value: Decimal, part: Decimal): boolean => {
    const rest = value.minus(part);
    if (rest.lte(0) || rest.gt(part)) return false;
    if (known.has(rest.toFixed(2)) || known.has(rest.div(2).toFixed(2))) return true;
    return value.gte(LEAST_ROUNDED) && parts.some((other) => other.minus(rest).abs().lte(HALF));
  };
  return ({ value }) => parts.some((part) => isSum(value, part));
}

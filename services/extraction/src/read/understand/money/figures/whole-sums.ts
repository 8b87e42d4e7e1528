import type { Amount } from './amount.ts';

/** Only so many figures with decimals are added to one another: the last ones, where sums stand. */
const MOST_PARTS = 200;
/** In cents: what is rounded to whole money is at least so much, for below too many figures add up by chance; and by so much at the most. */
const LEAST_ROUNDED = 100_000;
const ROUNDED_BY = 50;

/**
 * Tells whole figures of a recognised page that figures with decimals add up to ('8000.00', '720.00' twice, '9440'): those
 * were printed whole, and lost no point. India's totals are rounded: '116,086.88', '5,804.34', '121891'.
 */
export function wholeSums(amounts: readonly Amount[]): (whole: Amount) => boolean {
  const parts = amounts
    .filter(({ isMoney, isPercent, value }) => isMoney && !isPercent && value.gt(0))
    .slice(-MOST_PARTS)
    .map(cents);
  const exact = new Set(parts);
  const each = [...exact];
  // A part is near another where the two are in one span of so many cents, or in neighbouring ones.
  const spans = Map.groupBy(parts, (part) => Math.floor(part / ROUNDED_BY));
  const isNear = (rest: number): boolean => {
    const last = Math.floor(rest / ROUNDED_BY) + 1;
    for (let span = last - 2; span <= last; span++)
      if (spans.get(span)?.some((part) => Math.abs(part - rest) <= ROUNDED_BY)) return true;
    return false;
  };
  const isSum = (value: number, part: number): boolean => {
    const rest = value - part;
    if (rest <= 0 || rest > part) return false;
    return exact.has(rest) || exact.has(rest / 2) || (value >= LEAST_ROUNDED && isNear(rest));
  };
  return (whole) => {
    const value = cents(whole);
    return each.some((part) => isSum(value, part));
  };
}

const cents = ({ value }: Amount): number => Math.round(value.times(100).toNumber());

import { isBeyond, minus, parseAmount } from './decimal.ts';
import { kindOf } from './places.ts';

/**
 * Whether the value in a place is what was read for it: the same text, or the same figure however it is written, as the
 * portal rounds it where more decimals were printed.
 */
export function isAsRead(place: string, value: string, read: string): boolean {
  if (value.trim() === read.trim()) return true;
  const kind = kindOf(place);
  if (kind !== 'amount' && kind !== 'number') return false;
  const [figure, printed] = [parseAmount(value), parseAmount(read)];
  if (figure === undefined || printed === undefined) return false;
  const decimals = Math.max(2, figure.split('.')[1]?.length ?? 0);
  return !isBeyond(minus(figure, printed), `0.${'0'.repeat(decimals)}5`);
}

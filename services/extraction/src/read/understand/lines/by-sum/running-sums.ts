import { Decimal } from 'decimal.js';
import type { LineOnPage } from '../lines.ts';

/** What the lines come to up to each of them, that one with them. */
export function runningSums(lines: readonly LineOnPage[]): Decimal[] {
  let sum = new Decimal(0);
  return lines.map(({ netTotal }) => {
    sum = sum.plus(netTotal ?? 0);
    return sum;
  });
}

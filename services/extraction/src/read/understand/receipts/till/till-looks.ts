import { Decimal } from 'decimal.js';
import { type TillRow, valuesOf } from './till-rows.ts';
import type { Derived } from './till-witness.ts';

/** A line that says the total has to be read alike by so many looks before others are put together for it. */
const ENOUGH_LOOKS = 2;

/**
 * What was given by one look less what was given back by another, where two looks at the line of the total say as much:
 * one look may misread the first and another the second, and by chance the two come to no total.
 */
export function paidAcross(looks: readonly (readonly TillRow[])[]): Derived[] {
  if (looks.length < ENOUGH_LOOKS) return [];
  const totals = countsOf(looks, 'total');
  const given = [...countsOf(looks, 'cash').keys()];
  const back = [...countsOf(looks, 'change').keys()].filter((change) => Number(change) !== 0);
  const paid = new Set(given.flatMap((cash) => back.map((change) => new Decimal(cash).minus(change).toFixed(2))));
  return [...totals]
    .filter(([total, count]) => count >= ENOUGH_LOOKS && paid.has(total))
    .map(([total]) => ({ value: new Decimal(total), kind: 'paid', weight: 2 }));
}

/** The values of a kind of line, with how many looks read each. */
function countsOf(looks: readonly (readonly TillRow[])[], kind: TillRow['kind']): Map<string, number> {
  const counts = new Map<string, number>();
  for (const rows of looks)
    for (const value of new Set(valuesOf(rows, kind).map((one) => one.abs().toFixed(2))))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

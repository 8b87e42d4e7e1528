// What lines come to, and what the page says that they do.
import { Decimal } from 'decimal.js';
import type { AmountEvidence, AmountRole } from '../../money/roles/amount-roles.ts';
import type { LineOnPage } from '../line-on-page.ts';

/** Rounding each line may move a sum by half a cent. */
const HALF_A_CENT = '0.005';

type WithTotal = Pick<LineOnPage, 'netTotal'>;

export const sumOf = (lines: readonly WithTotal[]): Decimal =>
  lines.reduce((sum, { netTotal }) => sum.plus(netTotal ?? 0), new Decimal(0));

/** What the lines come to up to each of them, that one with them. */
export function runningSums(lines: readonly WithTotal[]): Decimal[] {
  let sum = new Decimal(0);
  return lines.map(({ netTotal }) => {
    sum = sum.plus(netTotal ?? 0);
    return sum;
  });
}

/** Whether two sums are one, each of so many lines rounded for itself. */
export const isWithinRounding = (one: Decimal, other: Decimal, lines: number): boolean =>
  one.minus(other).abs().lte(new Decimal(HALF_A_CENT).times(lines));

/**
 * The amounts that a label calls the sum of the lines, or what else they may come to.
 * @param least how surely it says so, 0 to 1
 */
export const namedSums = (
  evidence: readonly AmountEvidence[],
  least: number,
  roles: readonly AmountRole[] = ['lineSum'],
): Decimal[] =>
  evidence.flatMap(({ amount: { value }, scores }) =>
    Math.max(...roles.map((role) => scores[role] ?? 0)) >= least ? [value] : [],
  );

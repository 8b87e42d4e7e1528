import { Decimal } from 'decimal.js';
import { money } from '../line-draft.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { sumOf } from './line-sums.ts';

/**
 * 'abzgl. 10 % Rabatt   -60,00' under an item, and more of the kind between others: each item comes to what is left of it
 * (EN 16931 BT-131, BT-136), where all of them then come to the net total or to a sum that the page names. A reduction behind all
 * items alone is the invoice's.
 * @param lines with the reductions among them, in their order on the page
 */
export function withReductionsUnder(lines: readonly LineOnPage[], sums: readonly Decimal[]): readonly LineOnPage[] {
  const isBetween = lines.some(
    ({ isReduction }, at) => at > 0 && isReduction && lines[at + 1]?.isReduction === undefined && at + 1 < lines.length,
  );
  if (!isBetween || lines[0]?.isReduction) return lines;
  // What is taken off behind the last item may be off that, or off all of them, which the sum is before.
  const ends = lines.flatMap((_, at) => (lines.slice(at + 1).every(({ isReduction }) => isReduction) ? [at + 1] : []));
  const end = ends.toReversed().find((one) => sums.some((sum) => sum.eq(sumOf(lines.slice(0, one)))));
  if (end === undefined) return lines;
  const left: LineOnPage[] = [];
  for (const line of lines.slice(0, end)) {
    const above = left.at(-1);
    if (!line.isReduction || !above) left.push(line);
    else left[left.length - 1] = reducedBy(above, line.netTotal ?? 0);
  }
  return left;
}

/** What is left is printed nowhere and has no place. */
function reducedBy(line: LineOnPage, less: Decimal.Value): LineOnPage {
  const netTotal = money(new Decimal(line.netTotal ?? 0).plus(less));
  if (!line.place) return { ...line, netTotal };
  const { netTotal: _full, ...boxes } = line.place.boxes;
  return { ...line, netTotal, place: { ...line.place, boxes } };
}

import { Decimal } from 'decimal.js';
import { money } from '../line-draft.ts';
import type { LineOnPage } from '../line-on-page.ts';

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
  const total = lines.reduce((sum, { netTotal }) => sum.plus(netTotal ?? 0), new Decimal(0));
  if (!isBetween || lines[0]?.isReduction || !sums.some((sum) => sum.eq(total))) return lines;
  const left: LineOnPage[] = [];
  for (const line of lines) {
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

import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import { isWithinRounding, namedSums, sumOf } from '../by-sum/line-sums.ts';
import type { LineOnPage } from '../line-on-page.ts';

/** A label says this surely what an amount is. */
const LABELLED = 0.6;

/**
 * 'Portes   15,00' among the items: a charge by its word, and one of the lines where the sum that the page names holds it. Where the
 * items alone come to one, it is charged beside them (EN 16931 BG-21). 'Service charge for handling cash' alone is what is sold.
 * @param asides what is called a charge, in the columns of the items
 */
export function withAsides(
  lines: readonly LineOnPage[],
  asides: readonly LineOnPage[],
  evidence: readonly AmountEvidence[],
): readonly LineOnPage[] {
  const own = lines.length === 0 ? asides : asides.filter((aside) => lines.some((line) => beginsLike(aside, line)));
  // A reduction beside it is the bill's too: 'REMISE -5,00' over 'FRAIS 10,00', whose colons a recogniser lost.
  if (own.length === 0 || lines.some(({ isReduction }) => isReduction)) return lines;
  // Items with their VAT come to the total, and so do those of a bill without any.
  const named = namedSums(evidence, LABELLED, ['lineSum', 'netTotal', 'grossTotal']);
  const comesTo = (some: readonly LineOnPage[]) => {
    const sum = sumOf(some);
    return named.some((one) => isWithinRounding(one, sum, some.length));
  };
  const all = [...lines, ...own].sort(inReadingOrder);
  return !comesTo(lines) && comesTo(all) ? all : lines;
}

/** Under one another, as the items are; what stands further right is of the sums. */
function beginsLike({ place: one }: LineOnPage, { place: other }: LineOnPage): boolean {
  const [a, b] = [one?.boxes.designation, other?.boxes.designation];
  return a !== undefined && b !== undefined && Math.abs(a.x0 - b.x0) < (b.y1 - b.y0) / 2;
}

const inReadingOrder = (one: LineOnPage, other: LineOnPage): number =>
  (one.place?.page ?? 0) - (other.place?.page ?? 0) || topOf(one) - topOf(other);

const topOf = ({ place }: LineOnPage): number =>
  Math.min(...Object.values(place?.boxes ?? {}).map((box) => box?.y0 ?? 0));

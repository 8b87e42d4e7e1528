import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { byColumnOfSum } from './column-of-sum.ts';
import { withoutHeads } from './group-heads.ts';
import { withoutCharged } from './in-sum.ts';
import { namedSums } from './line-sums.ts';
import { type TotalsOfLines, withoutTheirVat } from './lines-with-vat.ts';
import { withoutPagesOfDetails } from './pages-of-details.ts';
import { withPricesForTotals } from './prices-for-totals.ts';
import { withReductionsUnder } from './reduced-lines.ts';
import { countedToNet, printedOnce, upToSum } from './sums-below.ts';

/** A label says this surely that an amount is the sum of the lines. */
const LABELLED = 0.9;

/** Lines as the settled net total and the sums that the page names tell them, without what only lowers their sum. */
export function linesByTotals(
  lines: readonly LineOnPage[],
  evidence: readonly AmountEvidence[],
  totals: TotalsOfLines,
): readonly LineOnPage[] {
  const { net, gross } = totals;
  const named = namedSums(evidence, LABELLED);
  const sums = net ? [net, ...named] : named;
  const whole = [net, gross].filter((sum) => sum !== undefined);
  const priced = withPricesForTotals(lines, [...whole, ...named]);
  const headless = withoutHeads(printedOnce(priced, sums), [...whole, ...named]);
  const counted = countedToNet(withoutPagesOfDetails(headless, whole), net);
  const own = withReductionsUnder(upToSum(counted, whole), sums);
  const summed = byColumnOfSum(withoutCharged(own, evidence, net), evidence, net);
  return withoutTheirVat(summed, totals).filter(({ isReduction }) => !isReduction);
}

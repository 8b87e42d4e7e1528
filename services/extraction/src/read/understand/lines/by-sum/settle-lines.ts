import { Decimal } from 'decimal.js';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import { money } from '../line-draft.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { withAlignedPrices } from './aligned-prices.ts';
import { namedSums, sumOf } from './line-sums.ts';

/** Rounded prices make products that are a little off their totals, in the currency's unit. */
const ROUNDING = '0.02';
/** A label says this surely that an amount is the sum of the lines. */
const LABELLED = 0.6;

/**
 * Recognised lines against one another: quantity × price is the total (EN 16931 BT-131), and the totals come to a sum that the
 * page names (BT-106, BT-109). Where the totals do, a quantity that lost a figure is what total and price make; where only
 * the products do, they are the totals. What no sum tells stays as it was read.
 */
export function settleLines(read: readonly LineOnPage[], evidence: readonly AmountEvidence[]): readonly LineOnPage[] {
  const lines = settled(withAlignedPrices(read, evidence).map(withOne), evidence);
  return lines.map(({ isReduced: _told, ...line }) => line);
}

function settled(lines: readonly LineOnPage[], evidence: readonly AmountEvidence[]): readonly LineOnPage[] {
  const doubted = lines.filter((line) => disagrees(line));
  if (doubted.length === 0) return lines;
  const named = namedSums(evidence, LABELLED, ['lineSum', 'netTotal']);
  const comesTo = (some: readonly LineOnPage[]) => named.some((sum) => sumOf(some).minus(sum).abs().lt('0.006'));
  if (comesTo(lines)) return lines.map((line) => (disagrees(line) ? withCount(line) : line));
  const byProduct = (some: readonly LineOnPage[]) =>
    lines.map((line) => (some.includes(line) ? withProduct(line) : line));
  return [doubted, ...doubted.map((one) => [one])].map(byProduct).find(comesTo) ?? lines;
}

/** A price and a total that were read alike are those of one, whatever stands for the count. */
const withOne = (line: LineOnPage): LineOnPage =>
  disagrees(line) && new Decimal(line.unitPrice ?? 0).eq(line.netTotal ?? 0) && new Decimal(line.netTotal ?? 0).gt(0)
    ? { ...line, quantity: '1' }
    : line;

const productOf = ({ quantity, unitPrice }: LineOnPage): Decimal | undefined =>
  quantity === undefined || unitPrice === undefined ? undefined : new Decimal(quantity).times(unitPrice);

const disagrees = (line: LineOnPage): boolean =>
  !line.isReduced &&
  (productOf(line)
    ?.minus(line.netTotal ?? 0)
    .abs()
    .gt(ROUNDING) ??
    false);

const withProduct = (line: LineOnPage): LineOnPage => {
  const product = productOf(line);
  return product ? { ...line, netTotal: money(product.toDecimalPlaces(2)) } : line;
};

/** '5' or '0' for 50: the figures that were read stand in the count in their order, fewer of them. A reduction is none such. */
function withCount(line: LineOnPage): LineOnPage {
  const { quantity = '', unitPrice = '0', netTotal = '0' } = line;
  if (new Decimal(unitPrice).isZero()) return line;
  const count = new Decimal(netTotal).div(unitPrice);
  const isLost = count.isInteger() && count.gt(0) && lostFigures(quantity, count.toFixed());
  // '55' for 5,5: the sign between was lost.
  const isWhole = count.gt(0) && count.toFixed().replace('.', '') === quantity;
  return isLost || isWhole ? { ...line, quantity: count.toFixed() } : line;
}

function lostFigures(read: string, whole: string): boolean {
  let at = 0;
  for (const figure of whole) if (figure === read[at]) at += 1;
  return at === read.length && read.length < whole.length;
}

import { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import { isAligned } from '../aligned.ts';
import type { Header } from '../head/line-headers.ts';
import type { LineDraft } from '../line-draft.ts';
import { makes, PER } from '../product.ts';

/** So many counts that make their totals, right under one another, are a column of them. */
const FEWEST_COUNTED = 2;

type Found = { readonly line: LineDraft; readonly amounts: readonly Amount[] };

/**
 * 'Ord 20 | Del 18 | Price 8.00 | Disc 25 | Net 108.00' under headings of counts that are not known: the count is what makes the
 * total of the price and its reductions, and in its column so it is where the total is nothing. Nothing is guessed where fewer
 * than two lines tell.
 * @param found the lines of one table, each with the numbers of its row
 */
export function withReducedCounts(found: readonly Found[], { columns }: Pick<Header, 'columns'>): void {
  if (columns.some(({ kind }) => kind === 'colQuantity')) return;
  const proved = found.flatMap(({ line, amounts }) => {
    const count = line.quantity === undefined ? countOf(line, amounts) : undefined;
    return count ? [{ line, count }] : [];
  });
  const inColumn = (box: Amount['box']) => proved.filter(({ count }) => isAligned(count.box, box)).length;
  const best = [...proved].sort((a, b) => inColumn(b.count.box) - inColumn(a.count.box))[0];
  if (!best || inColumn(best.count.box) < FEWEST_COUNTED) return;
  for (const { line, amounts } of found) {
    const count = amounts.find((one) => isWhole(one) && isAligned(one.box, best.count.box));
    const isTold = proved.some((one) => one.line === line) || new Decimal(line.netTotal ?? 0).isZero();
    if (!count || line.quantity !== undefined || !isTold) continue;
    line.quantity = count.value.toFixed();
    line.place = { ...line.place, boxes: { ...line.place.boxes, quantity: count.box } };
  }
}

const isWhole = ({ isPercent, isMoney }: Amount): boolean => !isPercent && !isMoney;

/** What left of the price makes the total with every number between them that can be a reduction. */
function countOf({ unitPrice, netTotal, place }: LineDraft, amounts: readonly Amount[]): Amount | undefined {
  const { unitPrice: price, netTotal: total } = place.boxes;
  if (!price || !total || unitPrice === undefined || new Decimal(netTotal ?? 0).isZero()) return undefined;
  const between = amounts.filter(({ box }) => box.x0 >= price.x1 && box.x1 <= total.x0).map(({ value }) => value);
  const counts = amounts.filter((one) => isWhole(one) && one.box.x1 <= price.x0 && !one.value.isZero());
  // The nearest to the price is what was delivered, where that and what was ordered are the same.
  return counts
    .sort((one, other) => other.box.x1 - one.box.x1)
    .find(({ value }) =>
      [new Decimal(1), ...PER].some((per) => {
        const reductions = per.eq(1) ? between : between.filter((one) => !one.eq(per));
        if (reductions.length < between.length - 1 || reductions.some((one) => one.lt(0) || one.gte(100))) return false;
        const left = reductions.reduce((rest, one) => rest.times(new Decimal(100).minus(one)).div(100), new Decimal(1));
        return makes(value.times(left), unitPrice, netTotal ?? 0, { per });
      }),
    );
}

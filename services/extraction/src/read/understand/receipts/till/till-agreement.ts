import type { Decimal } from 'decimal.js';
import type { Total, TotalName } from '../../totals/total.ts';
import type { TillBreakdown } from './till-tax-within.ts';

/** No till rounds by more. */
const MOST_ROUNDED = 0.05;
/** As sure as a sum is that does not fit what was paid: it may be that of one rate, or of one means of payment. */
const UNFIT = 0.45;

type Totals = { readonly [name in TotalName]?: Total };

/**
 * What a receipt was summed to as any document, less sure where that does not come to what its till was paid: net and
 * tax of the first row of a table, what one of two cards paid. Nor is a net sure that no tax makes of it what was paid: a till's
 * 'SUBTOTAL' has it within as often. Where the rows of its table come to what was paid, they tell both.
 */
export function fittingTill<T extends Totals>(totals: T, paid: Decimal | undefined, ofRates?: TillBreakdown): T {
  const { netTotal, vatTotal, amountDue } = totals;
  if (!paid) return { ...totals, ...(netTotal && !vatTotal && { netTotal: unsure(netTotal) }) };
  const comesTo = (sum: Decimal) => sum.minus(paid).abs().lte(MOST_ROUNDED);
  const isOfTill = vatTotal ? !netTotal || comesTo(netTotal.value.plus(vatTotal.value)) : !netTotal;
  const isSame = ofRates && netTotal && ofRates.netTotal.value.minus(netTotal.value).abs().lte(MOST_ROUNDED);
  // Net and total in one, without a tax, fit any receipt.
  const isOther = isOfTill && netTotal && vatTotal?.value.gt(0) && !isSame;
  return {
    ...totals,
    ...(netTotal && { netTotal: isOfTill ? netTotal : unsure(netTotal) }),
    ...(vatTotal && { vatTotal: isOfTill ? vatTotal : unsure(vatTotal) }),
    ...(!isOther && ofRates),
    ...(amountDue && { amountDue: comesTo(amountDue.value) ? amountDue : unsure(amountDue) }),
  };
}

const unsure = (total: Total): Total => ({ ...total, confidence: Math.min(UNFIT, total.confidence) });

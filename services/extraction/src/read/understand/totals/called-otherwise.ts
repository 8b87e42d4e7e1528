import type { Amount } from '../money/figures/amount.ts';
import type { DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import type { Total, TotalName } from './total.ts';
import { UNPROVED } from './total-certainty.ts';

/** 'Net due', 'Actual net amount due'; 'net à payer' is French for what is due, whatever the net total is. */
const CALLED_NET = /^\W*(?:\p{L}+ )?net (?:amount )?(?:due|payable)\b/u;

/**
 * 'Gross amount 1,000.00, agency commission 150.00, net amount due 850.00' without a VAT: of two figures the paper calls the
 * lesser one net. What its lines come to is then no net total that is sure, though they come to it.
 */
export function unlessCalledOtherwise(
  text: DocumentText,
  net: Total | undefined,
  { vatTotal, amountDue }: Partial<Record<TotalName, Total>>,
  amounts: readonly Amount[],
): Total | undefined {
  const isTaxed = vatTotal && !vatTotal.value.isZero();
  if (!net || !amountDue || isTaxed || amountDue.value.eq(net.value)) return net;
  const isCalledNet = ({ cell }: Amount) =>
    (text.rows[cell.row]?.cells ?? []).some((one) => CALLED_NET.test(fold(one.text)));
  return amounts.some((one) => one.value.eq(amountDue.value) && isCalledNet(one))
    ? { ...net, confidence: Math.min(UNPROVED, net.confidence) }
    : net;
}

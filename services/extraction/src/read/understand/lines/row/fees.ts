// Fees of a scale, which are taken so many times: Germany's doctors and dentists charge by them (GOÄ and GOZ, section 5).
import { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import { headsFees } from '../head/header-column.ts';
import type { Header } from '../head/line-headers.ts';
import { type Boxes, type LineDraft, money } from '../line-draft.ts';

/** What rounding makes of a fee, for each that is charged. */
const ROUNDING = '0.011';

type Fee = {
  readonly factor: Amount | undefined;
  readonly fee: Amount | undefined;
  readonly count: Amount | undefined;
};

/**
 * '420 | 3 | 4,66 | 2,30 | 32,16': a service of the scale three times, at 2.3 times its simple fee. The price of one is what the factor makes of
 * the fee; where no count is printed and the factor alone makes the total, it is one. Says whether the table is one of fees.
 */
export function ofScale(line: LineDraft, boxes: Boxes, { factor, fee, count }: Fee, header: Header): boolean {
  if (!headsFees(header)) return false;
  for (const name of ['quantity', 'unitPrice'] as const) {
    delete line[name];
    delete boxes[name];
  }
  const total = new Decimal(line.netTotal ?? 0);
  if (total.isZero() || !factor) return withCount(line, boxes, count);
  const price = fee?.value.times(factor.value).toDecimalPlaces(2);
  const makes = (times: Decimal) => price?.times(times).minus(total).abs().lte(times.abs().times(ROUNDING)) === true;
  const isOne = count === undefined && makes(new Decimal(1));
  if (isOne && header.columns.some(({ kind }) => kind === 'colQuantity')) line.quantity = '1';
  if (price && (isOne || (count && makes(count.value)))) line.unitPrice = money(price);
  return withCount(line, boxes, count);
}

function withCount(line: LineDraft, boxes: Boxes, count: Amount | undefined): true {
  if (count?.value.isInteger()) {
    line.quantity = count.value.toFixed();
    boxes.quantity = count.box;
  }
  return true;
}

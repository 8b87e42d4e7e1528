import { Decimal } from 'decimal.js';
import type { Contender } from './total-contenders.ts';

/** Less sure than what is called a total. */
const SCORE = 0.8;

/**
 * 'Taxable value, IGST, Net amount': what is called net under a VAT, and is what another net amount, that VAT and the rounding
 * come to, is the total.
 */
export const calledNet = (
  net: readonly Contender[],
  vat: readonly Contender[],
  roundings: readonly Contender[],
): Contender[] =>
  net
    .filter(({ value, amount }) =>
      vat.some(
        (tax) =>
          tax.value.gt(0) &&
          tax.amount.cell.row < amount.cell.row &&
          net.some((base) =>
            [new Decimal(0), ...roundings.map((one) => one.value.abs()).filter((rest) => rest.lt(1))].some((rest) =>
              base.value.plus(tax.value).minus(value).abs().eq(rest),
            ),
          ),
      ),
    )
    .map((one) => ({ ...one, score: SCORE * one.score }));

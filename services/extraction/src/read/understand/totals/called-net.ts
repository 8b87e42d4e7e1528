import { Decimal } from 'decimal.js';
import { MOST_ROUNDED } from './best-triple.ts';
import type { Contender } from './total-contenders.ts';

/** Less sure than what is called a total, or a net total. */
const SCORE = 0.8;

type Parts = {
  readonly net: readonly Contender[];
  readonly vat: readonly Contender[];
  readonly gross: readonly Contender[];
  readonly roundings: readonly Contender[];
};

/**
 * 'Taxable value, IGST, Net amount', 'Total, VAT, Net amount': what is called net under a VAT, and is what another sum above it,
 * that VAT and the rounding come to, is the total; and that sum, whatever it is called, the net total.
 */
export function calledNet({ net, vat, gross, roundings }: Parts): Pick<Parts, 'net' | 'gross'> {
  const rests = [new Decimal(0), ...roundings.map((one) => one.value.abs()).filter((rest) => rest.lte(MOST_ROUNDED))];
  // In whole money the rounding may not be printed.
  const isRest = (off: Decimal, total: Contender) =>
    rests.some((rest) => off.eq(rest)) || (total.value.isInteger() && off.lte('0.5'));
  const found = net.flatMap((total) =>
    [...net, ...gross]
      .filter(
        (base) =>
          base.amount.cell.row <= total.amount.cell.row &&
          vat.some(
            (tax) =>
              tax.value.gt(0) &&
              tax.amount.cell.row < total.amount.cell.row &&
              isRest(base.value.plus(tax.value).minus(total.value).abs(), total),
          ),
      )
      .map((base) => ({ total, base })),
  );
  const lowered = (one: Contender): Contender => ({ ...one, score: SCORE * one.score });
  return {
    gross: [...new Set(found.map(({ total }) => total))].map(lowered),
    net: [...new Set(found.map(({ base }) => base))].filter((base) => gross.includes(base)).map(lowered),
  };
}

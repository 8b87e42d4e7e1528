import type { Decimal } from 'decimal.js';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import { HIGHEST_RATE } from '../../money/roles/sums-of-total-row.ts';
import { type Contender, LABELLED } from '../total-contenders.ts';

/** As sure as a sum of the taxes of several rates. */
const SCORE = 0.85;
const CENT = '0.011';
/** More rows of taxes than these are a table's. */
const MOST_CALLED = 4;

/**
 * Two taxes of one net total, or a few that are called so, which together lead to the total: Spain's recargo de equivalencia beside its
 * IVA, India's CGST and SGST, its service tax and two cesses, Canada's GST and PST. Each has to be a printed rate of that net, or to be called a tax in a row of its own, and none a
 * surcharge. Nothing has to be called the net total where both are called taxes: a sum of the items stands over them without a word.
 */
export function twoTaxes(
  evidence: readonly AmountEvidence[],
  {
    net,
    gross,
    rates,
    roundings,
    anywhere,
  }: {
    readonly net: readonly Contender[];
    readonly gross: readonly Contender[];
    readonly rates: readonly Decimal[];
    readonly roundings: readonly Contender[];
    readonly anywhere: readonly Contender[];
  },
): Contender[] {
  // 'Total 64,000.00, CGST, SGST, Grand Total': what is called a total, and lies below another, may be the net one.
  const lower = gross.filter((one) => gross.some((other) => other.value.gt(one.value)));
  // India's 'NET AMOUNT' below its taxes is what they lead to.
  const totals = [...gross, ...net];
  const surcharges = evidence.filter(({ scores }) => (scores.charges ?? 0) >= LABELLED);
  const candidates = evidence.filter(
    ({ amount: { value, isMoney } }) =>
      // 'Taxes: 1,00' over 'Droit de timbre 1,00' is that.
      isMoney && value.gt(0) && !surcharges.some(({ amount }) => amount.value.eq(value)),
  );
  const called = candidates.filter(({ scores }) => (scores.vatTotal ?? 0) >= LABELLED);
  const leadsTo = (base: Contender, [one, ...others]: readonly AmountEvidence[]): Contender[] => {
    if (!one) return [];
    const value = others.reduce((sum, { amount }) => sum.plus(amount.value), one.amount.value);
    const leads = totals.some((total) => {
      const off = base.value.plus(value).minus(total.value).abs();
      return off.isZero() || (off.lt(1) && roundings.some((rounding) => rounding.value.abs().eq(off)));
    });
    return leads ? [{ value, amount: one.amount, score: SCORE, seen: 1 }] : [];
  };
  const leadsFrom = (base: Contender, taxes: readonly AmountEvidence[]) => {
    const pairs = taxes.flatMap((one, index) => taxes.slice(index + 1).map((other) => [one, other]));
    const all = taxes.length > 2 && taxes.every((tax) => called.includes(tax)) ? [taxes] : [];
    return [...pairs, ...all].flatMap((some) => leadsTo(base, some));
  };
  const isLess = (base: Contender, { amount: { value } }: AmountEvidence) => value.lte(base.value.times(HIGHEST_RATE));
  const named = [...net, ...lower].flatMap((base) => {
    const printed = [...rates, ...ratesBeside(evidence, base)];
    const rated = printed.map((rate) => base.value.times(rate).div(100));
    const isRated = ({ amount: { value } }: AmountEvidence) => rated.some((tax) => tax.minus(value).abs().lt(CENT));
    return leadsFrom(
      base,
      candidates.filter((one) => isLess(base, one) && (isRated(one) || called.includes(one))),
    );
  });
  if (named.length > 0 || called.length < 2 || called.length > MOST_CALLED) return named;
  return anywhere.flatMap((base) =>
    leadsFrom(
      base,
      called.filter((one) => isLess(base, one)),
    ),
  );
}

/** Rates in the row of a base whose '%' stands in the headings ('Base | % IVA | Cuota | % R.E. | Cuota'). */
const ratesBeside = (evidence: readonly AmountEvidence[], { amount }: Contender): Decimal[] =>
  evidence
    .filter(({ amount: other }) => other.cell.row === amount.cell.row && other.value.gt(0) && other.value.lte(30))
    .map(({ amount: { value } }) => value);

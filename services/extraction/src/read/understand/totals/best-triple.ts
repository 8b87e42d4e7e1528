import { Decimal } from 'decimal.js';
import type { Amount } from '../money/figures/amount.ts';
import { HIGHEST_RATE } from '../money/roles/sums-of-total-row.ts';
import { leavesDue } from './due/amount-due.ts';
import { isOfRate } from './of-rate.ts';
import type { Triple } from './total-certainty.ts';
import { type Contender, isChangeOf, UNLABELLED } from './total-contenders.ts';
import type { VatRow } from './vat/vat-breakdown.ts';

/** Net and VAT may differ from the total by what rounding makes of them. */
const CENTS = '0.021';

/** What may be net total, VAT and total, and what else on the page tells which. */
export type Parts = {
  isMostlyPositive: boolean;
  due: readonly Contender[];
  net: readonly Contender[];
  vat: readonly Contender[];
  gross: readonly Contender[];
  /** What labels call the total, and nothing else makes one. */
  called: readonly Contender[];
  anywhere: readonly Contender[];
  rates: readonly VatRow[];
  prepaid: readonly Contender[];
  /** What is added behind the VAT without bearing any: a fiscal stamp. */
  stamps: readonly Contender[];
  /** What is taken off before the VAT. */
  reductions: readonly Contender[];
  /** What brings a total to whole money. */
  roundings: readonly Contender[];
  /** Whether the page says a total in words. */
  isSpelledOut: (total: Contender) => boolean;
  /** What the lines of the items come to; undefined where none was read whole. */
  sumOfLines: Decimal | undefined;
};

/**
 * The net total, VAT and total that agree best: by their labels, by adding up (EN 16931 BR-CO-15), by the table of rates and by
 * what is paid and due. One or two of them may be missing; undefined where nothing contends.
 * @param least what the total is at the least, where that is known: it is not missing then
 */
export function bestTriple(parts: Parts, least?: Decimal): Triple | undefined {
  const find = finderOf(parts.anywhere);
  // 'Subtotal 2,472.93, Shipping 1.20, Total 2,474.13', 'Total 2,474.13, Less Discount 1.20, Taxable 2,472.93': what is called
  // something else is no VAT.
  const isNoTax = (value: Decimal) =>
    [...parts.stamps, ...parts.reductions].some((one) => one.score >= NAMED && one.value.abs().eq(value));
  const findTax = (value: Decimal) => (isNoTax(value) ? undefined : find(value));
  // What was rounded off is printed with its sign, or without.
  const offs = [new Decimal(0), ...parts.roundings.flatMap(({ value }) => [value, value.negated()])];
  let best: Triple | undefined;
  const consider = (net: Contender | undefined, vat: Contender | undefined, gross: Contender | undefined) => {
    if (least && !gross?.value.gte(least)) return;
    const triple = judge(net, vat, gross, parts);
    if (!best || triple.score > best.score) best = triple;
  };
  for (const gross of [...parts.gross, undefined]) {
    for (const net of [...parts.net, undefined]) {
      for (const vat of [...parts.vat, undefined]) {
        if (!gross && !net && !vat) continue;
        consider(net, vat, gross);
        if (gross && net && !vat && gross.value.abs().gt(net.value.abs()))
          consider(net, findTax(gross.value.minus(net.value)), gross);
        if (gross && vat && !net)
          for (const off of offs) consider(find(gross.value.minus(vat.value).plus(off)), vat, gross);
        if (net && vat && !gross && !vat.value.isZero()) consider(net, vat, find(net.value.plus(vat.value)));
      }
    }
  }
  return best;
}

/**
 * The first of some money that is a value but for half a cent. Looked for once for each three that are considered, among all that pages of
 * details print: by whole cents, of which what is so near is the same or the next.
 */
function finderOf(money: readonly Contender[]): (value: Decimal) => Contender | undefined {
  const centsOf = (value: Decimal) => value.times(100).floor().toNumber();
  const byCents = Map.groupBy(money.entries(), ([, { value }]) => centsOf(value));
  return (value) => {
    const cents = centsOf(value);
    const near = [cents - 1, cents, cents + 1].flatMap((one) => byCents.get(one) ?? []);
    const [first] = near.filter(([, one]) => one.value.minus(value).abs().lt('0.006')).sort(([a], [b]) => a - b);
    return first?.[1];
  };
}

function judge(
  net: Contender | undefined,
  vat: Contender | undefined,
  gross: Contender | undefined,
  parts: Parts,
): Triple {
  let score = (net?.score ?? 0) + (vat?.score ?? 0) + 1.15 * (gross?.score ?? 0);
  const isLeft = isLeftOf(net, vat, gross, parts);
  let adds = isLeft;
  let isRounded = false;
  let isBehind = false;
  if (isLeft) {
    score += 1.4;
  } else if (net && vat && gross) {
    // Net and VAT add up to the total whichever is which: no country taxes more than the smaller of the two says.
    const isNamed =
      addsUp(net.value, vat.value, gross.value) ||
      addsUpStamped(net, vat, gross, parts.stamps) ||
      addsUpRounded(net, vat, gross, parts.roundings);
    isBehind = !isNamed && addsUpBehind(net, vat, gross, parts.anywhere);
    adds = (isNamed || isBehind) && vat.value.abs().lte(net.value.abs().times(HIGHEST_RATE));
    isRounded = !adds && addsUpWhole(net, vat, gross);
    score += adds ? (vat.value.isZero() ? 0.8 : 1.4) : isRounded ? 0.9 : -2.4;
    adds ||= isRounded;
    if (adds && !isToTheCent(net, vat, gross, parts.roundings)) score -= A_CENT_OFF;
    if (adds && parts.rates.some((row) => row.tax.value.minus(vat.value).abs().lt('0.02'))) score += 0.3;
    // Of several that add up, each a rate's, the invoice's is the one that its items come to (EN 16931 BR-CO-10). With what nobody
    // calls a tax the items that were read may come to those that were not.
    if (adds && vat.score > UNLABELLED && parts.sumOfLines?.eq(net.value)) score += 1;
  } else if (net && gross) {
    const isRatePlausible = gross.value.gte(net.value) && gross.value.lte(net.value.times('1.3'));
    score -= isRatePlausible ? 0.35 : 1.2;
  } else if (vat && gross) {
    score -= vat.value.abs().lt(gross.value.abs().times('0.25')) ? 0.2 : 1.2;
  } else if (net && vat) {
    score -= 0.3;
  } else if (vat) {
    // VAT that leads to no total says less than a total whose VAT is not known.
    score -= 0.4;
  }
  if (vat && parts.vat.some((other) => isRoundedOnce(other, vat))) score -= 0.3;
  if (gross?.value.isNegative() && parts.isMostlyPositive) score -= 0.5;
  if (gross && isChangeOf(gross, parts.prepaid)) score += 0.6;
  if (gross && (parts.isSpelledOut(gross) || leavesSpelled(gross, parts))) score += IN_WORDS;
  if (gross && leavesDue(gross, parts.prepaid, parts.due)) score += 0.8;
  if (gross?.value.isZero() && parts.gross.some((other) => !other.value.isZero())) score -= 0.8;
  return { net, vat, gross, score, adds, isLeft, ...(isRounded && { isRounded }), ...(isBehind && { isBehind }) };
}

/** Whether words say what is left of a total once something is kept back of it. */
const leavesSpelled = (gross: Contender, { prepaid, isSpelledOut }: Parts): boolean =>
  prepaid.some(({ value }) => !value.isZero() && isSpelledOut({ ...gross, value: gross.value.minus(value.abs()) }));

/** 'VAT 34.32' among the lines and 'VAT 34.31' among the totals: of two that add up, the one that does to the cent. */
function isToTheCent(net: Contender, vat: Contender, gross: Contender, roundings: readonly Contender[]): boolean {
  const off = net.value.plus(vat.value).minus(gross.value).abs();
  return off.isZero() || roundings.some(({ value }) => value.abs().eq(off));
}
const A_CENT_OFF = 0.25;

/** As much as that net and VAT add up to it. */
const IN_WORDS = 1.4;

/** What taxes, each rounded, come to and nobody printed, is another VAT by cents than the one that is printed and was rounded once. */
const isRoundedOnce = (printed: Contender, added: Contender): boolean =>
  printed.value.eq(printed.amount.value) &&
  !added.value.eq(added.amount.value) &&
  !printed.value.eq(added.value) &&
  printed.value
    .minus(added.value)
    .abs()
    .lt(printed.value.isInteger() ? 1 : CENTS);

/**
 * 'Subtotal 100.00, VAT 20.00, Paid -30.00, Total 90.00': a total from which a payment, or what is kept back, is taken off already; or
 * all of it, as Mexico keeps back of the income's tax and of the VAT.
 */
function isLeftOf(
  net: Contender | undefined,
  vat: Contender | undefined,
  gross: Contender | undefined,
  { prepaid, anywhere }: Pick<Parts, 'prepaid' | 'anywhere'>,
): boolean {
  if (!net || !vat || !gross || vat.value.lte(0) || vat.value.gt(net.value.times(HIGHEST_RATE))) return false;
  const whole = net.value.plus(vat.value);
  if (anywhere.some((one) => one.value.eq(whole))) return false;
  const taken = prepaid.flatMap(({ value, amount: { cell } }) =>
    !value.isZero() && cell.row < gross.amount.cell.row ? [value.abs()] : [],
  );
  const difference = whole.minus(gross.value);
  return taken.length > 0 && [...taken, Decimal.sum(...taken)].some((one) => one.eq(difference));
}

/**
 * 'Total HT 43 075,00, TVA 8 184,25, Timbre 512,30, Total TTC 51 771,55': what stands between VAT and total, and bears none; or all that
 * is put on the net total above it, as Tunisia's 'FODEC 430,75' before the VAT with it; or a stamp right above them all. Where the VAT is
 * nothing, it is charged before that (EN 16931 BT-108).
 */
function addsUpStamped(net: Contender, vat: Contender, gross: Contender, stamps: readonly Contender[]): boolean {
  if (vat.value.isZero()) return false;
  const between = stamps.filter(
    ({ value, amount: { cell } }) => value.gt(0) && cell.row > net.amount.cell.row && cell.row < gross.amount.cell.row,
  );
  const stamped = [
    ...between.filter(({ amount: { cell } }) => cell.row > vat.amount.cell.row),
    ...stamps.filter(({ value, amount: { cell } }) => value.gt(0) && cell.row === net.amount.cell.row - 1),
  ];
  return [...stamped.map((stamp) => [stamp]), ...(between.length > 1 ? [between] : [])].some((some) =>
    Decimal.sum(net.value, vat.value, ...some.map(({ value }) => value)).eq(gross.value),
  );
}

/**
 * 'SubTotal 204.75, VAT (20 %) 40.95, MOT 45.00, Total 290.70': a row of their column between the VAT, which is of a rate of the
 * net total, and the total, whatever it is called: it bears none. It may be what an older bill left open as well, and then the total is not this one's.
 */
function addsUpBehind(net: Contender, vat: Contender, gross: Contender, anywhere: readonly Contender[]): boolean {
  const [over, under] = [vat.amount.cell, gross.amount.cell];
  const rest = gross.value.minus(net.value).minus(vat.value);
  if (!rest.gt(0) || over.page !== under.page || net.amount.cell.row >= over.row || over.row >= under.row - 1)
    return false;
  const isBetween = ({ cell }: Amount) =>
    cell.page === under.page &&
    cell.row > over.row &&
    cell.row < under.row &&
    Math.abs(cell.x1 - under.x1) < cell.y1 - cell.y0;
  return isOfRate(net, vat) && anywhere.some(({ value, amount }) => value.eq(rest) && isBetween(amount));
}

/** As much as rounding to whole money makes; a cashier asks '1,361.00' for '1,362.00'. */
export const MOST_ROUNDED = 1;

/** 'Total 5,309.65, Round off 0.65, Total 5,309.00': one at the most, often printed without its sign, above what is rounded by it. */
const addsUpRounded = (net: Contender, vat: Contender, gross: Contender, roundings: readonly Contender[]): boolean =>
  roundings.some(
    ({ value, amount: { cell } }) =>
      value.abs().lte(MOST_ROUNDED) &&
      !value.isZero() &&
      (cell.page !== gross.amount.cell.page || cell.row <= gross.amount.cell.row) &&
      net.value.plus(vat.value).minus(gross.value).abs().minus(value.abs()).abs().lte(CENTS),
  );

/** How sure a label has to be of each, where no rounding is printed. */
const NAMED = 0.6;

/** 'Taxable 96,434.50, GST 4,821.72, Net 101,256.00': a total in whole money, whose rounding nobody prints. */
const addsUpWhole = (net: Contender, vat: Contender, gross: Contender): boolean =>
  gross.value.isInteger() &&
  !vat.value.isZero() &&
  [net, vat, gross].every(({ score }) => score >= NAMED) &&
  vat.value.abs().lte(net.value.abs().times(HIGHEST_RATE)) &&
  net.value.plus(vat.value).minus(gross.value).abs().lte('0.5');

/** Credit notes print some of the three with a minus and some without: with one sign they must add up. */
function addsUp(net: Decimal, vat: Decimal, gross: Decimal): boolean {
  if (net.plus(vat).minus(gross).abs().lte(CENTS)) return true;
  return net.isNegative() && gross.isNegative() && net.minus(vat).minus(gross).abs().lte(CENTS);
}

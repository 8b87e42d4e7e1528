import { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import type { Total } from '../../totals/total.ts';
import type { ReceiptLook } from '../receipt-look.ts';
import { type TillRow, tillRows } from './till-rows.ts';

/** A rate that is printed gives each tax to the cent, as what is left of a total does (EN 16931 BR-CO-15). */
const BY_RATE = 0.85;
/** A till rounds the tax of each item, or that of all. */
const CENT = '0.0101';

export type TillBreakdown = { readonly netTotal: Total; readonly vatTotal: Total };

type Tax = { readonly rate: Decimal; readonly amount: Amount };

/**
 * 'Summe 696,50, inkl. 7,7 % MWSt 49,80': net and tax of a receipt whose rows of taxes have no net beside them. Each tax is what its rate
 * makes of what was paid, or of what was sold at it ('Sprzedaż opodatkowana A 24,93'), where all of that comes to what was paid.
 */
export function taxWithinTill(
  { text, amounts }: Pick<ReceiptLook, 'text' | 'amounts'>,
  paid: Decimal,
): TillBreakdown | undefined {
  const rows = tillRows(text, amounts);
  const sold = rows.flatMap(({ kind, amount }) => (kind === 'taxed' && amount ? [amount.value] : []));
  const taxes = rows.flatMap((row) => taxOf(row) ?? []);
  const [first] = taxes;
  const parts = Decimal.sum(0, ...sold).eq(paid) ? sold : [paid];
  const isWithin = ({ rate, amount }: Tax) =>
    parts.some((part) => part.times(rate).div(rate.plus(100)).minus(amount.value).abs().lt(CENT));
  if (!first || taxes.length > parts.length || !taxes.every(isWithin)) return undefined;
  const tax = Decimal.sum(...taxes.map(({ amount }) => amount.value));
  const net = paid.minus(tax);
  const total = (value: Decimal) => ({
    value,
    amount: amounts.findLast((one) => one.isMoney && one.value.eq(value)) ?? first.amount,
    confidence: BY_RATE * first.amount.confidence,
  });
  return { netTotal: total(net), vatTotal: total(tax) };
}

/** A row of one rate's tax, more than nothing. */
function taxOf({ kind, rates, amount }: TillRow): Tax | undefined {
  const [rate, ...more] = rates;
  return kind === 'tax' && rate && more.length === 0 && amount?.value.gt(0) ? { rate, amount } : undefined;
}

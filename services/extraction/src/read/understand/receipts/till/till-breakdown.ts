import { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import type { Total } from '../../totals/total.ts';
import type { ReceiptLook } from '../receipt-look.ts';
import { type TillBreakdown, taxWithinTill } from './till-tax-within.ts';

/** Above every rate there is on what a till sells. */
const HIGHEST_RATE = 0.3;
/** Rows add up by themselves and come to what was paid: that is two proofs, of figures that one look read. */
const PROVEN = 0.9;
/** A receipt has fewer rows with three figures, and a table of taxes fewer rates. */
const MOST_ROWS = 40;
const MOST_RATES = 6;

/** Where net, tax and total stand among the three: 'net, tax, total', 'total, net, tax' or 'tax, net, total'. */
const ORDERS = [
  [0, 1, 2],
  [1, 2, 0],
  [1, 0, 2],
] as const;

type RateRow = { readonly net: Amount; readonly tax: Decimal; readonly gross: Decimal };

/**
 * Net and tax of a receipt of several rates whose table has no sum of them, or one that is not legible: '10 % 9,58 0,96 10,54'
 * over '0 % 11,56 0,00 11,56' on a receipt of 22,10. In each row net and tax come to what was sold at that rate, and the
 * rows, one under the other, to what was paid; or a row has what was sold with its tax, which its rate makes of it. Else what the first look tells of the taxes within; undefined where none shows either.
 */
export function breakdownOfTill(
  looks: readonly [Pick<ReceiptLook, 'text' | 'amounts'>, ...Pick<ReceiptLook, 'amounts'>[]],
  paid: Decimal | undefined,
): TillBreakdown | undefined {
  if (!paid) return undefined;
  for (const { amounts } of looks) {
    const rows = rateRows(amounts).slice(-MOST_ROWS);
    const found = rows.flatMap((_, from) => {
      const run = runFrom(rows, from, paid);
      return run ? [run] : [];
    })[0];
    const [first] = found ?? [];
    if (!found || !first) continue;
    const sum = (of: (row: RateRow) => Decimal) => found.slice(1).reduce((all, row) => all.plus(of(row)), of(first));
    const sums = { net: sum(({ net }) => net.value), tax: sum(({ tax }) => tax) };
    const printed = printedSums(amounts, sums, { paid, rates: found.length });
    const total = (value: Decimal, amount = first.net): Total => ({ value, amount, confidence: PROVEN });
    return printed
      ? { netTotal: total(printed.net.value, printed.net), vatTotal: total(printed.tax.value, printed.tax) }
      : { netTotal: total(sums.net), vatTotal: total(sums.tax) };
  }
  return taxWithinTill(looks[0], paid);
}

/**
 * 'SUM 884,87 166,48' where the rows come to 884,86 and 166,49: a till rounds each rate by itself and all of them again, and what it
 * prints is what was charged. Both are within a cent a rate, and come to what was paid.
 */
function printedSums(
  amounts: readonly Amount[],
  sums: { readonly net: Decimal; readonly tax: Decimal },
  { paid, rates }: { readonly paid: Decimal; readonly rates: number },
): { net: Amount; tax: Amount } | undefined {
  const most = CENT.times(rates);
  const near = (sum: Decimal) => amounts.filter(({ isMoney, value }) => isMoney && value.minus(sum).abs().lte(most));
  const taxes = near(sums.tax);
  return near(sums.net).flatMap((net) => {
    const tax = taxes.find(({ value }) => net.value.plus(value).eq(paid));
    return tax ? [{ net, tax }] : [];
  })[0];
}
const CENT = new Decimal('0.01');

/** The rows from one on that come to what was paid, two at the least. */
function runFrom(rows: readonly RateRow[], from: number, paid: Decimal): RateRow[] | undefined {
  const [first, ...others] = rows.slice(from, from + MOST_RATES);
  let sum = first?.gross;
  for (const [at, row] of others.entries()) {
    sum = sum?.plus(row.gross);
    if (sum?.eq(paid)) return rows.slice(from, from + at + 2);
  }
  return undefined;
}

/** Rows of which net and tax come to the third of their figures; of what bears no tax the third is the net again. */
function rateRows(amounts: readonly Amount[]): RateRow[] {
  const byRow = new Map<number, Amount[]>();
  for (const amount of amounts)
    if (amount.isMoney || amount.isPercent) byRow.set(amount.cell.row, [...(byRow.get(amount.cell.row) ?? []), amount]);
  return [...byRow.values()].flatMap((row): RateRow[] => {
    const across = row.filter(({ isPercent }) => !isPercent).toSorted((a, b) => a.box.x0 - b.box.x0);
    const within = taxWithinRow(across, row);
    if (within) return [within];
    const three = across.slice(-3);
    const order = ORDERS.map((places) => places.map((place) => three[place]));
    return order
      .flatMap(([net, tax, gross]): RateRow[] =>
        net && tax && gross && isRateRow(net.value, tax.value, gross.value)
          ? [{ net, tax: tax.value, gross: gross.value }]
          : [],
      )
      .slice(0, 1);
  });
}

/** 'B  20 %  4.80  0.80': what was sold with its tax, and the tax that the rate of the row makes of it. */
function taxWithinRow([sold, tax, ...more]: readonly Amount[], row: readonly Amount[]): RateRow | undefined {
  const [rate, ...others] = row.filter(({ isPercent }) => isPercent);
  if (!sold || !tax || !rate || more.length + others.length > 0) return undefined;
  const made = sold.value.times(rate.value).div(rate.value.plus(100));
  if (made.minus(tax.value).abs().gt(CENT)) return undefined;
  return { net: { ...sold, value: sold.value.minus(tax.value) }, tax: tax.value, gross: sold.value };
}

const isRateRow = (net: Decimal, tax: Decimal, gross: Decimal): boolean =>
  net.gt(0) && tax.gte(0) && tax.lte(net.times(HIGHEST_RATE)) && net.plus(tax).eq(gross);

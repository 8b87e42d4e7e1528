import { Decimal } from 'decimal.js';
import { paid } from './till-payment.ts';
import { netAtRate } from './till-rate.ts';
import { hasPoint, type TillRow, valuesOf } from './till-rows.ts';
import { distinct, ofRates, ofTable } from './till-table.ts';
import type { Derived } from './till-witness.ts';

/** No till rounds by more. */
const MOST_ROUNDED = new Decimal('0.05');
/** Above every rate there is on what a till sells. */
const HIGHEST_RATE = new Decimal('0.3');
const MOST_ROWS = 60;
const MOST_STEPS = 8;
const HALF_CENT = new Decimal('0.0051');
const LEAST_TAX = new Decimal('0.1');

/** Every total that the other lines of a receipt lead to. */
export function leadingTo(rows: readonly TillRow[]): Derived[] {
  const beforeRounding = [
    ...netAndTax(rows),
    ...netAtRate(rows),
    ...taxWithin(rows),
    ...ofTable(rows),
    ...ofRates(rows),
    ...ofItems(rows),
  ];
  const isRounded = rows.some(({ kind, amount }) => kind === 'rounding' && !amount?.value.isZero());
  return [
    ...paid(rows),
    ...rounded(rows),
    ...inSteps(rows),
    ...(isRounded ? beforeRounding.map(toCoins) : beforeRounding),
  ];
}

/** Where a till rounds, it does to five cents: what is summed before is paid as the nearest. */
function toCoins(sum: Derived): Derived {
  return { ...sum, value: sum.value.times(20).round().div(20) };
}

/** What is added and taken off from one line that is summed to the next that calls itself the total: tax, service, tip, a share. */
function inSteps(rows: readonly TillRow[]): Derived[] {
  const shown = rows.filter(({ amount }) => amount);
  return shown.flatMap(({ kind, amount }, from): Derived[] => {
    if (!amount || (kind !== 'net' && kind !== 'total')) return [];
    let sum = amount.value;
    let steps = 0;
    for (const row of shown.slice(from + 1, from + 1 + MOST_STEPS)) {
      if (row.kind === 'cash' || row.kind === 'card' || row.kind === 'change' || row.kind === 'summary') return [];
      const value = row.amount?.value ?? sum;
      if (row.kind === 'total' && steps > 0) return sum.eq(value) ? [{ value, kind: 'tax', weight: 2 }] : [];
      if (row.kind === 'total' || row.kind === 'net') {
        if (!sum.eq(value)) return [];
      } else if (!value.isZero()) {
        sum = sum.plus(value);
        steps++;
      }
    }
    return [];
  });
}

/**
 * A sum of which a line says its tax: 'dont TVA 20 % 2,07' is that of 12,42, or of one some cents off. It tells that no other
 * line was taken for the total, not its last figure.
 */
function taxWithin(rows: readonly TillRow[]): Derived[] {
  const sums = (['total', 'cash', 'card'] as const).flatMap((kind) => valuesOf(rows, kind));
  const within = rows.slice(-MOST_ROWS).flatMap((row, index, all) => {
    const [rate, other] = row.rates;
    const tax = row.amount?.value;
    if (row.kind !== 'tax' || !rate || other || !tax?.gt(LEAST_TAX)) return [];
    const above = all[index - 1]?.amount?.value;
    return [...sums, ...(above ? [above] : [])].filter((sum) => {
      const share = sum.times(rate).div(rate.plus(100));
      return share.minus(tax).abs().lte(HALF_CENT);
    });
  });
  return distinct(within).map((value) => ({ value, kind: 'within', weight: 1 }));
}

/**
 * What net and tax make, for each net line and each tax line. A line that only says 'total' is a net one too where a tax
 * under it leads to a later total ('Net total', 'VAT', 'Total').
 */
function netAndTax(rows: readonly TillRow[]): Derived[] {
  const each = valuesOf(rows, 'tax').filter((tax) => tax.gt(0));
  // Of two rates net is told once, under '19 % 0,60' and '7 % 0,80'.
  const taxes = each.length > 1 ? [...each, each.reduce((sum, tax) => sum.plus(tax))] : each;
  const above = valuesOf(rows, 'net').flatMap((net) =>
    taxes.filter((tax) => isTaxOf(net, tax)).map((tax) => net.plus(tax)),
  );
  const totals = valuesOf(rows, 'total');
  const between = totals.flatMap((net, index) =>
    taxes
      .filter((tax) => isTaxOf(net, tax))
      .map((tax) => net.plus(tax))
      .filter((sum) => totals.slice(index + 1).some((later) => later.eq(sum))),
  );
  return distinct([...above, ...between]).map((value) => ({ value, kind: 'tax', weight: 1.5 }));
}

const isTaxOf = (net: Decimal, tax: Decimal): boolean => tax.lte(net.times(HIGHEST_RATE));

/** The total before a rounding line, and that line's amount added. */
function rounded(rows: readonly TillRow[]): Derived[] {
  const at = rows.findIndex(({ kind, amount }) => kind === 'rounding' && amount && !amount.value.isZero());
  const step = rows[at]?.amount?.value;
  const before = rows.slice(0, Math.max(0, at)).findLast(({ kind, amount }) => kind === 'total' && amount)?.amount;
  if (!step || !before || step.abs().gt(MOST_ROUNDED)) return [];
  // A minus before two cents is a speck: the sum that is even in five cents is the one that was meant.
  const value = [before.value.plus(step), before.value.minus(step)].find((sum) => sum.times(20).isInteger());
  return value ? [{ value, kind: 'rounded', weight: 1.5 }] : [];
}

/** Above the first of these the items stand. */
const SUMMED: readonly TillRow['kind'][] = ['total', 'net', 'taxed', 'cash'];

/** The items' amounts down to the first sum, two at the least; with the tax behind them where they bear none. */
function ofItems(rows: readonly TillRow[]): Derived[] {
  const end = rows.findIndex(({ kind, amount }) => amount && SUMMED.includes(kind));
  const items = rows
    .slice(0, Math.max(0, end))
    .slice(-MOST_ROWS)
    .flatMap(({ kind, money }) =>
      kind === 'items' && money.some(hasPoint) ? [money.at(-1)?.value ?? new Decimal(0)] : [],
    );
  if (items.length < 2) return [];
  const sum = items.reduce((all, one) => all.plus(one));
  const taxes = valuesOf(rows, 'tax').filter((tax) => tax.gt(0) && tax.lte(sum.times(HIGHEST_RATE)));
  return distinct([sum, ...taxes.map((tax) => sum.plus(tax))]).map((value) => ({
    value,
    kind: 'items',
    weight: 1.5,
  }));
}

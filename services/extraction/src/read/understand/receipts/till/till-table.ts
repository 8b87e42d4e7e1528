import { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import { type TillRow, valuesOf } from './till-rows.ts';
import type { Derived } from './till-witness.ts';

/** Above every rate there is on what a till sells. */
const HIGHEST_RATE = new Decimal('0.3');
const CENT = new Decimal('0.0101');
const MOST_ROWS = 60;
/** No receipt has more rates. */
const MOST_RATES = 16;

/**
 * The table of taxes: net and tax of its rows, with the total beside them or not. Where the total or the rate on one row
 * proves them they count for more, wherever the row stands.
 */
export function ofTable(rows: readonly TillRow[]): Derived[] {
  const rates = distinct(rows.flatMap((row) => row.rates)).slice(0, MOST_RATES);
  // Quantity, price and amount of an item add up or multiply by chance.
  const ofTaxes = rows.filter((row) => row.kind !== 'items' || row.rates.length > 0).slice(-MOST_ROWS);
  const whole = ofTaxes.flatMap((row) => {
    const added = threeThatAdd(row.money);
    // '4,27 0,09 4,36': by a low rate the third leads to the second too.
    return added.length > 0 ? added : netTimesRate(row, rates);
  });
  const said = [...valuesOf(rows, 'total'), ...valuesOf(rows, 'card')];
  const pairs = ofTaxes.filter(({ kind }) => kind === 'summary').flatMap(({ money }) => netBesideTax(money));
  const [proven, beside] = [rowsAndSum(whole, said), rowsAndSum(pairs, said)];
  return distinct([...proven.values, ...beside.values]).map((value) => ({
    value,
    kind: 'table',
    weight: proven.proven.some((one) => one.eq(value)) ? 3 : 1.5,
  }));
}

/**
 * The rows of a table and their sum; that alone where a line says it, and it is as good as they are: no row of it was paid for
 * itself.
 */
function rowsAndSum(rows: readonly Decimal[], said: readonly Decimal[]) {
  const values = distinct(rows);
  if (values.length < 2) return { values, proven: values };
  const sum = values.reduce((all, value) => all.plus(value));
  const isSaid = said.some((one) => one.eq(sum));
  return isSaid ? { values: [sum], proven: [sum] } : { values: [...values, sum], proven: values };
}

/** What was sold at each rate, its tax within: one line of it, or all of them together. */
export function ofRates(rows: readonly TillRow[]): Derived[] {
  const sold = valuesOf(rows, 'taxed');
  if (sold.length === 0) return [];
  return [{ value: sold.reduce((sum, value) => sum.plus(value)), kind: 'table', weight: 1.5 }];
}

function threeThatAdd(money: readonly Amount[]): Decimal[] {
  return money.flatMap(({ value: gross }) => {
    const parts = money.filter(({ value }) => value.gt(0) && value.lt(gross));
    const adds = parts.some(({ value: net }) =>
      parts.some(({ value: tax }) => tax.lte(net.times(HIGHEST_RATE)) && net.plus(tax).eq(gross)),
    );
    return adds ? [gross] : [];
  });
}

/** Net and tax where a rate on the receipt leads from one to the other. */
function netTimesRate({ money }: TillRow, rates: readonly Decimal[]): Decimal[] {
  return money.flatMap(({ value: net }) =>
    money.flatMap(({ value: tax }) =>
      rates.some((rate) => tax.gt(0) && net.times(rate).div(100).minus(tax).abs().lt(CENT)) ? [net.plus(tax)] : [],
    ),
  );
}

function netBesideTax(money: readonly Amount[]): Decimal[] {
  return money.slice(1).flatMap(({ value: tax }, index) => {
    const net = money[index]?.value;
    return net?.gt(0) && tax.gt(0) && tax.lte(net.times(HIGHEST_RATE)) ? [net.plus(tax)] : [];
  });
}

export const distinct = (values: readonly Decimal[]): Decimal[] =>
  values.filter((value, index) => values.findIndex((other) => other.minus(value).abs().lt(CENT.div(2))) === index);

// Whether the figures of rows under their headings are products, whichever sign stands before the decimals.
import { Decimal } from 'decimal.js';
import type { Box } from '../../../page-model.ts';
import type { Cell, TextRow } from '../../text/document-text.ts';
import { isAligned } from '../aligned.ts';
import { countsOf } from '../row/count-of.ts';
import { readingsOf } from '../row/readings.ts';
import { overlap } from './header-columns.ts';

/** Rows of a table that are looked at. */
const MOST_ROWS = 12;
const CENT = '0.01';
/** A price of fewer decimals is whole, and not rounded. */
const CENTS = 2;

/** The headings of a product, and of what may be taken off it. */
export type Factors = {
  readonly count: Box;
  readonly price: Box;
  readonly total: Box;
  readonly discount?: Box | undefined;
};

/**
 * Whether in each row that has a count, a price and a total under these headings so many of the price make the total, or what the row's
 * reduction leaves of it; and not of one alone.
 */
export function areProducts({ count, price, total, discount }: Factors, rowsBelow: readonly TextRow[]): boolean {
  const products = rowsBelow.slice(0, MOST_ROWS).flatMap(({ cells }) => {
    const [many, one, all] = [count, price, total].map((box) => figureUnder(cells, box));
    const counts = many && many !== one ? countsOf(many.text).map((times) => times.abs()) : [];
    if (counts.length === 0 || !one || !all || one === all) return [];
    const off = discount && figureUnder(cells, discount);
    const isFull = counts.some((times) => isProduct(times, one, all));
    const isMade = isFull || counts.some((times) => isProduct(times, one, all, off));
    const isTelling = counts.every((times) => !times.eq(1)) && /[1-9]/.test(all.text);
    return [{ isMade, proof: isTelling ? (isFull ? FULLY : REDUCED) : 0 }];
  });
  return products.every(({ isMade }) => isMade) && products.reduce((sum, { proof }) => sum + proof, 0) >= FULLY;
}
/** What is taken off makes one product by chance, and two not. */
const [REDUCED, FULLY] = [1, 2];

const figureUnder = (cells: readonly Cell[], box: Box): Cell | undefined =>
  cells.find((cell) => /\d/.test(cell.text) && (overlap(cell, box) > 0 || isAligned(cell, box)));

/** A price is printed rounded, to half its last decimal, and so is what is taken off. */
const isProduct = (times: Decimal, one: Cell, all: Cell, off?: Cell): boolean =>
  figuresOf(one).some((price) => {
    const rounding = new Decimal(10).pow(-Math.max(CENTS, price.decimalPlaces())).times(times).div(2).plus(CENT);
    const full = times.times(price);
    const left = (off ? figuresOf(off) : []).flatMap((less) => [
      full.times(new Decimal(100).minus(less).div(100)),
      full.minus(less),
    ]);
    return figuresOf(all).some((total) => [full, ...left].some((made) => made.minus(total).abs().lte(rounding)));
  });

const figuresOf = ({ text }: Cell): Decimal[] => readingsOf(text.replace(/[^\d.,]/g, '').replace(/^[.,]+|[.,]+$/g, ''));

import { Decimal } from 'decimal.js';
import type { Amount } from '../../money/figures/amount.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import { isAligned } from '../aligned.ts';
import { money } from '../line-draft.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { isProduct } from '../product.ts';
import { namedSums, sumOf } from './line-sums.ts';

/** Rounding each line may move a sum by half a cent. */
const HALF_A_CENT = '0.005';
const ROUNDING = '0.02';
/** A label says this surely that an amount is the sum of the lines. */
const LABELLED = 0.6;

/**
 * Lines whose totals come to no sum that the page names, where another column of their rows comes to the net total
 * ('Base | IVA | Importe'): that column holds what a line's net total is (EN 16931 BT-131). Or what quantity and
 * price make does, where each row's total has its VAT in it. Others stay as they were read.
 * @param net the invoice's total without VAT
 */
export function byColumnOfSum(
  lines: readonly LineOnPage[],
  evidence: readonly AmountEvidence[],
  net: Decimal | undefined,
): readonly LineOnPage[] {
  if (lines.length === 0) return lines;
  if (!net || net.isZero()) return withoutVat(lines) ?? lines;
  const tolerance = new Decimal(HALF_A_CENT).times(lines.length + 1);
  const comesTo = (sum: Decimal, total: Decimal): boolean => sum.minus(total).abs().lt(tolerance);
  const given = sumOf(lines);
  const named = namedSums(evidence, LABELLED);
  if ([net, ...named].some((sum) => comesTo(given, sum))) return lines;
  const rows = lines.map((line) => besideTotal(line, evidence));
  for (const { amount: first } of rows[0] ?? []) {
    const column = rows.map((row) => row.find(({ amount }) => isAligned(amount.box, first.box))?.amount);
    const found = column.filter((amount) => amount !== undefined);
    if (found.length < lines.length || !comesTo(Decimal.sum(...found.map(({ value }) => value)), net)) continue;
    if (found.every(({ value }, index) => isMoreThanProduct(value, lines[index]))) continue;
    return lines.map((line, index) => {
      const amount = found[index];
      if (!amount || !line.place) return line;
      const own = { ...line, netTotal: money(amount.value) };
      const boxes = { ...line.place.boxes, netTotal: amount.box };
      const price = priceOf(own, rows[index] ?? []);
      if (!price) return { ...own, place: { ...line.place, boxes } };
      const place = { ...line.place, boxes: { ...boxes, unitPrice: price.box } };
      return { ...own, unitPrice: money(price.value), place };
    });
  }
  // What is sent with the goods may stand there without a rate.
  const without = lines.map((line) => netOf(line) ?? line);
  return comesTo(sumOf(without), net) ? without : lines;
}

/** 'Unit ex VAT 50.00 | Unit inc VAT 60.00': the price beside a line's own, where that one makes no such total. */
function priceOf({ quantity, unitPrice, netTotal }: LineOnPage, beside: readonly AmountEvidence[]): Amount | undefined {
  if (quantity === undefined || unitPrice === undefined || netTotal === undefined) return undefined;
  const makes = (price: Decimal.Value) => isProduct(new Decimal(quantity), price, netTotal);
  return makes(unitPrice) ? undefined : beside.find(({ amount }) => makes(amount.value))?.amount;
}

/** 'Taxable Value 955.98 | Total 1003.78': what is more than the product that a line's own total is has its taxes in it. */
function isMoreThanProduct(value: Decimal, line: LineOnPage | undefined): boolean {
  const { quantity, unitPrice, netTotal } = line ?? {};
  if (quantity === undefined || unitPrice === undefined || netTotal === undefined) return false;
  return isProduct(new Decimal(quantity), new Decimal(unitPrice), new Decimal(netTotal)) && value.gt(netTotal);
}

/** 'Precio | % IVA | Total', VAT in the total of each row: quantity × price is what a line comes to without it. */
function withoutVat(lines: readonly LineOnPage[]): readonly WithTotal[] | undefined {
  const without = lines.flatMap((line) => netOf(line) ?? []);
  const isWhole = without.length === lines.length;
  return isWhole && without.some(({ netTotal }, index) => netTotal !== lines[index]?.netTotal) ? without : undefined;
}

/** A line by its product, where that or that with its VAT is its total. */
function netOf(line: LineOnPage): WithTotal | undefined {
  const { quantity, unitPrice, vatRate, netTotal } = line;
  if (quantity === undefined || unitPrice === undefined || vatRate === undefined || netTotal === undefined)
    return undefined;
  const product = new Decimal(quantity).times(unitPrice);
  const gross = product.times(new Decimal(vatRate).div(100).plus(1));
  if (gross.minus(netTotal).abs().gte(ROUNDING)) return undefined;
  return product.minus(netTotal).abs().lt(ROUNDING) ? { ...line, netTotal } : computed(line, product);
}

type WithTotal = LineOnPage & { readonly netTotal: string };

/** A total that is printed nowhere has no place. */
function computed(line: LineOnPage, total: Decimal): WithTotal {
  const netTotal = money(total);
  if (!line.place) return { ...line, netTotal };
  const { netTotal: _printed, ...boxes } = line.place.boxes;
  return { ...line, netTotal, place: { ...line.place, boxes } };
}

/** The other amounts of money on the row that a line's total stands on. */
export function besideTotal({ place }: LineOnPage, evidence: readonly AmountEvidence[]): AmountEvidence[] {
  const total = place?.boxes.netTotal;
  if (!place || !total) return [];
  const middle = (total.y0 + total.y1) / 2;
  return evidence.filter(
    ({ amount: { box, cell, isMoney } }) =>
      isMoney && cell.page === place.page && box !== total && box.y0 < middle && box.y1 > middle,
  );
}

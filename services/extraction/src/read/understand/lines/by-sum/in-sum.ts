// What stands in tables of lines and says once more what the lines come to.
import { Decimal } from 'decimal.js';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { sumOf } from './line-sums.ts';

/**
 * An amount alone in its row, under lines that come to it or over them: their sum, of which nothing is said. And one that is
 * called something, where all lines above it are counted, it is not, and they come to it; or that counts as many as they do.
 */
export function withoutBareSums(lines: readonly LineOnPage[]): readonly LineOnPage[] {
  return lines.filter((line, at) => {
    if (at > 1 && sumsUp(line, lines.slice(0, at))) return false;
    if (isUncounted(line) && at > 1 && lines.slice(0, at).every(isCounted))
      return !sumOf(lines.slice(0, at)).eq(line.netTotal ?? 0);
    if (!isBare(line)) return true;
    const next = lines.findIndex((other, index) => index > at && isBare(other));
    const groups = [lines.slice(0, at), lines.slice(at + 1, next < 0 ? undefined : next)];
    return !groups.some((group) => group.length > 0 && sumOf(group).eq(line.netTotal ?? 0));
  });
}

/** '24.00   764.80' under three of 8.00 each: how many there are of all, and what they come to. */
const sumsUp = ({ quantity, unitPrice, netTotal }: LineOnPage, above: readonly LineOnPage[]): boolean =>
  quantity !== undefined &&
  unitPrice === undefined &&
  above.every(isCounted) &&
  Decimal.sum(...above.map((line) => line.quantity ?? 0)).eq(quantity) &&
  sumOf(above).eq(netTotal ?? 0);

/** 'Fees  120.62' over three fees that come to it: what a group is called, and what it comes to, counted by its items. */
export function withoutGroupHeads(lines: readonly LineOnPage[]): readonly LineOnPage[] {
  const groups = new Map<LineOnPage, LineOnPage[]>();
  let head: LineOnPage | undefined;
  for (const line of lines) {
    if (isUncounted(line)) {
      head = line;
      groups.set(line, []);
    } else if (head) groups.get(head)?.push(line);
  }
  const heads = [...groups].filter(([{ netTotal }, items]) => items.length > 0 && sumOf(items).eq(netTotal ?? 0));
  // One item that costs what the line over it does is a chance.
  if (!heads.some(([, items]) => items.length > 1)) return lines;
  return lines.filter((line) => !heads.some(([one]) => one === line));
}

/** 'Price each: 150' under '7 | 1,050.00', in the column of totals: what one of that line costs. */
export function withPricesBelow(lines: readonly LineOnPage[]): readonly LineOnPage[] {
  return lines.flatMap((line, at) => {
    const [before, next] = [lines[at - 1], lines[at + 1]];
    if (before && isPriceOf(before, line)) return [];
    return next && isPriceOf(line, next) ? [{ ...line, unitPrice: next.netTotal }] : [line];
  });
}

const isPriceOf = ({ quantity, unitPrice, netTotal }: LineOnPage, below: LineOnPage): boolean =>
  isBare(below) &&
  quantity !== undefined &&
  unitPrice === undefined &&
  netTotal !== undefined &&
  !new Decimal(quantity).eq(1) &&
  new Decimal(quantity).times(below.netTotal ?? 0).eq(netTotal);

const isCounted = ({ quantity, unitPrice }: LineOnPage): boolean => quantity !== undefined && unitPrice !== undefined;

const isUncounted = ({ quantity, unitPrice }: LineOnPage): boolean => quantity === undefined && unitPrice === undefined;

const isBare = ({ designation, quantity, unitPrice }: LineOnPage): boolean =>
  designation === undefined && quantity === undefined && unitPrice === undefined;

/** 'HSN/SAC | Taxable value | Rate | Tax' under the lines: codes without a quantity, which come to what the lines do. */
export function withoutSummaries(tables: readonly (readonly LineOnPage[])[]): LineOnPage[] {
  const kept: LineOnPage[] = [];
  for (const table of tables) {
    const isOfCodes = table.every(({ designation, quantity }) => !quantity && !/\p{L}/u.test(designation ?? ''));
    if (kept.length > 0 && isOfCodes && sumOf(table).eq(sumOf(kept))) continue;
    kept.push(...table);
  }
  return kept;
}

/** A label says this surely that an amount is a charge. */
const LABELLED = 0.9;

/**
 * 'Kurtaxe   6   2,50   15,00' among the items, and once more behind the VAT: what the totals charge beside the net total is no
 * line where all others come to that (EN 16931 BT-108).
 */
export function withoutCharged(
  lines: readonly LineOnPage[],
  evidence: readonly AmountEvidence[],
  net: Decimal | undefined,
): readonly LineOnPage[] {
  if (!net || sumOf(lines).eq(net)) return lines;
  const lowest = Math.max(...lines.map(({ place }) => place?.page ?? 0));
  const charges = evidence.filter(
    ({ amount, scores }) =>
      (scores.charges ?? 0) >= LABELLED && amount.cell.page >= lowest && amount.isMoney && amount.value.gt(0),
  );
  const others = lines.filter(({ netTotal }) => !charges.some(({ amount }) => amount.value.eq(netTotal ?? 0)));
  return others.length > 0 && sumOf(others).eq(net) ? others : lines;
}

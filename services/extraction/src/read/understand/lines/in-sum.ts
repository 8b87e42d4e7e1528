// What stands in tables of lines and says once more what the lines come to.
import { Decimal } from 'decimal.js';
import type { LineOnPage } from './lines.ts';

/** An amount alone in its row, under lines that come to it or over them: their sum, of which nothing is said. */
export function withoutBareSums(lines: readonly LineOnPage[]): readonly LineOnPage[] {
  return lines.filter((line, at) => {
    if (!isBare(line)) return true;
    const next = lines.findIndex((other, index) => index > at && isBare(other));
    const groups = [lines.slice(0, at), lines.slice(at + 1, next < 0 ? undefined : next)];
    return !groups.some((group) => group.length > 0 && sumOf(group).eq(line.netTotal ?? 0));
  });
}

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

const sumOf = (lines: readonly LineOnPage[]): Decimal =>
  lines.reduce((sum, { netTotal }) => sum.plus(netTotal ?? 0), new Decimal(0));

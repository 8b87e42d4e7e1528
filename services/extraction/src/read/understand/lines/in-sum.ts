// What stands in tables of lines and says once more what the lines come to.
import { Decimal } from 'decimal.js';
import type { LineOnPage } from './lines.ts';

/** An amount alone in its row, under lines that come to it: their sum, of which nothing is said. */
export function withoutBareSums(lines: readonly LineOnPage[]): readonly LineOnPage[] {
  const isBare = ({ designation, quantity, unitPrice }: LineOnPage) =>
    designation === undefined && quantity === undefined && unitPrice === undefined;
  return lines.filter((line, at) => at === 0 || !isBare(line) || !sumOf(lines.slice(0, at)).eq(line.netTotal ?? 0));
}

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

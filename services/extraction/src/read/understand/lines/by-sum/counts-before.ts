import type { LineOnPage } from '../line-on-page.ts';

/** '1 APERITIF   11.50' over '2 CAFE   5.00': how many of each, where every item begins so, and not with 1, 2, 3 and so on. */
export function withCountsBefore(lines: readonly LineOnPage[]): readonly LineOnPage[] {
  const counts = lines.map(({ designation, quantity }) => quantity ?? countBefore(designation));
  const isNumbering = counts.every((count, at) => Number(count) === at + 1);
  if (lines.length < 2 || isNumbering || counts.some((count) => count === undefined)) return lines;
  return lines.map((line, at) => ({ ...line, quantity: counts[at] }));
}

/**
 * The same in a table without a column of counts, '1 ALUBIA ROJA   1,15' over '2 ARROZ REDONDO   1,30   2,60': where an item whose price is
 * printed begins with as many as make its total.
 */
export function withCountsBeforeNames(lines: readonly LineOnPage[]): readonly LineOnPage[] {
  const isTold = lines.some(
    ({ designation, quantity }) => quantity !== undefined && countBefore(designation) === quantity,
  );
  return isTold && lines.some(({ quantity }) => quantity === undefined) ? withCountsBefore(lines) : lines;
}

/** '2 CAFE', '2 0,3 Radler', '2 1/8 Hauswein', '1 4cl Likör': with the measure of one behind it. */
const countBefore = (designation = ''): string | undefined =>
  /^([1-9]\d{0,2}) (?=(?:\d{1,3}(?:[.,/]\d+)? ?)?\p{L})/u.exec(designation)?.[1];

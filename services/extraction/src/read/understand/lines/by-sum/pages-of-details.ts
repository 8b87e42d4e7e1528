import type { Decimal } from 'decimal.js';
import type { LineOnPage } from '../line-on-page.ts';
import { withoutHeads } from './group-heads.ts';
import { isWithinRounding, sumOf } from './line-sums.ts';

/** Pages that are tried: of a bill of more the summary is on the first ones. */
const MOST_PAGES = 12;

/**
 * The lines of a bill whose first pages come to one of the sums that it names, where those of all pages come to none: what follows page by
 * page (call by call, meter by meter) is what they are made of. The heads of groups among them count for nothing.
 * @param sums what the lines may come to
 */
export function withoutPagesOfDetails(lines: readonly LineOnPage[], sums: readonly Decimal[]): readonly LineOnPage[] {
  const comesTo = (some: readonly LineOnPage[]) =>
    some.length > 0 && sums.some((sum) => !sum.isZero() && isWithinRounding(sumOf(some), sum, some.length));
  if (comesTo(lines)) return lines;
  const pages = [...new Set(lines.flatMap(({ place }) => place?.page ?? []))].toSorted((one, other) => one - other);
  for (const page of pages.slice(0, -1).slice(0, MOST_PAGES)) {
    const own = withoutHeads(
      lines.filter(({ place }) => place !== undefined && place.page <= page),
      sums,
    );
    if (comesTo(own)) return own;
  }
  return lines;
}

import { decodeCursor, type Place } from './cursor.ts';
import { directionOf, type PageQuery, sortName } from './page-query.ts';
import { PageRefused } from './page-refused.ts';
import { segmentsAfter } from './segments.ts';

/** How far from either end of a list a page number is honoured, in rows. */
export const OFFSET_REACH = 10_000;

export type PagePlan = {
  /** Filters to read in turn until the page is full. */
  reads: Record<string, unknown>[];
  /** Read from the far end, or towards the front: the rows come in reverse. */
  backwards: boolean;
  skip: number;
  limit: number;
  /** Whether there are rows on the side where reading starts, and the place of the next one there where it is known. */
  behind: boolean;
  after?: Place;
};

/**
 * Decides from which end and by which ranges a page is read.
 * @throws PageRefused page.tooDeep, cursor.invalid
 */
export function planPage<Row>(query: PageQuery<Row>): PagePlan {
  const { page, total } = query;
  const { limit } = page;
  if ('cursor' in page) {
    const place = decodeCursor(page.cursor, sortName(query));
    const backwards = place.towards === 'previous';
    const reads = segmentsAfter(place, query.sort.field, directionOf(query, backwards));
    return { reads, backwards, skip: 0, limit, behind: true, after: place };
  }
  if ('last' in page) {
    const length = total ? total % limit || limit : limit;
    return { reads: [{}], backwards: true, skip: 0, limit: length, behind: false };
  }
  const { offset } = page;
  if (total !== undefined && offset < total && offset > total / 2) {
    const skip = Math.max(0, total - offset - limit);
    if (skip > OFFSET_REACH) throw new PageRefused('page.tooDeep');
    return { reads: [{}], backwards: true, skip, limit: Math.min(limit, total - offset), behind: skip > 0 };
  }
  if (offset > OFFSET_REACH) throw new PageRefused('page.tooDeep');
  return { reads: [{}], backwards: false, skip: offset, limit, behind: offset > 0 };
}

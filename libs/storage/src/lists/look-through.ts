import type { Scope } from '@comptoir/contracts';
import { scopeFilter } from '../scope.ts';
import type { Place } from './cursor.ts';
import { findRows, keyOf, type ReadRows } from './list-page.ts';
import { directionOf, type PageQuery } from './page-query.ts';
import type { PagePlan } from './plan-page.ts';
import { type Filter, segmentsBetween } from './segments.ts';

export interface LookBounds {
  readonly rows: number;
  readonly reach: number;
}

/**
 * Reads a page of rows that have a common word and others too, out of a bounded number of rows of that word: first as
 * many as `end` is from where the list begins, then up to reach.
 */
export const lookThrough =
  ({ word, end, bounds }: { word: Filter; end: Place; bounds: LookBounds }): ReadRows =>
  async <Row>(scope: Scope, query: PageQuery<Row>, plan: PagePlan) => {
    const { backwards, limit } = plan;
    const direction = directionOf(query, backwards);
    const rows: Row[] = [];
    let { skip, after } = plan;
    for (const size of [bounds.rows, bounds.reach - bounds.rows].filter((some) => some > 0)) {
      const asWord = { ...query, filter: word };
      const upTo = after ? await placeBeyond(scope, asWord, { backwards, rows: size, after }) : end;
      for (const read of segmentsBetween({ after, upTo }, query.sort.field, direction)) {
        const some = await findRows(scope, query, read, { backwards, skip, limit: limit + 1 - rows.length });
        skip = some.length > 0 || skip === 0 ? 0 : skip - (await countSkipped(scope, query, read, skip));
        rows.push(...some);
        if (rows.length > limit) return { rows };
      }
      if (!upTo) return { rows };
      after = upTo;
    }
    return { rows, cut: after };
  };

/** The place of the row so many rows on from another, or from where the list begins; none if the list ends before. */
export async function placeBeyond<Row>(
  scope: Scope,
  query: PageQuery<Row>,
  { backwards, rows, after }: { backwards: boolean; rows: number; after?: Place },
): Promise<Place | undefined> {
  const { field } = query.sort;
  // Nothing but what the index holds: no row is fetched.
  const keys = { ...query, select: field === '_id' ? ['_id'] : [field, '_id'] };
  let left = rows;
  const reads = segmentsBetween({ after }, field, directionOf(query, backwards));
  for (const [turn, read] of reads.entries()) {
    const [row] = await findRows(scope, keys, read, { backwards, skip: left, limit: 1 });
    const towards = backwards ? 'previous' : 'next';
    if (row) return { key: keyOf(row, field), id: (row as { _id: string })._id, towards, tied: true };
    if (turn < reads.length - 1) left -= await countSkipped(scope, query, read, left);
  }
  return undefined;
}

/** How many of a segment's rows were passed over, where there are no more than that. */
const countSkipped = <Row>(
  scope: Scope,
  { model, filter = {}, scopeField }: PageQuery<Row>,
  read: Filter,
  most: number,
): Promise<number> =>
  model.countDocuments({ $and: [scopeFilter(scope, scopeField), filter, read] }, { limit: Math.max(1, most) });

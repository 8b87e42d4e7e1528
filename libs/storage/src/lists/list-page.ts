import type { Scope } from '@comptoir/contracts';
import { scopeFilter } from '../scope.ts';
import { encodeCursor, type Place, type SortKey } from './cursor.ts';
import { directionOf, type Page, type PageQuery, sortName } from './page-query.ts';
import { planPage } from './plan-page.ts';

/**
 * One page of the rows a caller may see, as plain objects in the order of `sort`.
 * A page number is honoured within 10,000 rows of either end (the far end is read backwards), a cursor at any depth.
 * @throws PageRefused page.tooDeep for a page number beyond reach, cursor.invalid for a cursor of another list or none
 */
export async function listPage<Row>(scope: Scope, query: PageQuery<Row>): Promise<Page<Row>> {
  const { reads, backwards, skip, limit, behind, keyBehind } = planPage(query);
  const rows: Row[] = [];
  for (const [turn, read] of reads.entries()) {
    // One row more than the page tells whether another page follows.
    const wanted = { backwards, skip: turn === 0 ? skip : 0, limit: limit + 1 - rows.length };
    rows.push(...(await findRows(scope, query, read, wanted)));
    if (rows.length > limit) break;
  }
  const beyond = rows[limit];
  if (beyond) rows.length = limit;
  const [start, end] = [rows[0], rows.at(-1)];
  if (backwards) rows.reverse();

  const [towardsEnd, towardsStart] = backwards ? (['previous', 'next'] as const) : (['next', 'previous'] as const);
  const cursorAt = (row: Row, towards: Place['towards'], keyBeyond: SortKey | undefined): string => {
    const key = keyOf(row, query.sort.field);
    const tied = keyBeyond === undefined || sameKey(key, keyBeyond);
    return encodeCursor({ key, id: (row as { _id: string })._id, towards, tied }, sortName(query));
  };
  return {
    rows,
    ...(end && beyond ? { [towardsEnd]: cursorAt(end, towardsEnd, keyOf(beyond, query.sort.field)) } : {}),
    ...(start && behind ? { [towardsStart]: cursorAt(start, towardsStart, keyBehind) } : {}),
  };
}

/** The find a page is made of; `assertIndexed` explains the same one. */
export function findRows<Row>(
  scope: Scope,
  query: PageQuery<Row>,
  read: Record<string, unknown>,
  { backwards, skip, limit }: { backwards: boolean; skip: number; limit: number },
) {
  const { model, filter = {}, sort, select, hint, scopeField } = query;
  const direction = directionOf(query, backwards);
  const conditions = [scopeFilter(scope, scopeField), filter, read].filter((part) => Object.keys(part).length > 0);
  const find = model
    .find(conditions.length > 0 ? { $and: conditions } : {})
    .sort(sort.field === '_id' ? { _id: direction } : { [sort.field]: direction, _id: direction })
    .limit(limit)
    .lean<Row[]>();
  if (skip > 0) find.skip(skip);
  if (select) find.select(select.join(' '));
  if (hint) find.hint(hint);
  return find;
}

function keyOf<Row>(row: Row, field: string): SortKey {
  const value = field
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], row);
  return (value ?? null) as SortKey;
}

function sameKey(a: SortKey, b: SortKey): boolean {
  return a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;
}

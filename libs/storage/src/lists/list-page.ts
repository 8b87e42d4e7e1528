import type { Scope } from '@comptoir/contracts';
import { scopeFilter } from '../scope.ts';
import { encodeCursor, type Place, type SortKey } from './cursor.ts';
import { directionOf, type Page, type PageQuery, sortName } from './page-query.ts';
import { type PagePlan, planPage } from './plan-page.ts';
import { sameKey } from './segments.ts';

/**
 * One page of the rows a caller may see, as plain objects in the order of `sort`.
 * A page number is honoured within 10,000 rows of either end (the far end is read backwards), a cursor at any depth.
 * @throws PageRefused page.tooDeep for a page number beyond reach, cursor.invalid for a cursor of another list or none
 */
export async function listPage<Row>(scope: Scope, query: PageQuery<Row>, read: ReadRows = readOn): Promise<Page<Row>> {
  const plan = planPage(query);
  const { backwards, limit, behind, after } = plan;
  const { rows, cut } = await read(scope, query, plan);
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
  const onwards =
    end && beyond
      ? cursorAt(end, towardsEnd, keyOf(beyond, query.sort.field))
      : cut && encodeCursor(cut, sortName(query));
  return {
    rows,
    ...(onwards === undefined ? {} : { [towardsEnd]: onwards }),
    ...(start && behind ? { [towardsStart]: cursorAt(start, towardsStart, after?.key) } : {}),
  };
}

/**
 * Reads the rows of a page as planned, and one more that tells whether another page follows. `cut` is where reading
 * stopped before the list ended and before the page was full: the next page begins there.
 */
export type ReadRows = <Row>(
  scope: Scope,
  query: PageQuery<Row>,
  plan: PagePlan,
) => Promise<{ rows: Row[]; cut?: Place | undefined }>;

const readOn: ReadRows = async <Row>(scope: Scope, query: PageQuery<Row>, plan: PagePlan) => {
  const { reads, backwards, skip, limit } = plan;
  const rows: Row[] = [];
  for (const [turn, read] of reads.entries()) {
    const wanted = { backwards, skip: turn === 0 ? skip : 0, limit: limit + 1 - rows.length };
    rows.push(...(await findRows(scope, query, read, wanted)));
    if (rows.length > limit) break;
  }
  return { rows };
};

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

/** The cursor of what follows a row in a list sorted so; the row need not be in that list itself. */
export function cursorAfter<Row>(row: Row, { sort }: Pick<PageQuery<Row>, 'sort'>): string {
  const key = keyOf(row, sort.field);
  return encodeCursor({ key, id: (row as { _id: string })._id, towards: 'next', tied: true }, sortName({ sort }));
}

export function keyOf<Row>(row: Row, field: string): SortKey {
  const value = field
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], row);
  return (value ?? null) as SortKey;
}

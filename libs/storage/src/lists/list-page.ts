import type { Scope } from '@comptoir/contracts';
import type { Model } from 'mongoose';
import { scopeFilter } from '../scope.ts';
import { decodeCursor, encodeCursor, type Place, type SortKey } from './cursor.ts';
import { PageRefused } from './page-refused.ts';
import { type Direction, segmentsAfter } from './segments.ts';

/** How far from either end of a list a page number is honoured, in rows. */
export const OFFSET_REACH = 10_000;

export type PageQuery<Row> = {
  /** Mongoose model; rows have string `_id`s. */
  readonly model: Model<Row>;
  /** What the list is narrowed to, beside the scope. Its fields and the sort need an index: see `assertIndexed`. */
  readonly filter?: Record<string, unknown>;
  /** Ties are broken by `_id` in the same direction, so the index ends in `_id`. */
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' };
  readonly page: PagePosition;
  /** How many rows match, where it is known exactly: lets a page number near the end be read from the end. */
  readonly total?: number;
  /** Fields to read; all by default. Must hold the sort field. */
  readonly select?: readonly string[];
  /** The index to use, where MongoDB could choose another. */
  readonly hint?: Record<string, Direction>;
  /** Where rows keep their supplier's id; 'supplierId' by default. */
  readonly scopeField?: string;
};

export type PagePosition =
  | { readonly limit: number; readonly offset: number }
  | { readonly limit: number; readonly cursor: string }
  | { readonly limit: number; readonly last: true };

export type Page<Row> = {
  readonly rows: Row[];
  /** Cursor of the page after this one, absent on the last. */
  readonly next?: string;
  /** Cursor of the page before this one, absent on the first. */
  readonly previous?: string;
};

/**
 * One page of the rows a caller may see, as plain objects in the order of `sort`.
 * A page number is honoured within 10,000 rows of either end (the far end is read backwards), a cursor at any depth.
 * @throws PageRefused page.tooDeep for a page number beyond reach, cursor.invalid for a cursor of another list or none
 */
export async function listPage<Row>(scope: Scope, query: PageQuery<Row>): Promise<Page<Row>> {
  const { reads, backwards, skip, limit, hasBefore, knownAfter } = planPage(query);
  const rows: Row[] = [];
  let toSkip = skip;
  for (const read of reads) {
    const found = await findRows(scope, query, read, { backwards, skip: toSkip, limit: limit + 1 - rows.length });
    toSkip = 0;
    rows.push(...found);
    if (rows.length > limit) break;
  }
  const hasMore = rows.length > limit;
  if (hasMore) rows.length = limit;
  if (backwards) rows.reverse();
  return {
    rows,
    ...cursors(query, rows, {
      next: backwards ? knownAfter : hasMore,
      previous: backwards ? hasMore : hasBefore,
    }),
  };
}

export type PagePlan = {
  /** Filters to read in turn until the page is full. */
  reads: Record<string, unknown>[];
  backwards: boolean;
  skip: number;
  limit: number;
  hasBefore: boolean;
  knownAfter: boolean;
};

/** Decides from which end and by which ranges a page is read. */
export function planPage<Row>(query: PageQuery<Row>): PagePlan {
  const { page, total } = query;
  const limit = page.limit;
  const forward = { reads: [{}], backwards: false, skip: 0, limit, hasBefore: false, knownAfter: false };
  if ('cursor' in page) {
    const place = decodeCursor(page.cursor, sortName(query));
    const backwards = place.towards === 'previous';
    const reads = segmentsAfter(place, query.sort.field, directionOf(query, backwards));
    return { ...forward, reads, backwards, hasBefore: !backwards, knownAfter: backwards };
  }
  if ('last' in page) return { ...forward, backwards: true, limit: lastPageLength(limit, total) };

  const { offset } = page;
  if (total !== undefined && offset < total && offset > total / 2) {
    const behind = Math.max(0, total - offset - limit);
    if (behind > OFFSET_REACH) throw new PageRefused('page.tooDeep');
    const length = Math.min(limit, total - offset);
    return { ...forward, backwards: true, skip: behind, limit: length, knownAfter: behind > 0 };
  }
  if (offset > OFFSET_REACH) throw new PageRefused('page.tooDeep');
  return { ...forward, skip: offset, hasBefore: offset > 0 };
}

function lastPageLength(limit: number, total: number | undefined): number {
  return total ? total % limit || limit : limit;
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

function cursors<Row>(query: PageQuery<Row>, rows: Row[], has: { next: boolean; previous: boolean }) {
  const first = rows[0];
  const last = rows.at(-1);
  const cursorAt = (row: Row, towards: Place['towards']): string =>
    encodeCursor({ ...placeOf(row, query.sort.field), towards }, sortName(query));
  return {
    ...(has.next && last ? { next: cursorAt(last, 'next') } : {}),
    ...(has.previous && first ? { previous: cursorAt(first, 'previous') } : {}),
  };
}

function placeOf<Row>(row: Row, field: string): { key: SortKey; id: string } {
  const values = row as { readonly _id: string } & Record<string, unknown>;
  const key = field
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], values);
  return { key: (key ?? null) as SortKey, id: values._id };
}

function directionOf<Row>(query: PageQuery<Row>, backwards: boolean): Direction {
  return (query.sort.direction === 'asc') !== backwards ? 1 : -1;
}

function sortName<Row>(query: PageQuery<Row>): string {
  return `${query.sort.field} ${query.sort.direction}`;
}

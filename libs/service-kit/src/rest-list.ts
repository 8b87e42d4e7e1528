import { HEADER_NEXT_CURSOR, HEADER_PREVIOUS_CURSOR, HEADER_TOTAL_AT_LEAST } from '@comptoir/contracts';
import type { Page, PagePosition } from '@comptoir/storage';
import type { FastifyReply } from 'fastify';
import type { Static, TObject } from 'typebox';
import { Value } from 'typebox/value';
import { Problem } from './problem.ts';

/** Most rows a page may hold, whatever was asked for. */
export const MOST_ROWS = 100;
const ROWS_BY_DEFAULT = 10;

export interface RestListRequest<Filter> {
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' };
  readonly page: PagePosition;
  /** The place of the page's first row, as the caller counts it: what Content-Range begins with. */
  readonly from: number;
  readonly filter: Filter;
}

export interface RestListOptions<F extends TObject> {
  /** What may be sorted by: the name on the wire and the field it means. */
  readonly sorts: Readonly<Record<string, string>>;
  readonly defaultSort: { readonly field: string; readonly direction: 'asc' | 'desc' };
  readonly filter: F;
}

/**
 * Reads a ra-data-simple-rest list query (contracts: RestListQuery): sort, range, filter and our cursor.
 * @throws Problem request.invalid that names `sort`, `range`, `filter` or the filter's field
 */
export function readRestList<F extends TObject>(
  query: { sort?: string; range?: string; filter?: string; cursor?: string },
  options: RestListOptions<F>,
): RestListRequest<Static<F>> {
  const { from, limit } = readRange(query.range);
  return {
    sort: readSort(query.sort, options),
    page: query.cursor ? { limit, cursor: query.cursor } : { limit, offset: from },
    from,
    filter: readFilter(query.filter, options.filter),
  };
}

/** Sends a page with the headers by which ra-data-simple-rest learns its place, its total and its neighbours. */
export function sendRestList<Row>(
  reply: FastifyReply,
  resource: string,
  list: { from: number; page: Omit<Page<unknown>, 'rows'>; rows: readonly Row[]; total: number; atLeast?: boolean },
): FastifyReply {
  const { from, page, rows } = list;
  const { total, atLeast } = toldBy(list);
  const range = rows.length === 0 ? '*' : `${from}-${from + rows.length - 1}`;
  reply.header('content-range', `${resource} ${range}/${total}`);
  if (atLeast) reply.header(HEADER_TOTAL_AT_LEAST, 'true');
  if (page.next) reply.header(HEADER_NEXT_CURSOR, page.next);
  if (page.previous) reply.header(HEADER_PREVIOUS_CURSOR, page.previous);
  return reply.send(rows);
}

/** A total that was not counted to its end is never less than what the page shows, and is that where none follows. */
function toldBy({ from, page, rows, total, atLeast = false }: Parameters<typeof sendRestList>[2]) {
  if (!atLeast || rows.length === 0) return { total, atLeast };
  const shown = from + rows.length;
  return page.next === undefined ? { total: shown, atLeast: false } : { total: Math.max(total, shown), atLeast };
}

function readRange(text: string | undefined): { from: number; limit: number } {
  if (text === undefined) return { from: 0, limit: ROWS_BY_DEFAULT };
  const range = parsed(text, 'range');
  const [from, to] = Array.isArray(range) ? (range as unknown[]) : [];
  if (!isPlace(from) || !isPlace(to) || to < from) throw refused('range');
  return { from, limit: Math.min(to - from + 1, MOST_ROWS) };
}

function readSort(
  text: string | undefined,
  { sorts, defaultSort }: Pick<RestListOptions<TObject>, 'sorts' | 'defaultSort'>,
): RestListRequest<unknown>['sort'] {
  if (text === undefined) return defaultSort;
  const sort = parsed(text, 'sort');
  const [name, order] = Array.isArray(sort) ? (sort as unknown[]) : [];
  const direction = String(order).toLowerCase();
  const field = typeof name === 'string' && Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  if (!field || (direction !== 'asc' && direction !== 'desc')) throw refused('sort');
  return { field, direction };
}

function readFilter<F extends TObject>(text: string | undefined, schema: F): Static<F> {
  const filter = text === undefined ? {} : parsed(text, 'filter');
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) throw refused('filter');
  const unknown = Object.keys(filter).filter((name) => !Object.hasOwn(schema.properties, name));
  if (unknown.length > 0) {
    throw new Problem(
      'request.invalid',
      {},
      unknown.map((name) => ({ field: `filter.${name}`, code: 'unknown' })),
    );
  }
  if (Value.Check(schema, filter)) return filter as Static<F>;
  const paths = [...Value.Errors(schema, filter)].map((error) => error.instancePath.replaceAll('/', '.'));
  throw new Problem(
    'request.invalid',
    {},
    [...new Set(paths)].map((path) => ({ field: `filter${path}`, code: 'not_valid' })),
  );
}

function parsed(text: string, field: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused(field);
  }
}

const isPlace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= 100_000_000;

const refused = (field: string): Problem => new Problem('request.invalid', {}, [{ field, code: 'not_valid' }]);

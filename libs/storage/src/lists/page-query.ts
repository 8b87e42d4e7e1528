import type { Model } from 'mongoose';
import type { Direction } from './segments.ts';

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

export function directionOf<Row>({ sort }: PageQuery<Row>, backwards: boolean): Direction {
  return (sort.direction === 'asc') !== backwards ? 1 : -1;
}

/** What a cursor is bound to. */
export function sortName<Row>({ sort }: Pick<PageQuery<Row>, 'sort'>): string {
  return `${sort.field} ${sort.direction}`;
}

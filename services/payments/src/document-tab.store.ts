import type { Scope } from '@comptoir/contracts';
import { countUpTo, listCounted, type PagePosition, type PageQuery, searchFilter } from '@comptoir/storage';
import type mongoose from 'mongoose';

export interface TabQuery {
  readonly supplierId: string;
  readonly search?: string | undefined;
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' };
  readonly page: PagePosition;
}

/** What the rows of a supplier's document tab have in common: a place and a month. */
export interface TabRow {
  readonly _id: string;
  readonly supplierId: string;
  /** YYYY-MM. */
  readonly month: string;
  readonly codeLieu: string;
  readonly nomLieu: string;
  /** ISO 4217; amounts are integers of its minor units. */
  readonly currency: string;
  /** Gross turnover. */
  readonly turnover: number;
  readonly tokens: string[];
}

export const TAB_FIELDS = {
  _id: String,
  supplierId: String,
  month: String,
  codeLieu: String,
  nomLieu: String,
  currency: String,
  turnover: Number,
  tokens: [String],
} as const;

type Index = Record<string, 1>;
const indexOf = (byWords: boolean, field: string): Index => ({
  supplierId: 1,
  ...(byWords ? { tokens: 1 as const } : {}),
  [field]: 1,
  _id: 1,
});

/** An index for each field a tab is sorted by, searched or not. */
export function indexTab<Row>(schema: mongoose.Schema<Row>, fields: Iterable<string>): void {
  for (const field of new Set(fields)) for (const byWords of [false, true]) schema.index(indexOf(byWords, field));
}

/** The page of a supplier's tab. */
export function tabPageQuery<Row extends TabRow>(model: mongoose.Model<Row>, query: TabQuery): PageQuery<Row> {
  const { supplierId, search = '', sort, page } = query;
  const words = searchFilter(search);
  return {
    model,
    filter: { supplierId, ...words },
    sort,
    page,
    hint: indexOf(Object.keys(words).length > 0, sort.field),
  };
}

/** The rows of a supplier's tab that a caller may see, and how many there are. */
export async function listTab<Row extends TabRow>(
  scope: Scope,
  model: mongoose.Model<Row>,
  query: TabQuery,
): Promise<{ rows: Row[]; total: number; atLeast: boolean }> {
  const pageQuery = tabPageQuery(model, query);
  const count = () => countUpTo(scope, { model, filter: pageQuery.filter ?? {} });
  const { rows, total, atLeast } = await listCounted(scope, pageQuery, count);
  return { rows, total, atLeast };
}

import { Problem } from './problem.ts';

export interface SpecificationList {
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' };
  readonly page: { readonly limit: number; readonly offset: number };
}

/**
 * Reads the specification's list query (000 §3, list filter state): pageNo from 0, pageSize, sortBy. The form of
 * `sortBy` is not shown: a column is taken, after it `,desc` or `:desc`, or before it `-`.
 * @param columns what may be sorted by: the column's name and the field it means
 * @throws Problem request.invalid where the list has no such column
 */
export function readSpecificationList(
  query: { pageNo?: number; pageSize?: number; sortBy?: string },
  { columns, defaultSort }: { columns: Readonly<Record<string, string>>; defaultSort: SpecificationList['sort'] },
): SpecificationList {
  const { pageNo = 0, pageSize = 10, sortBy } = query;
  return {
    sort: sortBy?.trim() ? readSortBy(sortBy.trim(), columns) : defaultSort,
    page: { limit: pageSize, offset: pageNo * pageSize },
  };
}

function readSortBy(sortBy: string, columns: Readonly<Record<string, string>>): SpecificationList['sort'] {
  const [, minus, column = '', order = 'asc'] = /^(-?)(\w+)(?:[,: ](asc|desc))?$/i.exec(sortBy) ?? [];
  const field = Object.hasOwn(columns, column) ? columns[column] : undefined;
  if (!field) throw new Problem('request.invalid', {}, [{ field: 'sortBy', code: 'not_valid' }]);
  return { field, direction: minus || order.toLowerCase() === 'desc' ? 'desc' : 'asc' };
}

import { Problem } from '@comptoir/service-kit';
import { SORT_FIELDS } from './supplier.store.ts';

/** The columns of the specification's list by its own names, beside ours. */
const COLUMNS: Readonly<Record<string, string>> = { ...SORT_FIELDS, label: 'nameKey', name: 'nameKey' };

/**
 * The specification's `sortBy`, whose form it does not show: a column, after it `,desc` or `:desc`, or before it `-`.
 * @throws Problem request.invalid where the list has no such column
 */
export function readSortBy(sortBy: string | undefined): { field: string; direction: 'asc' | 'desc' } {
  if (!sortBy) return { field: SORT_FIELDS.raisonSociale, direction: 'asc' };
  const [, minus, column = '', order = 'asc'] = /^(-?)(\w+)(?:[,: ](asc|desc))?$/i.exec(sortBy) ?? [];
  const field = Object.hasOwn(COLUMNS, column) ? COLUMNS[column] : undefined;
  if (!field) throw new Problem('request.invalid', {}, [{ field: 'sortBy', code: 'not_valid' }]);
  return { field, direction: minus || order.toLowerCase() === 'desc' ? 'desc' : 'asc' };
}

import type { Place } from './cursor.ts';

export type Direction = 1 | -1;
type Filter = Record<string, unknown>;

/**
 * What lies beyond a place, as filters to read one after the other, each a single range of the index
 * that serves the sort (an $or of them beside an $in makes MongoDB sort in memory).
 * A sort field holds values of one type, or nothing: comparisons never cross types, and nothing sorts before all.
 */
export function segmentsAfter(place: Place, field: string, direction: Direction): Filter[] {
  const beyond = direction === 1 ? '$gt' : '$lt';
  if (field === '_id') return [{ _id: { [beyond]: place.id } }];
  const sameKey = { [field]: place.key, _id: { [beyond]: place.id } };
  const ties = place.tied ? [sameKey] : [];
  if (place.key === null) return direction === 1 ? [...ties, { [field]: { $ne: null } }] : ties;
  const others = { [field]: { [beyond]: place.key } };
  return direction === 1 ? [...ties, others] : [...ties, others, { [field]: null }];
}

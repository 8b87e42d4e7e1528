import type { Place, SortKey } from './cursor.ts';

export type Direction = 1 | -1;
export type Filter = Record<string, unknown>;

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

/**
 * What lies beyond one place, or from where the list begins, up to another and with it, likewise. `upTo` comes after
 * `after` in that direction.
 */
export function segmentsBetween(
  { after, upTo }: { after?: Place | undefined; upTo?: Place | undefined },
  field: string,
  direction: Direction,
): Filter[] {
  const beyond = after ? segmentsAfter(after, field, direction) : [{}];
  if (!upTo) return beyond;
  const [past, notPast] = direction === 1 ? (['$gt', '$lte'] as const) : (['$lt', '$gte'] as const);
  const ids = { ...(after && { [past]: after.id }), [notPast]: upTo.id };
  if (field === '_id') return [{ _id: ids }];
  if (after && sameKey(after.key, upTo.key)) return [{ [field]: upTo.key, _id: ids }];
  const before = shortOf(upTo.key, direction);
  return [
    // Going down, what has no key comes last, and so with the last segment or not at all.
    ...(before
      ? beyond.slice(0, after?.tied === false ? 1 : 2).map((part) => ({ $and: [part, { [field]: before }] }))
      : []),
    { [field]: upTo.key, _id: { [notPast]: upTo.id } },
  ];
}

/** The keys that come before one; undefined where none does. */
function shortOf(key: SortKey, direction: Direction): Filter | undefined {
  if (key === null) return direction === 1 ? undefined : { $ne: null };
  return direction === 1 ? { $not: { $gte: key } } : { $gt: key };
}

export function sameKey(a: SortKey, b: SortKey): boolean {
  return a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;
}

/** Whether one of two places comes later in the list as it is read; none is where the list has ended. */
export function isFurther(
  place: Place | undefined,
  than: Place | undefined,
  sort: { readonly direction: 'asc' | 'desc' },
  backwards: boolean,
): boolean {
  if (!than || !place) return than !== undefined;
  const [a, b] = [place.key, than.key];
  if (sameKey(a, b)) return false;
  const isAfter = a !== null && (b === null || a > b);
  return isAfter === ((sort.direction === 'asc') !== backwards);
}

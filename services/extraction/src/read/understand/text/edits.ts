import { distance } from 'fastest-levenshtein';

/** Whether two strings are at most `most` insertions, deletions or substitutions apart. */
export const withinEdits = (a: string, b: string, most: number): boolean =>
  Math.abs(a.length - b.length) <= most && distance(a, b) <= most;

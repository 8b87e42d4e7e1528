import type { PageText } from '../page-model.ts';

/** 'NR. 00004-00020731': where a thing was sold, and which of its papers it is. */
const PARTS = /(?<![\d-])(\d{1,6})-(\d{1,8})(?![\d-])/g;

/**
 * A number of two parts as the pages spell it, where no more than the noughts before its parts differ: a code says 4 and
 * 20731, and who prints them fills them up as he likes.
 */
export function asPrinted(number: string, pages: readonly PageText[]): string {
  const [told] = number.matchAll(PARTS);
  if (!told || told[0] !== number) return number;
  const spellings = pages.flatMap(({ rows }) =>
    rows.flatMap(({ text }) =>
      [...text.matchAll(PARTS)].filter((one) => [1, 2].every((part) => Number(one[part]) === Number(told[part]))),
    ),
  );
  const [first, ...others] = new Set(spellings.map(([spelling]) => spelling));
  return first !== undefined && others.length === 0 ? first : number;
}

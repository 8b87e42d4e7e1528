import type { DocumentText } from '../../text/document-text.ts';

/** Pages with fewer words are too empty to be told to be copies. */
const FEWEST_WORDS = 12;
/** So many words tell a copy from the page it repeats at the most: 'Original', 'Duplicado'. */
const MOST_APART = 4;

/** The numbers of pages that say once more what a page before them says: the copies for the buyer and for the files. */
export function findCopies({ pages, cells }: DocumentText): ReadonlySet<number> {
  const words = new Map(pages.map(({ number }) => [number, [] as string[]]));
  for (const cell of cells) words.get(cell.page)?.push(...cell.words.map(({ text }) => text));
  const copies = new Set<number>();
  for (const [index, { number }] of pages.entries()) {
    const own = words.get(number) ?? [];
    const isCopy = pages.slice(0, index).some((before) => repeats(own, words.get(before.number) ?? []));
    if (isCopy && own.length >= FEWEST_WORDS) copies.add(number);
  }
  return copies;
}

/** Whether the same words stand on both pages but for a few, none of which is an amount. */
function repeats(own: readonly string[], before: readonly string[]): boolean {
  if (Math.abs(own.length - before.length) > MOST_APART) return false;
  const left = new Map<string, number>();
  for (const word of before) left.set(word, (left.get(word) ?? 0) + 1);
  for (const word of own) left.set(word, (left.get(word) ?? 0) - 1);
  const apart = [...left].filter(([, count]) => count !== 0);
  const count = apart.reduce((sum, [, times]) => sum + Math.abs(times), 0);
  return count <= MOST_APART && apart.every(([word]) => !/\d[.,]\d{2}(?!\d)/.test(word));
}

import type { Scope } from '@comptoir/contracts';
import { type Counted, countUpTo } from './count.ts';
import { listPage } from './list-page.ts';
import { type LookBounds, lookThrough, placeBeyond } from './look-through.ts';
import type { Page, PageQuery } from './page-query.ts';
import { planPage } from './plan-page.ts';
import { seekPair } from './seek-pair.ts';
import { type Filter, isFurther } from './segments.ts';

export type FoundQuery<Row> = Omit<PageQuery<Row>, 'total'> & {
  /** What each word typed asks of a row, at least one: one index serves each of them alone, in the order of the list. */
  readonly words: readonly Filter[];
  /** How pairs begin that a row with all the words has (`askedPairs`), where rows keep pairs and have PAIRS_INDEX. */
  readonly pairs?: readonly string[];
};

/**
 * How much a search looks at. `rows`: of matches of one word so many are counted, and of several words the rarest, or the
 * rarest two together, may have so many rows for the total to be exact. `reach`: where all have more, so many rows of one
 * word are looked through for the others before a page is given as it is.
 */
const BOUNDS: LookBounds = { rows: 1_000, reach: 10_000 };

/**
 * Of `rows`, the share that is fetched at once where a pair has no more. A page of a pair with more rows is looked for in
 * the order of the list first, which takes less than to fetch and sort them all.
 */
const FEW = 1 / 4;

/**
 * A page of the rows that hold all the words, and how many they are: exact where that is within reach, else `atLeast`.
 * What a search costs does not grow with the rows there are. A page that was not full when reach ended says by its
 * cursor from where to look on.
 * @throws PageRefused as listPage
 */
export async function listFound<Row>(
  scope: Scope,
  { words, pairs = [], ...query }: FoundQuery<Row>,
  bounds: LookBounds = BOUNDS,
): Promise<Page<Row> & Counted> {
  const { filter = {} } = query;
  const all = { $and: [...words, filter] };
  // A narrower scope, or rows by their ids, are few rows already.
  if (words.length < 2 || scope.kind !== 'all' || Object.keys(filter).length > 0) {
    return beside(scope, { ...query, filter: all }, bounds);
  }
  const { backwards, limit } = planPage(query);
  const byPair = async (most: number) => {
    const pair = await seekPair(scope, query, pairs, most);
    return pair && beside(scope, { ...query, ...pair, filter: { $and: [pair.filter, ...words] } }, bounds);
  };
  const few = await byPair(Math.floor(bounds.rows * FEW));
  if (few) return few;

  const ends = await Promise.all(
    words.map((word) => placeBeyond(scope, { ...query, filter: word }, { backwards, rows: bounds.rows })),
  );
  const rarest = ends.reduce((best, end, at) => (isFurther(end, ends[best], query.sort, backwards) ? at : best), 0);
  const sought = { ...query, filter: soughtBy(words, rarest) };
  const end = ends[rarest];
  if (!end) return beside(scope, sought, bounds);

  const look = async (reach: number) => {
    const read = lookThrough({ word: words[rarest] ?? {}, end, bounds: { ...bounds, reach } });
    const page = await listPage(scope, sought, read);
    return { ...page, ...seen(sought, page) };
  };
  if (pairs.length === 0) return look(bounds.reach);
  const near = await look(bounds.rows);
  const isCut = near.rows.length < limit && (backwards ? near.previous : near.next) !== undefined;
  return isCut ? ((await byPair(bounds.rows)) ?? look(bounds.reach)) : near;
}

/** A total beside its page. */
async function beside<Row>(scope: Scope, query: PageQuery<Row>, bounds: LookBounds): Promise<Page<Row> & Counted> {
  const counting = countUpTo(scope, { ...query, reach: bounds.rows });
  const [page, counted] = await Promise.all([listPage(scope, query), counting]);
  const { total } = seen(query, page);
  return { ...page, ...counted, total: counted.atLeast ? Math.max(counted.total, total) : counted.total };
}

/** What a page itself tells of the total: all up to its end, and whether that is the list's end too. */
function seen<Row>({ page: position }: PageQuery<Row>, { rows, next }: Page<Row>): Counted {
  const offset = 'offset' in position ? position.offset : undefined;
  const isWhole = next === undefined && (offset === 0 || (offset !== undefined && rows.length > 0));
  return { total: rows.length > 0 ? (offset ?? 0) + rows.length : 0, atLeast: !isWhole };
}

/**
 * One word to seek rows by, the others to be looked for in them. An index has all words in one field, so that MongoDB
 * can seek any one of them, and remembers its choice for other words; what must not be without a word it cannot seek.
 */
const soughtBy = (words: readonly Filter[], by: number): Filter => ({
  $and: words.map((word, at) => (at === by ? word : { $nor: [{ $nor: [word] }] })),
});

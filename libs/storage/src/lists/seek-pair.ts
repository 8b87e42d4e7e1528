import type { Scope } from '@comptoir/contracts';
import { countUpTo } from './count.ts';
import type { PageQuery } from './page-query.ts';
import { PAIRS_INDEX } from './pairs.ts';
import type { Filter } from './segments.ts';

/**
 * How to seek the rows of the rarest of the pairs asked, in no order: all rows with that pair, and those that a former
 * release wrote without pairs, whatever they hold. Undefined where none is asked or these are more than `most` for all.
 * Nothing but the index is looked at, unless there are rows without pairs.
 */
export async function seekPair<Row>(
  scope: Scope,
  { model, scopeField }: Pick<PageQuery<Row>, 'model' | 'scopeField'>,
  asked: readonly string[],
  most: number,
): Promise<{ filter: Filter; hint: typeof PAIRS_INDEX } | undefined> {
  if (asked.length === 0) return undefined;
  const count = (filter: Filter) =>
    countUpTo(scope, {
      model,
      filter,
      hint: PAIRS_INDEX,
      reach: most,
      ...(scopeField !== undefined && { scopeField }),
    });
  // Letters and digits alone: nothing in them means anything to a pattern. Anchored, it is a range of the index.
  const beginnings = asked.map((pair) => new RegExp(`^${pair}`));
  const [without, ...having] = await Promise.all([
    count({ pairs: null }),
    ...beginnings.map((pairs) => count({ pairs })),
  ]);
  const rarest = having.reduce((best, { total }, at) => (total < (having[best]?.total ?? 0) ? at : best), 0);
  const { total = 0, atLeast = true } = having[rarest] ?? {};
  if (atLeast || without.atLeast || total + without.total > most) return undefined;
  return { filter: { pairs: { $in: [beginnings[rarest], null] } }, hint: PAIRS_INDEX };
}

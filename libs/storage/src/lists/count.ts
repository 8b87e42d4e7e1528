import type { Scope } from '@comptoir/contracts';
import type { Model } from 'mongoose';
import { scopeFilter } from '../scope.ts';

/** Past this many rows a list says 'at least' instead of counting on. */
export const COUNT_REACH = 10_000;

/** How many rows match, counted up to 10,000; `atLeast` says that there are more. Counters know exact totals. */
export async function countUpTo<Row>(
  scope: Scope,
  query: { model: Model<Row>; filter?: Record<string, unknown>; scopeField?: string; hint?: Record<string, 1 | -1> },
): Promise<{ total: number; atLeast: boolean }> {
  const filter = { $and: [scopeFilter(scope, query.scopeField), query.filter ?? {}] };
  const counted = await query.model.countDocuments(filter, {
    limit: COUNT_REACH + 1,
    ...(query.hint && { hint: query.hint }),
  });
  return { total: Math.min(counted, COUNT_REACH), atLeast: counted > COUNT_REACH };
}

import type { Scope } from '@comptoir/contracts';
import type { Model } from 'mongoose';
import { scopeFilter } from '../scope.ts';

/** Past this many rows a list says 'at least' instead of counting on. */
export const COUNT_REACH = 10_000;

/** Rows counted so far; `atLeast` says that there may be more. */
export interface Counted {
  readonly total: number;
  readonly atLeast: boolean;
}

/** How many rows match, counted up to `reach` (10,000); `atLeast` says that there are more. Counters know exact totals. */
export async function countUpTo<Row>(
  scope: Scope,
  query: {
    model: Model<Row>;
    filter?: Record<string, unknown>;
    scopeField?: string;
    hint?: Record<string, 1 | -1>;
    reach?: number;
  },
): Promise<Counted> {
  const { model, filter = {}, scopeField, hint, reach = COUNT_REACH } = query;
  const counted = await model.countDocuments(
    { $and: [scopeFilter(scope, scopeField), filter] },
    { limit: reach + 1, ...(hint && { hint }) },
  );
  return { total: Math.min(counted, reach), atLeast: counted > reach };
}

import type { Scope } from '@comptoir/contracts';
import { findRows } from './list-page.ts';
import type { PageQuery } from './page-query.ts';
import { planPage } from './plan-page.ts';

/** What MongoDB did to read one page: the stages of its winning plans and the sum of what they examined. */
export type PageCost = {
  readonly stages: readonly string[];
  readonly keysExamined: number;
  readonly docsExamined: number;
  readonly returned: number;
};

/** Reads the page once with explain('executionStats'). For tests and benchmarks. */
export async function explainPage<Row>(scope: Scope, query: PageQuery<Row>): Promise<PageCost> {
  const { reads, backwards, skip, limit } = planPage(query);
  const cost = { stages: new Set<string>(), keysExamined: 0, docsExamined: 0, returned: 0 };
  for (const [position, read] of reads.entries()) {
    const find = findRows(scope, query, read, {
      backwards,
      skip: position === 0 ? skip : 0,
      limit: limit + 1 - cost.returned,
    });
    const { queryPlanner, executionStats } = (await find.explain('executionStats')) as unknown as Explained;
    for (const stage of stagesOf(queryPlanner.winningPlan)) cost.stages.add(stage);
    cost.keysExamined += executionStats.totalKeysExamined;
    cost.docsExamined += executionStats.totalDocsExamined;
    cost.returned += executionStats.nReturned;
    if (cost.returned > limit) break;
  }
  return { ...cost, stages: [...cost.stages] };
}

/**
 * Fails when the page is not read straight from an index: on a collection scan, on a sort in memory, or when more keys
 * and rows are read than the page (and one more, which tells whether another page follows), what a page number skips,
 * and for keys one of each range that is merged (a filter with several values).
 */
export async function assertIndexed<Row>(scope: Scope, query: PageQuery<Row>): Promise<PageCost> {
  const cost = await explainPage(scope, query);
  const { limit, skip } = planPage(query);
  const bad = cost.stages.filter((stage) => stage === 'COLLSCAN' || stage === 'SORT');
  const needed = limit + 1 + skip;
  if (bad.length > 0 || cost.docsExamined > needed || cost.keysExamined > needed + MERGED_RANGES) {
    throw new Error(
      `not served by an index: ${query.model.modelName} ${JSON.stringify({ filter: query.filter, sort: query.sort })} ` +
        `took ${cost.stages.join(' > ')}, ${cost.keysExamined} keys, ${cost.docsExamined} rows for ${cost.returned}`,
    );
  }
  return cost;
}

const MERGED_RANGES = 50;

type Plan = { stage?: string; inputStage?: Plan; inputStages?: Plan[]; queryPlan?: Plan };
type Explained = {
  queryPlanner: { winningPlan: Plan };
  executionStats: { totalKeysExamined: number; totalDocsExamined: number; nReturned: number };
};

function stagesOf(plan: Plan): string[] {
  const inner = [plan.queryPlan, plan.inputStage, ...(plan.inputStages ?? [])].filter((part) => part !== undefined);
  return [...(plan.stage ? [plan.stage] : []), ...inner.flatMap(stagesOf)];
}

import type { Caller } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { whoIs } from './commands.ts';
import type { HistoryLine } from './history.ts';
import { isOfTraining, shownTo } from './shown.ts';

const MOST_NAMED = 8;

/** The refusal of a form that was filled from an older version: who changed what since. */
export function refuseStale(history: readonly HistoryLine[], caller: Caller): Problem {
  const viewer = whoIs(caller);
  const since = history.filter((line) => !isOfTraining(line));
  const by = [...new Set(since.map((line) => shownTo(viewer, line.by).name))].join(', ');
  const changed = since.flatMap((line) => [line.action, ...line.changes.map(({ field }) => field)]);
  const named = [...new Set(changed)];
  const changes = [...named.slice(0, MOST_NAMED), ...(named.length > MOST_NAMED ? ['…'] : [])].join(', ');
  return new Problem('version.stale', { by: by || '?', changes: changes || '?' });
}

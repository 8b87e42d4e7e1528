import { type DeadLetterState, type DeadLetterSummary, SERVICES, type ServiceName } from '@comptoir/contracts';
import { DEAD_LETTERS_PATH, type DeadLetterDesk, MOST_ROWS, Problem } from '@comptoir/service-kit';
import type { AskService, Question } from './ask-service.ts';

type Page = { readonly rows: readonly DeadLetterSummary[]; readonly total: number };
type Names = ServiceName | 'gateway';

export interface MergedPage extends Page {
  /** Services that did not answer: their letters are missing. */
  readonly unavailable: readonly string[];
}

export interface DeadLetterQuery {
  readonly service?: string;
  readonly state: DeadLetterState;
  readonly from: number;
  readonly limit: number;
}

const EVERYBODY: readonly Names[] = [...SERVICES, 'gateway'];

/**
 * The dead letters of all services as one list, or of the one named. Each is asked for as many as the page reaches, so
 * the merged list goes as far as one page of a service does; the list of one service has no such end.
 * @throws Problem request.invalid that names `range`
 */
export async function listDeadLetters(
  parts: { ask: AskService; own: DeadLetterDesk },
  { service, ...query }: DeadLetterQuery,
  question: Omit<Question, 'path'>,
): Promise<MergedPage> {
  const asked = EVERYBODY.filter((name) => service === undefined || name === service);
  const reach = query.from + query.limit;
  if (asked.length > 1 && reach > MOST_ROWS)
    throw new Problem('request.invalid', {}, [{ field: 'range', code: 'not_valid' }]);
  const range = asked.length > 1 ? { from: 0, limit: reach } : query;
  const pages = await Promise.all(
    asked.map(async (name) => [name, await pageOf(parts, name, { state: query.state, ...range }, question)] as const),
  );
  const answered = pages.flatMap(([, page]) => page ?? []);
  const merged = answered.flatMap(({ rows }) => rows).sort(latestFirst);
  return {
    rows: asked.length > 1 ? merged.slice(query.from, reach) : merged,
    total: answered.reduce((sum, { total }) => sum + total, 0),
    unavailable: pages.filter(([, page]) => page === undefined).map(([name]) => name),
  };
}

const latestFirst = (one: DeadLetterSummary, other: DeadLetterSummary): number =>
  other.at.localeCompare(one.at) || other.id.localeCompare(one.id);

async function pageOf(
  { ask, own }: { ask: AskService; own: DeadLetterDesk },
  name: Names,
  { state, from, limit }: { state: DeadLetterState; from: number; limit: number },
  question: Omit<Question, 'path'>,
): Promise<Page | undefined> {
  if (name === 'gateway') return own.list({ state, from, limit });
  const query = new URLSearchParams({
    filter: JSON.stringify({ state }),
    range: JSON.stringify([from, from + limit - 1]),
  });
  const answer = await ask(name, { ...question, path: `${DEAD_LETTERS_PATH}?${query}` }).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'service.unavailable') return undefined;
    throw error;
  });
  if (answer?.status !== 200) return undefined;
  return {
    rows: answer.body as DeadLetterSummary[],
    total: Number(answer.header('content-range')?.split('/')[1] ?? 0),
  };
}

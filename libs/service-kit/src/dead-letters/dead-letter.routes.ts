import {
  DeadLetterDetail,
  DeadLetterDiscard,
  DeadLetterFilter,
  DeadLetterOutcome,
  DeadLetterParams,
  DeadLetterReplay,
  DeadLetterSummary,
  type Decider,
  RestListQuery,
} from '@comptoir/contracts';
import { Type } from 'typebox';
import { callerOf } from '../access.ts';
import type { App } from '../build-service.ts';
import { type Asking, deciderOf } from '../decisions/decider.ts';
import { Problem } from '../problem.ts';
import { readRestList, sendRestList } from '../rest-list.ts';
import type { DeadLetterDesk } from './dead-letter-desk.ts';

export const DEAD_LETTERS_PATH = '/api/v1/dead-letters';

/** What a service offers to decide about the dead letters of its own consumer, for administrators. */
export function deadLetterRoutes(
  app: App,
  { service, deadLetters: desk }: { service: string; deadLetters: DeadLetterDesk },
): void {
  const config = { action: 'deadLetter.manage' } as const;
  const params = DeadLetterParams;

  app.get(
    DEAD_LETTERS_PATH,
    { config, schema: { querystring: RestListQuery, response: { 200: Type.Array(DeadLetterSummary) } } },
    async (request, reply) => {
      const { filter, from, page } = readDeadLetterList(request.query);
      const isOurs = filter.service === undefined || filter.service === service;
      const { rows, total } = isOurs
        ? await desk.list({ state: filter.state ?? 'waiting', from, limit: page.limit })
        : { rows: [], total: 0 };
      return sendRestList(reply, 'dead-letters', { from, page: {}, rows, total });
    },
  );
  app.get(
    `${DEAD_LETTERS_PATH}/:id`,
    { config, schema: { params, response: { 200: DeadLetterDetail } } },
    async (request) => desk.open(request.params.id),
  );
  app.post(
    `${DEAD_LETTERS_PATH}/:id/replay`,
    { config, schema: { params, body: DeadLetterReplay, response: { 200: DeadLetterOutcome } } },
    async (request) => desk.replay(request.params.id, { by: personOf(request), ...request.body }),
  );
  app.post(
    `${DEAD_LETTERS_PATH}/:id/discard`,
    { config, schema: { params, body: DeadLetterDiscard, response: { 200: DeadLetterOutcome } } },
    async (request) => desk.discard(request.params.id, { by: personOf(request), ...request.body }),
  );
}

/**
 * Reads the list's query; it has one order, the latest first.
 * @throws Problem request.invalid
 */
export function readDeadLetterList(query: { sort?: string; range?: string; filter?: string }) {
  const list = readRestList(query, {
    sorts: { at: 'at' },
    defaultSort: { field: 'at', direction: 'desc' },
    filter: DeadLetterFilter,
  });
  if (list.sort.direction === 'asc') throw new Problem('request.invalid', {}, [{ field: 'sort', code: 'not_valid' }]);
  return list;
}

/** A decision is a person's. @throws Problem access.denied for a service */
function personOf(request: Asking): Decider {
  if (callerOf(request).kind !== 'user') throw new Problem('access.denied');
  return deciderOf(request);
}

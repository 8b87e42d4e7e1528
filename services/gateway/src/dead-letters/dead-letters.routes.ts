import {
  can,
  DeadLetterDetail,
  DeadLetterDiscard,
  DeadLetterOutcome,
  DeadLetterParams,
  DeadLetterReplay,
  DeadLetterSummary,
  HEADER_UNAVAILABLE,
  RestListQuery,
  SERVICES,
  type ServiceName,
  type UserCaller,
} from '@comptoir/contracts';
import {
  type App,
  DEAD_LETTERS_PATH,
  type DeadLetterDesk,
  Problem,
  readDeadLetterList,
  sendRestList,
} from '@comptoir/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { TellDecision } from '../decisions/tell-decision.ts';
import type { CookieNames } from '../door/cookies.ts';
import type { Limits } from '../door/limits.ts';
import type { Sessions } from '../session/sessions.ts';
import type { AskService, Question } from './ask-service.ts';
import { listDeadLetters } from './list-dead-letters.ts';

export interface DeadLetterParts {
  readonly ask: AskService;
  /** The gateway's own letters: it hears events too. */
  readonly own: DeadLetterDesk;
  readonly tell: TellDecision;
  readonly sessions: Sessions;
  readonly cookies: CookieNames;
  readonly limits: Limits;
}

type Request = Pick<FastifyRequest, 'id' | 'ip' | 'cookies' | 'headers'> & FastifyRequest;

/** The dead letters of every service in one place: a list of all, and each one at the service its id names. */
export function deadLetterRoutes(app: App, parts: DeadLetterParts): void {
  const { ask, own, tell } = parts;
  const config = { public: true } as const;
  const params = DeadLetterParams;
  const byId = `${DEAD_LETTERS_PATH}/:id`;

  app.get(
    DEAD_LETTERS_PATH,
    { config, schema: { querystring: RestListQuery, response: { 200: Type.Array(DeadLetterSummary) } } },
    async (request, reply) => {
      const question = await questionOf(parts, request as Request);
      const { filter, from, page } = readDeadLetterList(request.query);
      const query = { ...filter, state: filter.state ?? 'waiting', from, limit: page.limit };
      const { rows, total, unavailable } = await listDeadLetters({ ask, own }, query, question);
      if (unavailable.length > 0) reply.header(HEADER_UNAVAILABLE, unavailable.join(','));
      return sendRestList(reply, 'dead-letters', { from, page: {}, rows, total });
    },
  );

  app.get(byId, { config, schema: { params, response: { 200: DeadLetterDetail } } }, async (request, reply) => {
    const question = await questionOf(parts, request as Request);
    const { id } = request.params;
    const service = serviceOf(id);
    if (service === 'gateway') return own.open(id);
    return relay(reply, ask(service, { ...question, path: pathOf(id) }));
  });

  app.post(
    `${byId}/replay`,
    { config, schema: { params, body: DeadLetterReplay, response: { 200: DeadLetterOutcome } } },
    async (request, reply) => {
      const question = await questionOf(parts, request as Request);
      const { body, params } = request;
      const service = serviceOf(params.id);
      if (service === 'gateway') {
        const letter = await own.open(params.id);
        await tell({ caller: question.caller, request }, decisionOn(letter, 'replay', body.reason));
        return own.replay(params.id, { by: question.caller, ...body });
      }
      return relay(reply, ask(service, { ...question, method: 'POST', path: pathOf(params.id, '/replay'), body }));
    },
  );

  app.post(
    `${byId}/discard`,
    { config, schema: { params, body: DeadLetterDiscard, response: { 200: DeadLetterOutcome } } },
    async (request, reply) => {
      const question = await questionOf(parts, request as Request);
      const { body, params } = request;
      const service = serviceOf(params.id);
      if (service === 'gateway') {
        const letter = await own.open(params.id);
        await tell({ caller: question.caller, request }, decisionOn(letter, 'discard', body.reason));
        return own.discard(params.id, { by: question.caller, ...body });
      }
      return relay(reply, ask(service, { ...question, method: 'POST', path: pathOf(params.id, '/discard'), body }));
    },
  );
}

/** @throws Problem session.required, rate.limited, access.denied */
async function questionOf(
  { sessions, cookies, limits }: DeadLetterParts,
  request: Request,
): Promise<Omit<Question, 'path'> & { readonly caller: UserCaller }> {
  const cookie = request.cookies[cookies.session];
  const session = cookie === undefined ? undefined : await sessions.find(cookie);
  if (!session) throw new Problem('session.required');
  const { caller } = session;
  request.userId = caller.id;
  await limits.user(request);
  if (!can(caller, 'deadLetter.manage')) throw new Problem('access.denied');
  const { id: correlationId, ip: address, headers } = request;
  const language = headers['accept-language'] ?? caller.language;
  return { caller, correlationId, language, address, userAgent: headers['user-agent'] };
}

const decisionOn = (
  { id, type, state, consumer, subject }: DeadLetterDetail,
  what: 'replay' | 'discard',
  reason?: string,
) => ({
  action: `deadLetter.${what}`,
  about: { kind: 'deadLetter', id, name: type },
  before: { state },
  after: { asked: what, consumer, subject, ...(reason !== undefined && { reason }) },
});

/** A letter's id begins with the service whose it is. @throws Problem not.found */
function serviceOf(id: string): ServiceName | 'gateway' {
  const name = id.split(/[.:]/)[0];
  const service = [...SERVICES, 'gateway' as const].find((known) => known === name);
  if (!service) throw new Problem('not.found');
  return service;
}

const pathOf = (id: string, command = ''): string => `${DEAD_LETTERS_PATH}/${encodeURIComponent(id)}${command}`;

/** Hands on what the service said, its refusal too. */
async function relay(reply: FastifyReply, asked: ReturnType<AskService>): Promise<FastifyReply> {
  const { status, body, header } = await asked;
  const type = header('content-type') ?? 'application/json';
  return reply.code(status).type(type).serializer(JSON.stringify).send(body);
}

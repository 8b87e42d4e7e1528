import { isProblemCode, type Language, languageOf } from '@comptoir/contracts';
import { isUnavailable } from '@comptoir/storage';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FieldProblem, PROBLEM_MEDIA_TYPE, Problem, toProblemDetails } from './problem.ts';
import { viewWithoutGiven } from './redaction/request-error-view.ts';

/** When to come back where something is away: an election, a restart take about as long. */
const RETRY_AFTER_S = 5;

const languageOfRequest = (request: FastifyRequest): Language =>
  request.headers['accept-language']
    ? languageOf(request.headers['accept-language'])
    : (request.caller?.language ?? languageOf(undefined));

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const details = toProblemDetails(problem, languageOfRequest(request));
  const seconds = problem.params.seconds ?? (details.status === 503 ? RETRY_AFTER_S : undefined);
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  return reply.code(details.status).type(PROBLEM_MEDIA_TYPE).serializer(JSON.stringify).send(details);
}

/** The field an AJV error speaks of, and how: `/content/netTotal` is `content.netTotal`. */
function fieldProblems(error: FastifyError): FieldProblem[] {
  return (error.validation ?? []).map(({ instancePath, keyword, params }) => {
    const path = instancePath.slice(1).replaceAll('/', '.');
    const missing =
      keyword === 'required' ? String((params as { missingProperty?: unknown }).missingProperty ?? '') : '';
    const code =
      keyword === 'required'
        ? 'required'
        : keyword === 'maxLength'
          ? 'too_long'
          : keyword === 'additionalProperties'
            ? 'unknown'
            : 'not_valid';
    return { field: [path, missing].filter(Boolean).join('.'), code };
  });
}

const PROBLEM_OF_FASTIFY: Readonly<Record<string, Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Problem('request.tooLarge'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Problem('request.mediaType'),
  FST_ERR_CTP_EMPTY_TYPE: new Problem('request.mediaType'),
};

/** Every error a handler can throw becomes problem+json; only what we did not foresee is a 500, and is logged. */
export function problemFrom(error: FastifyError | Problem, correlationId: string): Problem {
  if (error instanceof Problem) return error;
  // storage refuses a page by a code of the catalogue, without knowing problems
  if (isProblemCode(error.code)) return new Problem(error.code);
  if (isUnavailable(error)) return new Problem('database.unavailable');
  if (error.validation) return new Problem('request.invalid', {}, fieldProblems(error));
  const known = PROBLEM_OF_FASTIFY[error.code];
  if (known) return known;
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Problem('request.malformed');
  return new Problem('server.error', { correlationId });
}

export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    const problem = problemFrom(error, request.id);
    if (problem.code === 'server.error') request.log.error({ err: viewWithoutGiven(request, error) }, 'request failed');
    if (problem.code === 'database.unavailable')
      request.log.warn({ err: viewWithoutGiven(request, error) }, 'the database is away');
    return sendProblem(request, reply, problem);
  });
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new Problem('not.found')));
}

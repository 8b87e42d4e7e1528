import type { FastifyRequest } from 'fastify';
import { errorView } from './error-view.ts';
import { givenSecrets, withoutSecrets } from './given-secrets.ts';

/** An error of a request as a line may have it: without what the request itself brought along under a secret's name. */
export function viewWithoutGiven(request: Pick<FastifyRequest, 'body' | 'query' | 'headers'>, error: unknown) {
  const secrets = givenSecrets(request);
  return errorView(error, (text) => withoutSecrets(text, secrets));
}

import type { ServiceName, UserCaller } from '@comptoir/contracts';
import { CORRELATION_HEADER, countClientCall, INTERNAL_TOKEN_HEADER, Problem } from '@comptoir/service-kit';
import { inSpan } from '@comptoir/storage';
import type { Agent } from 'undici';
import type { CallerTokens } from '../proxy/caller-tokens.ts';
import { tracedHeaders } from '../proxy/headers.ts';

/** A call the gateway makes for somebody, where it needs the answer itself. */
export interface Question {
  readonly caller: UserCaller;
  readonly correlationId: string;
  /** In which language refusals are worded. */
  readonly language: string;
  /** Where they ask from, which services put into their audit trail. */
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  /** JSON, problem+json where the service refused. */
  readonly body: unknown;
  readonly header: (name: string) => string | undefined;
}

/** Asks a service as the gateway does for a caller. @throws Problem service.unavailable when it does not answer */
export type AskService = (service: ServiceName, question: Question) => Promise<Answer>;

const PATIENCE_MS = 5_000;

export function createAskService(parts: {
  agent: Agent;
  urls: Readonly<Partial<Record<ServiceName, string>>>;
  callerTokens: CallerTokens;
}): AskService {
  const { agent, urls, callerTokens } = parts;
  return async (service, { caller, correlationId, language, address, userAgent, method = 'GET', path, body }) => {
    const origin = urls[service];
    if (origin === undefined) throw new Problem('service.unavailable', { service });
    const token = await callerTokens(caller, service);
    const began = performance.now();
    const count = (status: number | 'none') =>
      countClientCall({ target: service, method, status }, performance.now() - began);
    try {
      const answer = await inSpan(`${method} ${service}`, { kind: 'client' }, () =>
        agent.request({
          origin,
          path,
          method,
          headers: {
            ...tracedHeaders(),
            [INTERNAL_TOKEN_HEADER]: token,
            [CORRELATION_HEADER]: correlationId,
            'accept-language': language,
            'x-forwarded-for': address,
            ...(userAgent !== undefined && { 'user-agent': userAgent }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(PATIENCE_MS),
        }),
      );
      count(answer.statusCode);
      const header = (name: string): string | undefined => [answer.headers[name] ?? []].flat()[0];
      return { status: answer.statusCode, body: await answer.body.json(), header };
    } catch {
      count('none');
      throw new Problem('service.unavailable', { service });
    }
  };
}
